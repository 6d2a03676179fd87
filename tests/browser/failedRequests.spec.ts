import type {Locator, Page, Request, Route} from '@playwright/test';
import {LOAD_TIMEOUT_MS} from '../../src/site/limits';
import {DEMO_PAGE, TEXT_PAGE} from './site';
import {expect, pressAtRest, settled, test} from './test';

/** How a request may fail. */
const FAILURES = {
  'is not found': (route: Route) => route.fulfill({status: 404, contentType: 'text/html', body: '<h1>Not found</h1>'}),
  'meets an error of the host': (route: Route) => route.fulfill({status: 500, body: 'Error'}),
  'is reset': (route: Route) => route.abort('connectionreset'),
  'is cut off': async (route: Route) => {
    const response = await route.fetch();
    const text = await response.text();
    // A browser keeps nothing that was cut off, and cannot know here that it was.
    const headers = {...response.headers(), 'cache-control': 'no-store'};
    await route.fulfill({response, headers, body: text.slice(0, text.length / 2)});
  },
  'brings a page instead': (route: Route) =>
    route.fulfill({
      status: 200,
      contentType: 'text/html',
      body: '<!doctype html><title>Log in to this network</title>',
    }),
} as const;

/** The bundler's runtime gives up on a script after so many milliseconds. */
const SCRIPT_TIMEOUT_MS = 120_000;

interface Kind {
  readonly name: string;
  /** The requests. */
  readonly url: string;
  /** Where the reader is, with everything that loads by itself. */
  readonly page: string;
  /** The height of the window, in CSS pixels, where that decides what loads by itself. */
  readonly height?: number;
  /** Causes the request for the first time. */
  act(page: Page): Promise<unknown>;
  readonly says: string | RegExp;
  /** What tries again. */
  retry(page: Page): Locator;
  /** What is there at last. */
  result(page: Page): Locator;
  /** Whether it is a document, of which a part is a document too. */
  readonly isDocument?: boolean;
}

const ALL_SCRIPTS = '**/assets/js/*.js';

/** Goes to another page of the site without loading it anew, as a link does. */
async function navigate(page: Page, url: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', {state: null}));
  }, url);
}

const tryAgain = (page: Page): Locator => page.getByRole('button', {name: 'Try again'}).first();

const TEXT_SEARCH: Omit<Kind, 'name' | 'url'> = {
  page: TEXT_PAGE,
  async act(page) {
    await page.keyboard.press('/');
    await page.locator('dialog[open] input[role="combobox"]').fill('license');
  },
  says: 'The text of the pages cannot be searched just now',
  retry: tryAgain,
  result: (page) => page.locator('[role="option"]').first(),
};

const KINDS: readonly Kind[] = [
  {
    name: 'the types that open on an API page',
    url: '**/x/api/data-grid/types.json*',
    page: '/x/api/data-grid/data-grid/',
    act: (page) => page.locator('[data-api-row="columns"] [data-api-opens="GridColDef"]').first().click(),
    says: 'The type could not be loaded',
    retry: tryAgain,
    result: (page) => page.locator('[data-api-panel] [data-api-opens]').first(),
  },
  {
    name: 'the text of a page',
    url: '**/x/whats-new/',
    isDocument: true,
    page: TEXT_PAGE,
    act: (page) => navigate(page, '/x/whats-new/'),
    says: 'This part of the page could not be loaded',
    retry: tryAgain,
    result: (page) => page.locator('[data-release]').first(),
  },
  {
    name: 'the pre-releases',
    url: '**/x/whats-new/pre-releases.json*',
    page: '/x/whats-new/',
    act: (page) => pressAtRest(page.getByRole('button', {name: /alpha and beta/})),
    says: 'These versions could not be loaded',
    retry: (page) => page.getByRole('button', {name: /alpha and beta/}),
    result: (page) => page.locator('[data-release*="alpha"]').first(),
  },
  {
    name: 'the sources of a demo',
    url: '**/*.sources.json*',
    page: DEMO_PAGE,
    act: (page) => page.getByRole('button', {name: 'Show code'}).first().click(),
    says: 'The source could not be loaded',
    retry: tryAgain,
    result: (page) => page.locator('[data-code-block]:not([hidden])').filter({hasText: 'import'}).first(),
  },
  {
    name: 'the code of the search',
    url: ALL_SCRIPTS,
    page: TEXT_PAGE,
    act: (page) => page.keyboard.press('/'),
    says: 'The search could not be loaded',
    retry: tryAgain,
    result: (page) => page.locator('dialog[open] input[role="combobox"]'),
  },
  {
    name: 'the names of the search',
    url: '**/search-index/names.json*',
    page: TEXT_PAGE,
    act: (page) => page.keyboard.press('/'),
    says: 'The search index could not be loaded',
    retry: tryAgain,
    result: (page) => page.getByRole('dialog').getByText('Start reading'),
  },
  {name: 'the text of the search', url: '**/search-index/text.json*', ...TEXT_SEARCH},
  {name: 'a part of the text of the search', url: '**/search-index/text/*', ...TEXT_SEARCH},
  {
    name: 'the settings',
    url: ALL_SCRIPTS,
    page: TEXT_PAGE,
    act: (page) => page.getByRole('button', {name: 'Settings'}).click(),
    says: 'The settings could not be loaded',
    retry: (page) => page.getByRole('button', {name: 'Settings'}),
    result: (page) => page.getByRole('dialog'),
  },
  {
    name: 'the data of a playground',
    url: '**/x/playground/data-grid.json*',
    page: '/x/api/data-grid/data-grid/',
    act: (page) => pressAtRest(page.getByRole('button', {name: /^Try the props/})),
    says: 'The playground could not be loaded',
    retry: (page) => page.getByRole('button', {name: /^Try the props/}),
    result: (page) => page.locator('[data-playground="open"]'),
  },
  {
    name: 'the list of demos',
    url: ALL_SCRIPTS,
    page: '/playground/',
    act: (page) => navigate(page, '/playground/?demo=react-tree-view/FileSystemNavigator'),
    says: 'The demo could not be loaded',
    retry: tryAgain,
    result: (page) => page.locator('#FileSystemNavigator'),
  },
  {
    name: 'what tells the plan of ticked features',
    url: ALL_SCRIPTS,
    page: TEXT_PAGE,
    act: (page) => page.getByRole('checkbox', {name: 'Tree data'}).check(),
    says: 'This part of the page could not be loaded',
    retry: tryAgain,
    result: (page) => page.getByText('The least plan that has them: Pro.'),
  },
  {
    name: 'the code of a demo',
    url: ALL_SCRIPTS,
    page: '/x/react-charts/bars/',
    height: 100,
    act: (page) => page.locator('[data-demo-preview]').last().scrollIntoViewIfNeeded(),
    says: 'The code of this demo could not be loaded',
    retry: tryAgain,
    result: (page) => page.locator('[data-demo-preview]').last().locator('xpath=self::*[@data-live]'),
  },
  {
    name: 'the code of the editor',
    url: ALL_SCRIPTS,
    page: DEMO_PAGE,
    act: (page) => page.getByRole('button', {name: /^Edit/}).first().click(),
    says: 'The editor could not be loaded',
    // The demos of the page ask for their code too.
    retry: (page) =>
      page
        .getByRole('alert')
        .filter({hasText: 'The editor could not be'})
        .getByRole('button', {name: 'Try again'})
        .first(),
    result: (page) => page.getByRole('textbox', {name: /^Code of/}),
  },
];

