import type {Root} from 'mdast';
import remarkDemos from '../../../plugins/demos/node/remarkDemos';
import {PluginError} from '../../../src/node/errors';
import {lintPage} from '../prose';
import {repeatedAnchorProblems} from './anchors';
import {linkProblems, type LinkTargets} from './links';
import {listedProblems, type ListedPage} from './listed';
import type {Page} from './page';

/** The context in which a page is checked. */
export interface PageSurroundings {
  readonly published: readonly ListedPage[];
  readonly targets: LinkTargets;
}

/** A rule for every page. */
export interface PageRule {
  /** The rule in words, after "pages": `link pages and anchors that exist`. */
  readonly name: string;
  /** `docs/…/index.mdx:12: what is wrong. How to fix it.` */
  problemsOf(page: Page, surroundings: PageSurroundings): string[];
}

/** The build's problems with the demos of a page. */
function demoProblems({file, tree}: Page): string[] {
  try {
    remarkDemos()(structuredClone(tree) as Root, {path: file});
    return [];
  } catch (error) {
    if (error instanceof PluginError) {
      return [error.message.replace('[demos] ', '')];
    }
    throw error;
  }
}

/** All rules that need only the text of a page and its context. */
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
