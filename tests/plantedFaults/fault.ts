/** What is expected to notice a fault, as a regular expression. */
export type ExpectedTests =
  /** Paths of unit tests: they need no build. */
  | {readonly unit: string}
  /** Paths of tests of built files. */
  | {readonly site: string}
  /** Files and titles of browser tests, as Playwright's `--grep` reads them: `search.spec.ts .*recent`. */
  | {readonly browser: string};

/** A mistake of one line, as somebody may make it. */
export interface PlantedFault {
  readonly id: string;
  /** From the project's root. */
  readonly file: string;
  /** Occurs once in the file. */
  readonly find: string;
  readonly replace: string;
  readonly tests: ExpectedTests;
}

/** Where a fault is noticed: without a build, or in one. */
export type FaultKind = 'unit' | 'build';

export function kindOf({tests}: PlantedFault): FaultKind {
  return 'unit' in tests ? 'unit' : 'build';
}

/** The regular expression of the tests that are expected to notice a fault. */
export function patternOf({tests}: PlantedFault): string {
  return Object.values(tests)[0] ?? '';
}

/** What became of a fault: what noticed it, or nothing did. */
export interface Verdict {
  readonly fault: PlantedFault;
  readonly killedBy?: string;
}
