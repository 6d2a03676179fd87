import {translate} from '@docusaurus/Translate';

/** A place in the text that a reader edits, both counted from one. */
export interface CodeLocation {
  readonly line: number;
  readonly column: number;
}

/**
 * What kind of thing is wrong. `syntax`: the text is no module. `import`: the site has not what is imported. `runtime`: the
 * demo threw. `unreachable`: code that the text imports could not be fetched. `halted`: the text ended the page when it ran
 * last, and waits for the reader to run it. `stopped`: the text did not answer any more.
 */
export type ProblemKind = 'syntax' | 'import' | 'runtime' | 'unreachable' | 'halted' | 'stopped';

/** What is wrong with an edited demo, as it is told to the reader. */
export interface Problem {
  readonly kind: ProblemKind;
  readonly message: string;
  /** Missing where the browser does not tell. */
  readonly place?: CodeLocation | undefined;
  /** Whether the version that threw is still the one that is shown, as after a problem in an event handler. */
  readonly isShown?: boolean;
}

export function haltedProblem(): Problem {
  return {
    kind: 'halted',
    message: translate({
      id: 'demos.editor.haltedMessage',
      message: 'The page was reloaded or closed while this code ran. Change the code, or run it again.',
      description: 'Shown instead of running an edited demo that ended the page before',
    }),
    isShown: true,
  };
}

/**
 * Why a frame has ended. `silent`: it did not answer. `left`: its code loaded another document. `unreachable`: it could not be
 * loaded. `broken`: its code has made it useless for the next text. `embedded`: the page itself is in a frame of another page.
 */
export type FrameEnd = 'silent' | 'left' | 'unreachable' | 'broken' | 'embedded';

/** Why a frame has ended, for the reader. */
export function endProblem(why: FrameEnd): Problem {
  switch (why) {
    case 'unreachable':
      return unreachableProblem();
    case 'embedded':
      return embeddedProblem();
    case 'silent':
    case 'left':
    case 'broken':
      return stoppedProblem(why);
  }
}

function embeddedProblem(): Problem {
  return {
    kind: 'halted',
    message: translate({
      id: 'demos.editor.embeddedMessage',
      message: 'This page is part of another page, where code is not run. Open it in a tab of its own.',
      description: 'Shown instead of running code on a page that another site shows in a frame',
    }),
    isShown: true,
  };
}

function stoppedProblem(why: Exclude<FrameEnd, 'unreachable' | 'embedded'>): Problem {
  return {
    kind: 'stopped',
    message:
      why === 'silent'
        ? translate({
            id: 'demos.editor.stoppedMessage',
            message: 'The code did not answer for 2 seconds and was stopped. Change the code, or run it again.',
            description: 'Shown when edited code hangs',
          })
        : translate({
            id: 'demos.editor.leftMessage',
            message:
              'The code reloaded, left or emptied its document, and was stopped. Change the code, or run it again.',
            description: 'Shown when edited code calls location.reload() or the like',
          }),
  };
}

export function unreachableProblem(): Problem {
  return {
    kind: 'unreachable',
    message: translate({
      id: 'demos.editor.frameUnreachable',
      message: 'What runs the code could not be loaded. Check the connection, then try again.',
      description: 'Shown when the document in which edited code runs cannot be fetched',
    }),
  };
}

/** A problem on its way from where it is found to where it is shown. */
export class ProblemError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
    this.name = 'ProblemError';
  }
}

/** What was thrown, as an error: a demo may throw anything. */
export function asError(thrown: unknown): Error {
  if (thrown instanceof Error) {
    return thrown;
  }
  try {
    return new Error(String(thrown));
  } catch {
    // An object without a prototype has no text.
    return new Error(Object.prototype.toString.call(thrown));
  }
}

/** The place of a character in a text. */
export function locationAt(text: string, index: number): CodeLocation {
  const before = text.slice(0, index).split('\n');
  return {line: before.length, column: (before.at(-1)?.length ?? 0) + 1};
}
