import {transformSync} from '@swc/core';
import {fencesOf, type PageFence} from '../rules/fences/fenceCheck';
import {readProjectFile} from '../rules/projectFiles';

/**
 * The headings of a page, with the ids that they name themselves. By lines, because the parser of pages takes two seconds to
 * load, which is a long time for a test of one fence.
 */
function headingsOf(text: string, fences: readonly PageFence[]): {id: string | undefined; line: number}[] {
  const inFence = (line: number): boolean =>
    fences.some((fence) => line >= fence.line && line < fence.line + fence.code.split('\n').length);
  return text.split('\n').flatMap((content, index) => {
    const line = index + 1;
    const id = /\{\/\*\s*#(\S+)\s*\*\/\}\s*$/.exec(content)?.[1];
    return /^#{1,6}\s/.test(content) && !inFence(line) ? [{id, line}] : [];
  });
}

/**
 * A fence of a page, as readers copy it.
 *
 * @param page its folder, `react-data-grid/column-definition`
 * @param heading the id of the heading above it
 * @param which counted from zero, among the `ts` and `tsx` fences between that heading and the next
 * @throws if the page has no such heading, or no such fence below it
 */
export function pageFence(page: string, heading: string, which = 0): PageFence {
  const file = `docs/${page}/index.mdx`;
  const text = readProjectFile(file);
  const fences = fencesOf(file, text);
  const headings = headingsOf(text, fences);
  const start = headings.findIndex(({id}) => id === heading);
  if (start === -1) {
    throw new Error(`${file} has no heading "${heading}". It has ${headings.flatMap(({id}) => id ?? []).join(', ')}.`);
  }
  const end = headings[start + 1]?.line ?? Infinity;
  const below = fences.filter(
    ({line, language}) => /^tsx?$/.test(language) && line > (headings[start]?.line ?? 0) && line < end,
  );
  const found = below[which];
  if (!found) {
    throw new Error(`${file} has ${below.length} typed fences below "${heading}", not ${which + 1}.`);
  }
  return found;
}

/**
 * What a fence of a page exports, once it has run: `fenceModule('react-data-grid/column-definition', 'columns')`.
 *
 * @throws as {@link pageFence}, and whatever the fence throws
 */
export function fenceModule<Exports extends object>(page: string, heading: string, which = 0): Exports {
  return runFence<Exports>(pageFence(page, heading, which));
}

/**
 * What a fence exports, once it has run.
 *
 * @throws whatever the fence throws
 */
export function runFence<Exports extends object>({code, file, line}: PageFence): Exports {
  const compiled = transformSync(code, {
    filename: `${file}-${line}.tsx`,
    swcrc: false,
    jsc: {
      parser: {syntax: 'typescript', tsx: true},
      transform: {react: {runtime: 'automatic'}},
      target: 'es2022',
    },
    module: {type: 'commonjs'},
  }).code;
  const fence = {exports: {}};
  // The test's own `require`, so that the fence and the test have one React.
  const run = new Function('require', 'module', 'exports', compiled) as (...scope: unknown[]) => void;
  run(require, fence, fence.exports);
  return fence.exports as Exports;
}
