import type {Page} from '@playwright/test';
import {API_DISPLAYS} from '../../src/site/storage';
import {BREAKPOINTS} from '../../src/site/tokens';
import {PAGE_KINDS, SCREEN_WIDTHS, screenHeight} from './pageKinds';
import {edgeProblems, headerProblems, smallTargets, textProblems} from './screenProblems';
import {expect, readThrough, settled, test} from './test';

/** What is wrong with a page at some widths, each problem with its width. */
async function problemsAt(page: Page, widths: readonly number[], isTouch: boolean): Promise<string[]> {
  const problems: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({width, height: screenHeight(width)});
    await settled(page);
    const found = [
      ...(await textProblems(page)),
      ...(await headerProblems(page)).map((problem) => `header: ${problem}`),
      ...(await edgeProblems(page)).map((problem) => `text: parts ${problem}`),
      ...(isTouch ? await smallTargets(page) : []),
    ];
    problems.push(...found.map((problem) => `${width} px: ${problem}`));
  }
  return problems;
}

/** API pages have three displays. */
const SCREENS = Object.entries(PAGE_KINDS).flatMap(([kind, url]) =>
  (kind === 'api' ? API_DISPLAYS : (['expanded'] as const)).map((display) => ({
    name: kind === 'api' ? `${kind}, ${display}` : kind,
    url,
    display,
  })),
);

for (const {name, url, display} of SCREENS) {
  test.describe('the shape of', () => {
    test.use({chosenDisplay: display});

    test(`the page "${name}" on desktops`, async ({page}) => {
      await page.goto(url);
      await readThrough(page);
      const widths = SCREEN_WIDTHS.filter((width) => width >= BREAKPOINTS.md);
      expect(await problemsAt(page, widths, false)).toEqual([]);
    });

    test.describe('by touch', () => {
      test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

      test(`the page "${name}" on phones and tablets`, async ({page}) => {
        await page.goto(url);
        await readThrough(page);
        const widths = SCREEN_WIDTHS.filter((width) => width < BREAKPOINTS.lg);
        expect(await problemsAt(page, widths, true)).toEqual([]);
      });
    });
  });
}

for (const language of ['', '/zh']) {
  test(`the header has one line at every width, ${language || 'in English'}`, async ({page}) => {
    await page.goto(`${language}${PAGE_KINDS.text}`);
    const problems: string[] = [];
    for (let width = 320; width <= 1920; width += 20) {
      await page.setViewportSize({width, height: 600});
      problems.push(...(await headerProblems(page)).map((problem) => `${width} px: ${problem}`));
    }
    expect(problems).toEqual([]);
  });
}

test.describe('by touch', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

  test('texts that overlap or are cut, small targets, wrapped entries and stray edges are found', async ({page}) => {
    await page.goto(PAGE_KINDS.text);
    await settled(page);
    expect(await problemsAt(page, [390], true)).toEqual([]);
    await page.evaluate(() => {
      document.querySelector('.theme-doc-markdown')?.insertAdjacentHTML(
        'afterbegin',
        `<div style="block-size: 20px; inline-size: 60px"><div style="overflow: hidden; white-space: nowrap">A long line of text</div></div>
       <div style="margin: 0 5px -22px 5px; block-size: 22px">Under</div><div style="block-size: 22px">Over</div>
       <button style="all: unset; display: block; block-size: 12px; inline-size: 12px">x</button>`,
      );
      document
        .querySelector('.navbar__brand')
        ?.setAttribute('style', 'white-space: normal; inline-size: 20px; block-size: 80px');
    });
    const found = await problemsAt(page, [390], true);
    for (const problem of [/is cut by/, /lies over/, /is 12 by 12/, /takes two lines/, /begin at/, /end at/]) {
      expect(found).toContainEqual(expect.stringMatching(problem));
    }
  });
});
