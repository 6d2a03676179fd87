import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {KNOWN_AXE_VIOLATIONS} from './axeExclusions';

/** Whether the element that axe names by `target` is listed for `rule`. */
async function isKnown(page: Page, rule: string, target: string): Promise<boolean> {
  const selectors = KNOWN_AXE_VIOLATIONS.filter((problem) => problem.rule === rule).map(({at}) => at);
  return (
    selectors.length > 0 &&
    page.evaluate(([element, listed]) => document.querySelector(element)?.matches(listed) ?? false, [
      target,
      selectors.join(', '),
    ] as const)
  );
}

/** Parts far from the window are laid out and styled only when they come near it; axe looks at all at once. */
const ALL_AT_ONCE = '*, ::before, ::after { content-visibility: visible !important }';

/** The rules whose outcome changes with the mode. They take most of axe's time. */
const COLOR_RULES: readonly string[] = ['color-contrast', 'link-in-text-block'];

export interface AxeScope {
  /** `colors` are the rules whose outcome changes with the mode, `structure` is all others. */
  readonly rules?: 'all' | 'colors' | 'structure';
  /** A selector of what is looked at; without it, all of the page. */
  readonly within?: string;
  /** Selectors of what is left out of it. */
  readonly without?: readonly string[];
}

function axeOn(page: Page, {rules = 'all', within, without = []}: AxeScope): AxeBuilder {
  // Outside of its legacy mode it opens one more page for each analysis, and only then it sees the frame of a demo
  // (axe.spec.ts). What it found to be right would travel here too, node by node.
  const hasFrames = page.frames().length > 1;
  const axe = new AxeBuilder({page}).setLegacyMode(!hasFrames).options({resultTypes: ['violations']});
  const inRules =
    rules === 'colors'
      ? axe.withRules([...COLOR_RULES])
      : rules === 'structure'
        ? axe.disableRules([...COLOR_RULES])
        : axe;
  if (within !== undefined) {
    inRules.include(within);
  }
  for (const selector of without) {
    inRules.exclude(selector);
  }
  return inRules;
}

/** What axe finds, one readable entry for each node. */
export async function axeViolations(page: Page, scope: AxeScope = {}): Promise<string[]> {
  const style = await page.addStyleTag({content: ALL_AT_ONCE});
  // What was far from the window takes on the mode only now, in a frame or two.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const {violations} = await axeOn(page, scope).analyze();
  await style.evaluate((element) => (element as HTMLElement).remove());
  const problems: string[] = [];
  for (const {id, help, nodes} of violations) {
    for (const {target, failureSummary} of nodes) {
      const place = target.join(' ');
      // Inside a frame, `target` has one selector for each document, and nothing of ours is listed there.
      if (target.length > 1 || !(await isKnown(page, id, place))) {
        problems.push(`${id}: ${help}\n${place}\n${failureSummary ?? ''}`);
      }
    }
  }
  return problems;
}
