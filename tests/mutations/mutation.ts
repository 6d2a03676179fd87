/** The tests that should notice a mutation, as regular expressions. */
export type ExpectedTests =
  /** Paths of unit tests: they need no build. */
  | {readonly unit: string}
  /** The tests of built files, one of its groups, and titles: `site.test.ts markdown .*links that work`. */
  | {readonly site: string}
  /** A file of the browser tests, a space, and titles, as Playwright's `--grep` reads them: `search.spec.ts .*recent`. */
  | {readonly browser: string};

/** A mistake of one line that somebody could make. */
export interface Mutation {
  readonly id: string;
  /** From the project's root. */
  readonly file: string;
  /** Occurs once in the file. */
  readonly find: string;
  readonly replace: string;
  readonly tests: ExpectedTests;
}

/** Whether noticing a mutation needs a build. */
export type MutationKind = 'unit' | 'build';

export function kindOf({tests}: Mutation): MutationKind {
  return 'unit' in tests ? 'unit' : 'build';
}

/** The regular expression of the tests that should notice a mutation. */
export function patternOf({tests}: Mutation): string {
  return Object.values(tests)[0] ?? '';
}

/** The test file that should notice a mutation in a build. */
export function testFileOf(mutation: Mutation): string {
  return patternOf(mutation).split(' ')[0] ?? '';
}

/** The result of a mutation: the tests or checks that noticed it, if any. */
export interface Verdict {
  readonly mutation: Mutation;
  readonly killedBy?: string;
}

/** The report of a test runner: names of failed and of passed tests. */
export interface Report {
  readonly failed: readonly string[];
  readonly passed: readonly string[];
}

/**
 * The result of a mutation, from the report of the tests.
 *
 * @param failing tests that also fail without the mutation, which do not count
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
