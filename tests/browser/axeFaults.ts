import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {AXE_EXCLUSIONS} from './axeExclusions';

/** What axe finds, one readable entry for each node. */
export async function axeFaults(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({page});
  AXE_EXCLUSIONS.forEach(({node}) => axe.exclude(node));
  const {violations} = await axe.analyze();
  return violations.flatMap(({id, help, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${help}\n${target.join(' ')}\n${failureSummary ?? ''}`),
  );
}
