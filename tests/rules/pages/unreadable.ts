import {problemAt} from './page';

/** An error in front matter: a YAML exception of js-yaml. */
interface YamlProblem {
  readonly reason: string;
  /** Lines counted from zero, from the line of the opening `---`. */
  readonly mark: {readonly line: number};
}

/** An error in MDX: a message of vfile. */
interface MdxProblem {
  readonly reason: string;
  readonly line?: number;
  readonly cause?: {readonly message: string};
}

const FIXES: readonly (readonly [RegExp, string])[] = [
  [/^Expected a closing tag for `<(\w+)/, 'Close it: <$1 />, or </$1> behind what it holds.'],
  [/closing slash|closing tag/, 'Take it out, or open the tag before it.'],
  [/before name/, 'Write \\< where it is text, and code between backticks.'],
  [/import\/exports/, "Write it as in a module: import Part from '@site/…';"],
  [/expression|brace/, 'Write \\{ where it is text, and code between backticks.'],
];

/** An id as older versions of Docusaurus have it, at the end of a heading. */
const CLASSIC_ID = /^ {0,3}#{1,6}\s.*\{#([\w-]+)\}\s*$/;

/** @param line the text of the line with the error */
function fixOf(reason: string, line: string): string {
  const id = CLASSIC_ID.exec(line)?.[1];
  if (id !== undefined) {
    return `Write the id of a heading as {/* #${id} */}.`;
  }
  const [pattern, fix] = FIXES.find(([candidate]) => candidate.test(reason)) ?? [];
  const tag = pattern?.exec(reason)?.[1] ?? '';
  return fix?.replaceAll('$1', tag) ?? 'Write it as MDX has it.';
}

function isYamlProblem(error: unknown): error is YamlProblem {
  return (error as Partial<YamlProblem> | null)?.mark !== undefined;
}

/**
 * Why a page cannot be read, as a message for its writer.
 *
 * @param text the whole text of the page
 * @param error the error of reading it
 */
export function unreadableProblem(file: string, text: string, error: unknown): string {
  if (isYamlProblem(error)) {
    const fix = "Put a value with a colon, a bracket or a quotation mark into quotes: title: 'Pie: overview'.";
    return problemAt(file, error.mark.line + 1, `the front matter is no YAML: ${error.reason}. ${fix}`);
  }
  const {reason, line, cause} = error as MdxProblem;
  // "Expected a closing tag for `<div>` (5:1-5:6)" has the location of the tag; the error's own location is the end of the text.
  const opened = /^Expected a closing tag.* \((\d+):/.exec(reason)?.[1];
  const what = `${reason.replace(/ \(\d+:\d+-\d+:\d+\)/, '')}${cause ? `: ${cause.message}` : ''}.`;
  const at = Number(opened ?? line ?? 1);
  const fix = fixOf(reason, text.split('\n')[at - 1] ?? '');
  return problemAt(file, at, `the page is no MDX: ${what} ${fix}`);
}
