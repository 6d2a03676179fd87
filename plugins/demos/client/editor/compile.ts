import {decode} from '@jridgewell/sourcemap-codec';
import {transform} from 'sucrase';
import {ProblemError, locationAt, type CodeLocation} from './problems';
import {guardLoops} from './loopGuard';

/** A reader's text made into a script that runs in a browser, line by line. */
export interface CompiledCode {
  /** A script that takes its imports by `require` and leaves what it exports in `exports`. */
  readonly script: string;
  /** Where in the reader's text a place of the script comes from; the export, for what stands after the text. */
  readonly locationInText: (place: CodeLocation) => CodeLocation;
  /** Where the component is exported: the place to name where the browser gives none. */
  readonly exportLocation: CodeLocation;
}

/** The original column of a column; both counted from zero. */
function mappedColumn(mappings: string, line: number, column: number): number {
  const segments = decode(mappings)[line - 1] ?? [];
  const segment = segments.filter(([generated]) => generated <= column).at(-1);
  return segment?.[3] ?? column;
}

/** Where in a script the reader's code begins: at its second token, since the compiler's own code has the place of the first. */
function readersStart(mappings: string, script: string): number {
  return decode(mappings)[0]?.[1]?.[0] ?? script.split('\n', 1)[0]!.length;
}

function syntaxProblem(thrown: unknown): ProblemError {
  const {message, loc} = thrown as Error & {loc?: CodeLocation};
  return new ProblemError({
    kind: 'syntax',
    message: message.replace(/^Error transforming \S+: /, '').replace(/\s*\(\d+:\d+\)$/, ''),
    place: loc && {line: loc.line, column: loc.column},
  });
}

/** How long the search for the line of an error may take, in milliseconds: it compiles the text once for each line. */
export const BLAME_LIMIT_MS = 500;

/**
 * The line whose removal makes a script readable; finds early errors if the browser names no line. In a text so
 * long that the search would make the reader wait, there is none.
 */
function lineToBlame(lines: readonly string[], isReadable: (text: string) => boolean): number | undefined {
  const start = performance.now();
  for (let at = lines.length - 1; at >= 0 && performance.now() - start <= BLAME_LIMIT_MS; at -= 1) {
    if (lines[at]!.trim() !== '' && isReadable(lines.map((line, index) => (index === at ? '' : line)).join('\n'))) {
      return at;
    }
  }
  return undefined;
}

function isScript(text: string): boolean {
  try {
    // Only read, never called: whether the browser takes the text for a script.
    void new Function('require', 'exports', text);
    return true;
  } catch {
    return false;
  }
}

function transformed(text: string): {code: string; mappings: string} {
  try {
    const {code, sourceMap} = transform(text, {
      transforms: ['jsx', 'typescript', 'imports'],
      production: true,
      filePath: 'demo.tsx',
      sourceMapOptions: {compiledFilename: 'demo.js'},
    });
    return {code, mappings: sourceMap?.mappings ?? ''};
  } catch (thrown) {
    throw syntaxProblem(thrown);
  }
}

function canBeRead(text: string): boolean {
  try {
    return isScript(transformed(text).code);
  } catch {
    return false;
  }
}

/** The compiler lets some mistakes pass that the browser does not, such as a name that is declared twice. */
function checkScript(script: string, text: string): void {
  try {
    void new Function('require', 'exports', script);
  } catch (thrown) {
    const lines = text.split('\n');
    const at = lineToBlame(lines, canBeRead);
    const indentation = /^\s*/.exec(lines[at ?? 0] ?? '')?.[0].length ?? 0;
    throw new ProblemError({
      kind: 'syntax',
      message: (thrown as Error).message,
      place: at === undefined ? undefined : {line: at + 1, column: indentation + 1},
    });
  }
}

export interface CompileOptions {
  /** Whether the text may be what react-live takes: a component, an element or a call of `render`. */
  readonly isSnippet?: boolean;
  /** Whether the browser reads the script too, which finds more mistakes; only where `eval` is allowed. */
  readonly isRead?: boolean;
}

/** What comes before the rest of a snippet: imports, with or without a semicolon, and comments. */
const BEGIN = /^(?:\s*(?:import\b[^;'"]*(['"])[^'"\n]*\1\s*;?|\/\/.*\n|\/\*[\s\S]*?\*\/))*\s*/;

const EXPORT = 'export default ';

/** A text as a module, and where a place of the module is in the text. */
interface AsModule {
  readonly text: string;
  readonly inGiven: (place: CodeLocation) => CodeLocation;
}

/** A snippet as a module, all in its lines: what follows its imports is exported, unless it exports or renders by itself. */
function asModule(snippet: string): AsModule {
  if (/\bexport\s+default\b|(?:^|\n)\s*render\(/.test(snippet)) {
    return {text: snippet, inGiven: (place) => place};
  }
  const start = BEGIN.exec(snippet)?.[0].length ?? 0;
  const exported = locationAt(snippet, start);
  return {
    text: snippet.slice(0, start) + EXPORT + snippet.slice(start),
    inGiven: ({line, column}) => ({
      line,
      column: line === exported.line ? Math.max(column - EXPORT.length, Math.min(column, exported.column)) : column,
    }),
  };
}

/** Tells where a problem is in the text that was given. */
function withPlacesIn<Result>(inGiven: AsModule['inGiven'], read: () => Result): Result {
  try {
    return read();
  } catch (thrown) {
    const {problem} = thrown as ProblemError;
    throw problem?.place ? new ProblemError({...problem, place: inGiven(problem.place)}) : thrown;
  }
}

/**
 * Makes a script of what a reader typed: types and JSX gone, imports by `require`, loops guarded, every line where it was.
 *
 * @param given a module in TypeScript or JavaScript, JSX allowed
 * @throws ProblemError of kind `syntax` with the place, when the text is no module
 */
export function compileText(given: string, {isSnippet = false, isRead = true}: CompileOptions = {}): CompiledCode {
  const {text, inGiven} = isSnippet ? asModule(given) : {text: given, inGiven: (place: CodeLocation) => place};
  const {code, mappings} = withPlacesIn(inGiven, () => {
    const result = transformed(text);
    if (isRead) {
      checkScript(result.code, text);
    }
    return result;
  });
  const guarded = guardLoops(code, readersStart(mappings, code));
  const lines = text.split('\n').length;
  const exportLocation = inGiven(locationAt(text, Math.max(text.search(/\bexport\s+default\b/), 0)));
  return {
    script: guarded.code,
    exportLocation,
    locationInText: ({line, column}) =>
      line > lines
        ? exportLocation
        : inGiven({line, column: mappedColumn(mappings, line, guarded.columnBefore(line, column) - 1) + 1}),
  };
}
