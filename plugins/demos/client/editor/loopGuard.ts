import {parse, type Node} from 'acorn';
import {simple} from 'acorn-walk';

/** How long one uninterrupted run of a demo's code may take before its loops are stopped, in milliseconds. */
export const LOOP_LIMIT_MS = 2000;

/** How many turns of a loop pass between two looks at the clock. */
const TURNS_BETWEEN_LOOKS = 256;

/** Name by which guarded code calls the guard. */
export const LOOP_GUARD_NAME = '__loopGuard';

interface Insertion {
  readonly index: number;
  readonly text: string;
}

/** What each loop needs: a call before its condition or, if it has none, at the start of its body. */
function insertionsIn(code: string): Insertion[] {
  const insertions: Insertion[] = [];
  const beforeTest = (test: Node): unknown => insertions.push({index: test.start, text: `${LOOP_GUARD_NAME}(),`});
  const inBody = ({type, start, end}: Node): unknown =>
    type === 'BlockStatement'
      ? insertions.push({index: start + 1, text: `${LOOP_GUARD_NAME}();`})
      : insertions.push({index: start, text: `{${LOOP_GUARD_NAME}();`}, {index: end, text: '}'});
  simple(parse(code, {ecmaVersion: 'latest', sourceType: 'script', allowAwaitOutsideFunction: true}), {
    WhileStatement: ({test}) => void beforeTest(test),
    DoWhileStatement: ({test}) => void beforeTest(test),
    ForStatement: ({test, body}) => void (test ? beforeTest(test) : inBody(body)),
    ForInStatement: ({body}) => void inBody(body),
    ForOfStatement: ({body}) => void inBody(body),
  });
  return insertions.sort((one, other) => one.index - other.index);
}

/** Code that cannot be parsed is left as it is: the browser says what is wrong with it. */
function insertionsOrNone(code: string): Insertion[] {
  try {
    return insertionsIn(code);
  } catch {
    return [];
  }
}

export interface GuardedCode {
  readonly code: string;
  /**
   * Where a place of the guarded code is in the code that was given.
   *
   * @param line counted from one
   * @param column counted from one
   */
  readonly columnBefore: (line: number, column: number) => number;
}

/**
 * Lets the loops of a module call the guard before each turn, so that a loop without an end, which is easily typed, does
 * not freeze the page. Lines stay where they are.
 *
 * @param code JavaScript without JSX and types
 * @param start where the reader's code begins: what the compiler puts before it has loops of its own
 */
export function guardLoops(code: string, start = 0): GuardedCode {
  const insertions = insertionsOrNone(code).filter(({index}) => index > start);
  let guarded = '';
  let from = 0;
  const moved: {line: number; column: number; length: number}[] = [];
  for (const {index, text} of insertions) {
    guarded += code.slice(from, index);
    moved.push({
      line: guarded.split('\n').length,
      column: guarded.length - guarded.lastIndexOf('\n'),
      length: text.length,
    });
    guarded += text;
    from = index;
  }
  return {
    code: guarded + code.slice(from),
    columnBefore: (line, column) =>
      moved
        .filter((insertion) => insertion.line === line && insertion.column < column)
        // A place inside an insertion is where the insertion was made.
        .reduce((before, insertion) => before - Math.min(insertion.length, column - insertion.column), column),
  };
}

/**
 * Makes the function that guarded loops call.
 *
 * @param message what the error says
 * @param now the clock, in milliseconds
 */
export function createLoopGuard(message: string, now: () => number = () => performance.now()): () => void {
  let start: number | undefined;
  let turns = 0;
  return () => {
    turns += 1;
    if (turns % TURNS_BETWEEN_LOOKS !== 0) {
      return;
    }
    if (start === undefined) {
      start = now();
      // Runs as soon as the code that loops has come to an end by itself.
      setTimeout(() => {
        start = undefined;
      });
    } else if (now() - start > LOOP_LIMIT_MS) {
      throw new Error(message);
    }
  };
}
