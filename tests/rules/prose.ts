import {problemAt, type Page} from './pages/page';
import {blocksIn, lineAt, textOf} from './prose/blocks';
import {frontMatterProblems} from './prose/frontMatter';
import {structureProblems} from './prose/structure';
import {sentenceProblems, wordProblems} from './prose/words';

/**
 * Checks the texts of a page against the rules that a machine can check. Code, fences, props of elements and quotations are
 * not checked.
 *
 * @returns `docs/…/index.mdx:12: what is wrong. How to fix it.`, in the order of the lines
 */
export function lintPage(page: Page): string[] {
  const inText = blocksIn(page.tree).flatMap((block) => {
    const text = textOf(block);
    return [...wordProblems(text), ...sentenceProblems(text)].map(({offset, what}) =>
      problemAt(page.file, lineAt(block, offset), what),
    );
  });
  const lineOf = (problem: string): number => Number(/:(\d+): /.exec(problem)?.[1]);
  return [...frontMatterProblems(page), ...structureProblems(page), ...inText].sort((a, b) => lineOf(a) - lineOf(b));
}
