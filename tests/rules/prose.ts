import {faultAt, type Page} from './pages/page';
import {blocksIn, lineAt, textOf} from './prose/blocks';
import {frontMatterFaults} from './prose/frontMatter';
import {structureFaults} from './prose/structure';
import {sentenceFaults, wordFaults} from './prose/words';

/**
 * Checks a page against the rules for texts that a machine can check (issue 7, "Quality"). Code, fences, the props of
 * elements and what stands in quotation marks are no prose.
 *
 * @returns `docs/…/index.mdx:12: what is wrong. How to mend it.`, in the order of the lines
 */
export function lintPage(page: Page): string[] {
  const inText = blocksIn(page.tree).flatMap((block) => {
    const text = textOf(block);
    return [...wordFaults(text), ...sentenceFaults(text)].map(({offset, what}) =>
      faultAt(page.file, lineAt(block, offset), what),
    );
  });
  const lineOf = (fault: string): number => Number(/:(\d+): /.exec(fault)?.[1]);
  return [...frontMatterFaults(page), ...structureFaults(page), ...inText].sort((a, b) => lineOf(a) - lineOf(b));
}
