import type {Root} from 'mdast';
import {PluginError} from '../../../src/node/errors';
import {didYouMean} from '../../../src/text/nearestName';
import {typeProblems, type PageFence, type TypeProblem} from '../fences/fenceCheck';
import {locationOf, type MdxElement} from '../../../src/node/mdxNodes';
import {firstCode, sampleSetOf} from '../../../plugins/playground/client/firstProgram';
import type {PlaygroundSettings} from '../../../plugins/playground/settings';
import type {PlaygroundData} from '../../../plugins/playground/node/playgroundData';
import {playgroundSettings, playgroundsIn} from '../../../plugins/playground/node/remarkPlayground';

/** A page whose playgrounds are checked. */
export interface PlaygroundPage {
  /** Path from the project's root. */
  readonly file: string;
  readonly tree: Root;
}

/** The code of a playground's first state, at the line of its element. */
interface PlaygroundCode {
  readonly fence: PageFence;
  readonly id: string;
}

function checkSample({component, sample}: PlaygroundSettings, node: MdxElement, file: string): void {
  const ids = sampleSetOf(component).samples.map(({id}) => id);
  if (sample !== undefined && !ids.includes(sample)) {
    const what = `${component} has no sample "${sample}".${didYouMean(sample, ids)}`;
    throw new PluginError('playground', what, locationOf(node, file));
  }
}

/** The code of an element's first state, or the build's problems with the element. */
function codeOf(node: MdxElement, file: string, data: PlaygroundData): PlaygroundCode | string {
  try {
    const settings = playgroundSettings(node, file, data);
    checkSample(settings, node, file);
    const line = locationOf(node, file).line ?? 1;
    return {id: settings.id, fence: {file, line, language: 'tsx', meta: '', code: firstCode(settings)}};
  } catch (error) {
    if (error instanceof PluginError) {
      return error.message.replace('[playground] ', '');
    }
    throw error;
  }
}

/** Reports a problem at the element, with the line of the generated code. */
function problemText({fence: {file, line, code}, id}: PlaygroundCode, problem: TypeProblem): string {
  const text = code.split('\n')[problem.line]?.trim();
  return `${file}:${line}: the first state of the playground "${id}" does not type-check at \`${text}\`: ${problem.what}`;
}

/**
 * Checks the playgrounds of pages: the build's own problems, and whether the code of their first state type-checks, so that
 * `start` matches the component's types.
 *
 * @param read returns the compiler's problems with code; replaces {@link typeProblems} if results are cached
 * @returns problems as `file:line: what is wrong`
 */
export function checkPlaygrounds(
  pages: readonly PlaygroundPage[],
  data: PlaygroundData,
  read: (fences: readonly PageFence[]) => readonly TypeProblem[][] = typeProblems,
): string[] {
  const all = pages.flatMap(({file, tree}) => playgroundsIn(tree).map((node) => codeOf(node, file, data)));
  const written = all.filter((one) => typeof one === 'string');
  const codes = all.filter((one) => typeof one !== 'string');
  const found = codes.length > 0 ? read(codes.map(({fence}) => fence)) : [];
  return [...written, ...codes.flatMap((code, at) => (found[at] ?? []).map((problem) => problemText(code, problem)))];
}
