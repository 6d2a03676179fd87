import {Prism} from 'prism-react-renderer';

/** How long one uninterrupted run of a demo's code may take before its loops are stopped, in milliseconds. */
export const LOOP_LIMIT_MS = 2000;

/** How many turns of a loop pass between two looks at the clock. */
const TURNS_BETWEEN_LOOKS = 256;

/** Name by which guarded code calls the guard. */
export const LOOP_GUARD_NAME = '__loopGuard';

interface Token {
  readonly type: string;
  readonly text: string;
  readonly index: number;
}

type PrismTokens = ReturnType<typeof Prism.tokenize>;

function flatTokens(code: string): Token[] {
  const flat: Token[] = [];
  let index = 0;
  const walk = (tokens: PrismTokens | PrismTokens[number], type: string): void => {
    if (typeof tokens === 'string') {
      flat.push({type, text: tokens, index});
      index += tokens.length;
    } else if (Array.isArray(tokens)) {
      tokens.forEach((token) => walk(token, type));
    } else {
      walk(tokens.content as PrismTokens, tokens.type);
    }
  };
  walk(Prism.tokenize(code, Prism.languages['javascript'] ?? {}), 'plain');
  return flat.filter(({type, text}) => text.trim() !== '' && type !== 'comment');
}

interface Insertion {
  readonly index: number;
  readonly text: string;
}

/** Keywords of statements that are no expressions and have no condition to look before: loops have looks of their own. */
const STATEMENT = /^(?:for|while|do|try|return|throw|break|continue|var|let|const|class|function|debugger)$/;

/**
 * The look at the start of what a loop repeats: a block, a statement with a condition, an empty one or an expression.
 *
 * @param body index of its first token
 */
function inBody(tokens: readonly Token[], body: number): Insertion[] {
  const first = tokens[body];
  const next = tokens[body + 1];
  if (!first || STATEMENT.test(first.text) || next?.text === ':') {
    return [];
  }
  if (first.text === '{') {
    return [{index: first.index + 1, text: `${LOOP_GUARD_NAME}();`}];
  }
  if (/^(?:if|switch)$/.test(first.text) && next) {
    return [{index: next.index + 1, text: `${LOOP_GUARD_NAME}(),`}];
  }
  return [{index: first.index, text: `${LOOP_GUARD_NAME}()${first.text === ';' ? '' : ','}`}];
}

/**
 * What a `for` needs: a look before its condition, or, where it has none, as in `for (… of …)`, in what it repeats.
 *
 * @param open index of the token of its opening bracket
 */
function inFor(tokens: readonly Token[], open: number): Insertion[] {
  let depth = 0;
  for (let at = open; at < tokens.length; at += 1) {
    const {text, index} = tokens[at]!;
    const next = tokens[at + 1];
    if (/^(?:[([{]|\$\{)$/.test(text)) {
      depth += 1;
    } else if (/^[)\]}]$/.test(text)) {
      depth -= 1;
      if (depth === 0) {
        return inBody(tokens, at + 1);
      }
    } else if (text === ';' && depth === 1) {
      return [{index: index + 1, text: next?.text === ';' ? `!${LOOP_GUARD_NAME}()` : `${LOOP_GUARD_NAME}(),`}];
    }
  }
  return [];
}

function insertionsIn(tokens: readonly Token[]): Insertion[] {
  return tokens.flatMap(({type, text}, at) => {
    const bracket = tokens[at + 1]?.text === 'await' ? at + 2 : at + 1;
    const open = tokens[bracket];
    if (type !== 'keyword' || open?.text !== '(') {
      return [];
    }
    if (text === 'while') {
      return [{index: open.index + 1, text: `${LOOP_GUARD_NAME}(),`}];
    }
    return text === 'for' ? inFor(tokens, bracket) : [];
  });
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
 * not freeze the page. Lines stay where they are. A `for (… of …)` that repeats, without a block, a `try`, a `continue` or a loop
 * that never turns calls none.
 *
 * @param code JavaScript without JSX and types
 * @param start where the reader's code begins: what the compiler puts before it has loops of its own
 */
export function guardLoops(code: string, start = 0): GuardedCode {
  const insertions = insertionsIn(flatTokens(code))
    .filter(({index}) => index > start)
    // A loop in the head of another one is found after it.
    .sort((one, other) => one.index - other.index);
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
