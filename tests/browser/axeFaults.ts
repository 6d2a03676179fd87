import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {AXE_EXCLUSIONS} from './axeExclusions';

/** Parts far from the window are laid out and styled only when they come near it; axe looks at all at once. */
const ALL_AT_ONCE = '*, ::before, ::after { content-visibility: visible !important }';

/** What axe finds, one readable entry for each node. */
export async function axeFaults(page: Page): Promise<string[]> {
  await page.addStyleTag({content: ALL_AT_ONCE});
  const axe = new AxeBuilder({page});
  AXE_EXCLUSIONS.forEach(({node}) => axe.exclude(node));
  const {violations} = await axe.analyze();
  return violations.flatMap(({id, help, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${help}\n${target.join(' ')}\n${failureSummary ?? ''}`),
  );
}
