import {transformSync} from '@swc/core';
import {fencesOf, type PageFence} from '../../plugins/kit/fenceCheck';
import {anchorsOf} from '../rules/pages/anchors';
import {parse} from '../rules/pages/page';
import {readProjectFile} from '../rules/projectFiles';

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
  const headings = anchorsOf({tree: parse(text)}).filter(({kind}) => kind === 'heading');
  const start = headings.findIndex(({id}) => id === heading);
  if (start === -1) {
    throw new Error(`${file} has no heading "${heading}". It has ${headings.map(({id}) => id).join(', ')}.`);
  }
  const end = headings[start + 1]?.line ?? Infinity;
  const below = fencesOf(file, text).filter(
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
  const {code, file, line} = pageFence(page, heading, which);
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
