import remarkDemos from '../../../plugins/demos/node/remarkDemos';
import {PluginError} from '../../../src/node/errors';
import {lintPage} from '../prose';
import {repeatedAnchorProblems} from './anchors';
import {linkProblems, type LinkTargets} from './links';
import {listedProblems, type ListedPage} from './listed';
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
  /** `docs/…/index.mdx:12: what is wrong. How to fix it.` */
  problemsOf(page: Page, surroundings: PageSurroundings): string[];
}

/** What the build would say of the demos on a page. */
function demoProblems({file, tree}: Page): string[] {
  try {
    remarkDemos()(structuredClone(tree), {path: file});
    return [];
  } catch (error) {
    if (error instanceof PluginError) {
      return [error.message.replace('[demos] ', '')];
    }
    throw error;
  }
}

/** Everything that can be said of a page from its text, and what is around it. */
export const PAGE_RULES: readonly PageRule[] = [
  {
    name: 'have what was published on them',
    problemsOf(page, {published}) {
      const facts = published.find(({route}) => route === page.route);
      return facts ? listedProblems(page, facts) : [];
    },
  },
  {name: 'have each name once', problemsOf: repeatedAnchorProblems},
  {name: 'show demos that lie beside them, each once', problemsOf: demoProblems},
  {name: 'link pages and anchors that exist', problemsOf: (page, {targets}) => linkProblems(page, targets)},
  {name: 'keep to the rules for texts', problemsOf: lintPage},
];
