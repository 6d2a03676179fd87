import {parsePage, type BuiltPage} from './pageTree';

/** The subject of a rule: a page, or a part of it. */
interface Subject {
  /** The URL, for messages. */
  readonly route: string;
}

/** Returns the problems of one page, in words. */
export type Rule<Page extends Subject> = (page: Page) => readonly string[];

/** The problems of pages, each with the URL of its page. If a rule throws for a page, that is a problem too. */
export function problemsIn<Page extends Subject>(pages: readonly Page[], rule: Rule<Page>): string[] {
  const problems = (page: Page): readonly string[] => {
    try {
      return rule(page);
    } catch (error) {
      return [String(error)];
    }
  };
  return pages.flatMap((page) => problems(page).map((problem) => `${page.route}: ${problem}`));
}

interface RuleTest<Page extends Subject> {
  readonly rule: Rule<Page>;
  /** The pages of the build that the rule applies to. */
  readonly pages: () => readonly Page[];
  /** The least number of such pages, so that the rule cannot pass without pages. */
  readonly least?: number;
  /** Examples that break the rule, each with the expected problems. */
  readonly planted: readonly (readonly [page: Page, problems: readonly string[]])[];
  /** Borderline examples that follow the rule. */
  readonly sound?: readonly Page[];
}

/** Tests that no page of the build breaks a rule, and that the rule finds the problems of broken examples. */
export function testRule<Page extends Subject>(
  name: string,
  {rule, pages, least = 1, planted, sound = []}: RuleTest<Page>,
): void {
  test(name, () => {
    const subjects = pages();
    expect(subjects.length).toBeGreaterThanOrEqual(least);
    expect(problemsIn(subjects, rule)).toEqual([]);
  });

  test(`${name}: what breaks it is found`, () => {
    expect(planted.map(([page]) => problemsIn([page], rule))).toEqual(
      planted.map(([{route}, problems]) => problems.map((problem) => `${route}: ${problem}`)),
    );
    expect(planted.filter(([, problems]) => problems.length === 0)).toEqual([]);
    expect(planted.length).toBeGreaterThan(0);
    expect(problemsIn(sound, rule)).toEqual([]);
  });
}

/** A short page, as a base for broken examples. */
export function fixturePage(html: string, route = '/x/fixture/'): BuiltPage {
  return parsePage(route, html);
}
