import {API_SCRIPT_BYTES, FIXED_SCRIPT_BYTES, LIBRARY_MARKS, SCRIPT_BYTES_A_ROUTE} from '../site/limits';
import {loadedScripts, totalSize} from './pageWeight';
import {API_PAGE, DEMO_PAGE, PAGES, TEXT_PAGE} from './site';
import {expect, readThrough, test} from './test';

const textBudget = FIXED_SCRIPT_BYTES + SCRIPT_BYTES_A_ROUTE * PAGES.length;

for (const route of ['/', TEXT_PAGE, '/x/introduction/installation/', API_PAGE]) {
  test(`${route} runs no more JavaScript than its budget, and nothing of MUI, Emotion or a highlighter`, async ({
    page,
  }, {annotations}) => {
    const budget = textBudget + (route === API_PAGE ? API_SCRIPT_BYTES : 0);
    const scripts = await loadedScripts(page, route);
    expect(scripts.length).toBeGreaterThan(1);
    annotations.push({type: 'bytes', description: `${totalSize(scripts)} of ${budget}`});
    const sizes = scripts.map(({url, size}) => `${size} ${url}`).join('\n');
    expect.soft(totalSize(scripts), sizes).toBeLessThanOrEqual(budget);
    const found = scripts.flatMap(({url, text}) =>
      LIBRARY_MARKS.filter(({mark}) => text.includes(mark)).map(({library}) => `${url}: ${library}`),
    );
    expect(found).toEqual([]);
  });
}

test('a page with demos does run MUI and Emotion, by the marks that text pages are searched for', async ({page}) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') {
      // A response that arrives while the test ends has no text any more.
      response.text().then(
        (text) => scripts.push(text),
        () => undefined,
      );
    }
  });
  await page.goto(DEMO_PAGE);
  await readThrough(page);
  for (const {mark, inDemos} of LIBRARY_MARKS) {
    expect(scripts.some((text) => text.includes(mark)) || !inDemos, mark).toBe(true);
  }
});