/** What the browser says of such requests: also of a script that was cut off, and of a page in the place of a script. */
const OF_REQUESTS = new RegExp(
  [
    '^Failed to load resource',
    '^(?:Unexpected end of input|Invalid or unexpected token|missing \\)|Unterminated|Unexpected token|Invalid regular expression: missing)',
    // Docusaurus fetches the code of a page ahead when the pointer is over a link, and leaves the failure to the click.
    '^(?:ChunkLoadError: )?Loading chunk \\w+ failed',
    "^Refused to execute script from '\\S+' because its MIME type",
  ].join('|'),
);

test.use({expectedErrors: [OF_REQUESTS]});

for (const kind of KINDS) {
  test(`${kind.name}: the page says that it could not be loaded, and tries again, however it fails`, async ({page}) => {
    await page.clock.install();
    const pending = new Set<Request>();
    page.on('request', (request) => pending.add(request));
    page.on('requestfinished', (request) => pending.delete(request));
    page.on('requestfailed', (request) => pending.delete(request));
    await page.setViewportSize({width: 1280, height: kind.height ?? 800});
    await page.goto(kind.page);
    await settled(page);
    const alert = page.getByText(kind.says).first();
    let asked = 0;
    let fail: ((route: Route) => Promise<void>) | undefined;
    await page.route(kind.url, (route) => {
      asked += 1;
      return fail ? fail(route) : route.continue();
    });
    let tries = 0;
    const failures = Object.entries(FAILURES).filter(([how]) => !kind.isDocument || how !== 'is cut off');
    for (const [how, failure] of failures) {
      fail = failure;
      const before = asked;
      await (tries === 0 ? kind.act(page) : kind.retry(page).click());
      tries += 1;
      await expect.poll(() => asked, `a request that ${how}`).toBeGreaterThan(before);
      await settled(page);
      await expect(alert, `the message about a request that ${how}`).toBeVisible();
      await expect(kind.retry(page)).toBeVisible();
      await expect(page.locator('h1').first()).not.toHaveText(/crashed/);
    }

    // The host falls silent.
    const held: Route[] = [];
    fail = (route) => Promise.resolve(void held.push(route));
    await kind.retry(page).click();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    // The clock would run out for other requests too.
    await expect
      .poll(() =>
        [...pending].filter((request) => !held.some((route) => route.request() === request)).map((one) => one.url()),
      )
      .toEqual([]);
    await page.clock.fastForward((kind.url === ALL_SCRIPTS ? SCRIPT_TIMEOUT_MS : LOAD_TIMEOUT_MS) + 1000);
    await expect(alert, 'the message about a host that is silent').toBeVisible();
    // Before the rest, so that a request that comes meanwhile is not held for ever: the browser would give its answer to the next.
    fail = undefined;
    await Promise.all(held.map((route) => route.abort().catch(() => undefined)));

    await kind.retry(page).click();
    await expect(kind.result(page)).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
}

/** Files that only change how a page looks. */
const LOOKS = {
  'its fonts': {url: '**/fonts/**', isHeld: true},
  // Browsers paint nothing before the stylesheets are there or have failed.
  'its stylesheet': {url: '**/assets/css/*.css', isHeld: false},
  'the colors of code': {url: '**/styles/*.css', isHeld: true},
} as const;

for (const [name, {url, isHeld}] of Object.entries(LOOKS)) {
  test(`a page without ${name} can be read and used`, async ({page}) => {
    const failures = isHeld ? [...Object.values(FAILURES), () => Promise.resolve()] : Object.values(FAILURES);
    for (const failure of failures) {
      await page.route(url, failure);
      await page.goto(TEXT_PAGE, {waitUntil: 'domcontentloaded'});
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await expect(page.locator('h1')).toBeVisible();
      await page.getByRole('link', {name: 'Overview'}).first().click();
      await expect(page).not.toHaveURL(TEXT_PAGE);
      await page.unrouteAll({behavior: 'ignoreErrors'});
    }
  });
}
