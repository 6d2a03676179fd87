/** What is expected to notice a mutation, as a regular expression. */
export type ExpectedTests =
  /** Paths of unit tests: they need no build. */
  | {readonly unit: string}
  /** The tests of built files, one of its groups, and titles: `site.test.ts markdown .*links that work`. */
  | {readonly site: string}
  /** A file of the browser tests, a space, and titles, as Playwright's `--grep` reads them: `search.spec.ts .*recent`. */
  | {readonly browser: string};

/** A mistake of one line, as somebody may make it. */
export interface Mutation {
  readonly id: string;
  /** From the project's root. */
  readonly file: string;
  /** Occurs once in the file. */
  readonly find: string;
  readonly replace: string;
  readonly tests: ExpectedTests;
}

/** Where a mutation is noticed: without a build, or in one. */
export type MutationKind = 'unit' | 'build';

export function kindOf({tests}: Mutation): MutationKind {
  return 'unit' in tests ? 'unit' : 'build';
}

/** The regular expression of the tests that are expected to notice a mutation. */
export function patternOf({tests}: Mutation): string {
  return Object.values(tests)[0] ?? '';
}

/** The file of the tests that are expected to notice a mutation in a build. */
export function testFileOf(mutation: Mutation): string {
  return patternOf(mutation).split(' ')[0] ?? '';
}

/** What became of a mutation: what noticed it, or nothing did. */
export interface Verdict {
  readonly mutation: Mutation;
  readonly killedBy?: string;
}

/** What a test runner says: the names of the tests that failed, and of those that passed. */
export interface Report {
  readonly failed: readonly string[];
  readonly passed: readonly string[];
}

/**
 * What became of a mutation, by what the tests said.
 *
 * @param failing tests that fail without the mutation too: they tell nothing
 */
export function verdictOf(mutation: Mutation, report: Report, failing: ReadonlySet<string>): Verdict {
  const pattern = new RegExp(patternOf(mutation));
  const isNamed = (name: string): boolean => pattern.test(name) && !failing.has(name);
  const killedBy = report.failed.find(isNamed);
  if (killedBy === undefined && !report.passed.some(isNamed)) {
    console.log(
      `${mutation.id}: no test that passes without the mutation matches ${pattern.source}. Name another one.`,
    );
  }
  return killedBy === undefined ? {mutation} : {mutation, killedBy};
}
