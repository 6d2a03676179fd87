import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {KNOWN_AXE_FAULTS} from './axeExclusions';

/** Tells whether the element that axe names by `target` is listed for `rule`. */
async function isKnown(page: Page, rule: string, target: string): Promise<boolean> {
  const selectors = KNOWN_AXE_FAULTS.filter((fault) => fault.rule === rule).map(({at}) => at);
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

/** The rules whose outcome changes with the mode: the rest was looked at in the other one. */
export const COLOR_RULES: readonly string[] = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds, one readable entry for each node.
 *
 * @param rules without them, all
 */
export async function axeFaults(page: Page, rules?: readonly string[]): Promise<string[]> {
  const style = await page.addStyleTag({content: ALL_AT_ONCE});
  // What it found to be right would travel here too, node by node.
  const axe = new AxeBuilder({page}).options({resultTypes: ['violations']});
  const {violations} = await (rules ? axe.withRules([...rules]) : axe).analyze();
  await style.evaluate((element) => (element as HTMLElement).remove());
  const faults: string[] = [];
  for (const {id, help, nodes} of violations) {
    for (const {target, failureSummary} of nodes) {
      const place = target.join(' ');
      // Inside a frame, `target` has one selector for each document, and nothing of ours is listed there.
      if (target.length > 1 || !(await isKnown(page, id, place))) {
        faults.push(`${id}: ${help}\n${place}\n${failureSummary ?? ''}`);
      }
    }
  }
  return faults;
}
