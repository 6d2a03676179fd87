import {parsePage, type BuiltPage} from './pageTree';

/** What a rule looks at: a page, or what is known of one. */
interface Subject {
  /** The address by which a fault names it. */
  readonly route: string;
}

/** What is wrong with one page, in words; nothing where all is well. */
export type Rule<Page extends Subject> = (page: Page) => readonly string[];

/** What a rule has against pages, each fault behind the address of its page. A rule that cannot judge a page says so. */
export function faultsIn<Page extends Subject>(pages: readonly Page[], rule: Rule<Page>): string[] {
  const faults = (page: Page): readonly string[] => {
    try {
      return rule(page);
    } catch (error) {
      return [String(error)];
    }
  };
  return pages.flatMap((page) => faults(page).map((fault) => `${page.route}: ${fault}`));
}

interface RuleTest<Page extends Subject> {
  readonly rule: Rule<Page>;
  /** The pages of the build that must keep it. */
  readonly pages: () => readonly Page[];
  /** How many of them there are at least: a rule about no page is none. */
  readonly least?: number;
  /** Pages that break it, each with what is found. */
  readonly planted: readonly (readonly [page: Page, faults: readonly string[]])[];
  /** Pages beside the mark that keep it. */
  readonly sound?: readonly Page[];
}

/** Tests that no page of the build breaks a rule, and that the rule finds faults that are there. */
export function testRule<Page extends Subject>(
  name: string,
  {rule, pages, least = 1, planted, sound = []}: RuleTest<Page>,
): void {
  test(name, () => {
    const subjects = pages();
    expect(subjects.length).toBeGreaterThanOrEqual(least);
    expect(faultsIn(subjects, rule)).toEqual([]);
  });

  test(`${name}: what breaks it is found`, () => {
    expect(planted.map(([page]) => faultsIn([page], rule))).toEqual(
      planted.map(([{route}, faults]) => faults.map((fault) => `${route}: ${fault}`)),
    );
    expect(planted.filter(([, faults]) => faults.length === 0)).toEqual([]);
    expect(planted.length).toBeGreaterThan(0);
    expect(faultsIn(sound, rule)).toEqual([]);
  });
}

/** A page of a few lines, to plant faults in. */
export function fixturePage(html: string, route = '/x/fixture/'): BuiltPage {
  return parsePage(route, html);
}
