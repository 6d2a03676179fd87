import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import axeCore from 'axe-core';
import {KNOWN_AXE_VIOLATIONS} from './axeExclusions';
import {markDistinctText, unmarkDistinctText} from './distinctText';

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
}

/** For the builder, which reads axe twice for each analysis otherwise. It is there already. */
const NOTHING_TO_READ = 'undefined';

/**
 * Reads axe once for each document, and has it check the colors of a few elements of each look.
 *
 * @param distinct a selector of those elements
 */
async function readAxe(page: Page, distinct: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axeCore.source);
  }
  await page.evaluate(
    (selector) =>
      (window as unknown as {axe: typeof axeCore}).axe.configure({
        rules: [
          {id: 'color-contrast', selector},
          {id: 'link-in-text-block', selector: `a[href]${selector}`},
        ],
      }),
    distinct,
  );
}

async function axeOn(page: Page, {rules = 'all', within}: AxeScope): Promise<AxeBuilder> {
  // Outside of its legacy mode it opens one more page for each analysis, and only then it sees the frame of a demo
  // (axe.spec.ts). What it found to be right would travel here too, node by node.
  const hasFrames = page.frames().length > 1;
  if (!hasFrames) {
    await readAxe(page, await markDistinctText(page, within ?? 'body'));
  }
  const axe = new AxeBuilder({page, ...(hasFrames ? {} : {axeSource: NOTHING_TO_READ})})
    .setLegacyMode(!hasFrames)
    .options({resultTypes: ['violations']});
  const inRules =
    rules === 'colors'
      ? axe.withRules([...COLOR_RULES])
      : rules === 'structure'
        ? axe.disableRules([...COLOR_RULES])
        : axe;
  if (within !== undefined) {
    inRules.include(within);
  }
  return inRules;
}

/** Axe's violations, one readable line for each element. Of elements whose text looks alike, the colors of some are checked. */
export async function axeViolations(page: Page, scope: AxeScope = {}): Promise<string[]> {
  const style = await page.addStyleTag({content: ALL_AT_ONCE});
  // Parts that were far from the viewport need a frame or two for the colors of the mode.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const {violations} = await (await axeOn(page, scope)).analyze();
  await style.evaluate((element) => (element as HTMLElement).remove());
  const problems: string[] = [];
  for (const {id, help, nodes} of violations) {
    for (const {target, failureSummary} of nodes) {
      if (!(await isKnown(page, id, target.flat()))) {
        problems.push(`${id}: ${help}\n${target.join(' ')}\n${failureSummary ?? ''}`);
      }
    }
  }
  // Axe's selectors may name the marks.
  await unmarkDistinctText(page);
  return problems;
}
