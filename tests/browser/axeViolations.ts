import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {KNOWN_AXE_VIOLATIONS} from './axeExclusions';

/** Whether the exclusions list an element for a rule. `target` is axe's: one selector for each document on the way to it. */
async function isKnown(page: Page, rule: string, target: readonly string[]): Promise<boolean> {
  const selectors = KNOWN_AXE_VIOLATIONS.filter((problem) => problem.rule === rule).map(({at}) => at);
  return (
    selectors.length > 0 &&
    page.evaluate(
      ([steps, listed]) => {
        const element = steps.reduce<Element | null | undefined>(
          (frame, step, index) =>
            (index === 0 ? document : (frame as HTMLIFrameElement | null)?.contentDocument)?.querySelector(step),
          undefined,
        );
        return element?.matches(listed) ?? false;
      },
      [target, selectors.join(', ')] as const,
    )
  );
}

/** Axe checks the whole page, but parts far from the viewport are only laid out and styled when they come near it. */
const ALL_AT_ONCE = '*, ::before, ::after { content-visibility: visible !important }';

/** The rules whose result depends on the color mode. They take most of axe's time. */
const COLOR_RULES: readonly string[] = ['color-contrast', 'link-in-text-block'];

export interface AxeScope {
  /** `colors` are the rules whose result depends on the color mode, `structure` is all others. */
  readonly rules?: 'all' | 'colors' | 'structure';
  /** A selector of what to check; by default the whole page. */
  readonly within?: string;
  /** Selectors of what to leave out. */
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

/** Axe's violations, one readable line for each element. */
export async function axeViolations(page: Page, scope: AxeScope = {}): Promise<string[]> {
  const style = await page.addStyleTag({content: ALL_AT_ONCE});
  // Parts that were far from the viewport need a frame or two for the colors of the mode.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const {violations} = await axeOn(page, scope).analyze();
  await style.evaluate((element) => (element as HTMLElement).remove());
  const problems: string[] = [];
  for (const {id, help, nodes} of violations) {
    for (const {target, failureSummary} of nodes) {
      if (!(await isKnown(page, id, target.flat()))) {
        problems.push(`${id}: ${help}\n${target.join(' ')}\n${failureSummary ?? ''}`);
      }
    }
  }
  return problems;
}
