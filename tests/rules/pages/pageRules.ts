import remarkDemos from '../../../plugins/demos/node/remarkDemos';
import {RoomError} from '../../../src/node/errors';
import {lintPage} from '../prose';
import {repeatedAnchorFaults} from './anchors';
import {linkFaults, type LinkTargets} from './links';
import {listedFaults, type ListedPage} from './listed';
import type {Page} from './page';

/** What a page is compared with. */
export interface PageSurroundings {
  readonly published: readonly ListedPage[];
  readonly targets: LinkTargets;
}

/** Something that every page keeps to. */
export interface PageRule {
  /** What pages do: `link pages and anchors that exist`. */
  readonly name: string;
  /** `docs/…/index.mdx:12: what is wrong. How to mend it.` */
  faultsOf(page: Page, surroundings: PageSurroundings): string[];
}

/** What the build would say of the demos on a page. */
function demoFaults({file, tree}: Page): string[] {
  try {
    remarkDemos()(structuredClone(tree), {path: file});
    return [];
  } catch (error) {
    if (error instanceof RoomError) {
      return [error.message.replace('[demos] ', '')];
    }
    throw error;
  }
}

/** Everything that can be said of a page from its text, and what is around it. */
export const PAGE_RULES: readonly PageRule[] = [
  {
    name: 'have what was published on them',
    faultsOf(page, {published}) {
      const facts = published.find(({route}) => route === page.route);
      return facts ? listedFaults(page, facts) : [];
    },
  },
  {name: 'have each name once', faultsOf: repeatedAnchorFaults},
  {name: 'show demos that lie beside them, each once', faultsOf: demoFaults},
  {name: 'link pages and anchors that exist', faultsOf: (page, {targets}) => linkFaults(page, targets)},
  {name: 'keep to the rules for texts', faultsOf: lintPage},
];
