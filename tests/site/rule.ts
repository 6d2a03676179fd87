import {parsePage, type BuiltPage} from './pageTree';

/** What a rule looks at: a page, or what is known of one. */
interface Subject {
  /** The URL by which a problem names it. */
  readonly route: string;
}

/** What is wrong with one page, in words; nothing where all is well. */
export type Rule<Page extends Subject> = (page: Page) => readonly string[];

/** What a rule has against pages, each problem behind the URL of its page. A rule that cannot judge a page says so. */
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
  /** The pages of the build that must keep it. */
  readonly pages: () => readonly Page[];
  /** How many of them there are at least: a rule about no page is none. */
  readonly least?: number;
  /** Pages that break it, each with what is found. */
  readonly planted: readonly (readonly [page: Page, problems: readonly string[]])[];
  /** Pages beside the mark that keep it. */
  readonly sound?: readonly Page[];
}

/** Tests that no page of the build breaks a rule, and that the rule finds problems that are there. */
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

/** A page of a few lines, to plant problems in. */
export function fixturePage(html: string, route = '/x/fixture/'): BuiltPage {
  return parsePage(route, html);
}
