import type {Page} from 'puppeteer-core';
import {PAGE_KINDS, screenHeight, type PageKind} from '../browser/pageKinds';
import {edgeProblems, headerProblems, textProblems} from '../browser/screenProblems';
import {open, readDemos, textOf} from './reading';
import {expect, test} from './test';

/** The headings of the kinds of page, and how many demos each shows. */
const KINDS: Readonly<Record<PageKind, {readonly heading: RegExp; readonly hasDemos: boolean}>> = {
  landing: {heading: /Grids, pickers, charts and trees/, hasDemos: true},
  text: {heading: /^Installation/, hasDemos: false},
  features: {heading: /^Licensing/, hasDemos: false},
  grid: {heading: /^Column definition/, hasDemos: true},
  charts: {heading: /^Bars/, hasDemos: true},
  picker: {heading: /^Date Picker/, hasDemos: true},
  api: {heading: /^DataGridPremium/, hasDemos: false},
  releases: {heading: /^What's new/, hasDemos: false},
  versions: {heading: /^Versions/, hasDemos: false},
  playground: {heading: /^Playground/, hasDemos: true},
};

/** A phone and a desktop, in CSS pixels. */
const WIDTHS = [1440, 360] as const;

/** What is wrong with the look of a page at a width. */
async function problemsAt(tab: Page, width: number): Promise<string[]> {
  await tab.setViewport({width, height: screenHeight(width)});
  const problems = [...(await textProblems(tab)), ...(await headerProblems(tab)), ...(await edgeProblems(tab))];
  return problems.map((problem) => `${width} px: ${problem}`);
}

for (const [kind, {heading, hasDemos}] of Object.entries(KINDS)) {
  test(`the page "${kind}" opens, its demos run, and it fits a phone and a desktop`, async ({tab}) => {
    await open(tab, PAGE_KINDS[kind as PageKind]);
    expect(await textOf(tab, 'h1')).toMatch(heading);
    expect((await readDemos(tab)) > 0).toBe(hasDemos);
    const problems: string[] = [];
    for (const width of WIDTHS) {
      problems.push(...(await problemsAt(tab, width)));
    }
    expect(problems).toEqual([]);
  });
}
