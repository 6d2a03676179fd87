import type {Locator, Page} from '@playwright/test';
import {DEMO_PAGE, TEXT_PAGE} from './site';
import {expect, pressAtRest} from './test';

/** What a page requests later than itself, and what it says and does if that fails. */
interface RequestKind {
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
  /** What else holds when it has failed again. */
  expectAgain?(page: Page): Promise<void>;
  /** What is there at last. */
  result(page: Page): Locator;
  /** Whether the result has the focus then. */
  readonly hasFocus?: boolean;
  /** Whether it is a document, of which a part is a document too. */
  readonly isDocument?: boolean;
}

/** Kinds of code, whose file has no name that tells it from others. */
export const ALL_SCRIPTS = '**/assets/js/*.js';

/** Goes to another page of the site without loading it anew, as a link does. */
async function navigate(page: Page, url: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', {state: null}));
  }, url);
}

const tryAgain = (page: Page): Locator => page.getByRole('button', {name: 'Try again'}).first();

/** The demos of the page ask for their code too. */
const tryEditorAgain = (page: Page): Locator =>
  page.getByRole('alert').filter({hasText: 'The editor could not be'}).getByRole('button', {name: 'Try again'}).first();

const TEXT_SEARCH: Omit<RequestKind, 'name' | 'url'> = {
  page: TEXT_PAGE,
  async act(page) {
    await page.keyboard.press('/');
    await page.locator('dialog[open] input[role="combobox"]').fill('license');
  },
  says: 'The text of the pages cannot be searched just now',
  retry: tryAgain,
  result: (page) => page.locator('[role="option"]').first(),
};

export const REQUEST_KINDS: readonly RequestKind[] = [
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
    // The message stands below the drawing, which stays.
    async expectAgain(page) {
      const stage = page.locator('[data-demo-preview]').last();
      const drawn = await stage.locator('[data-prerendered] svg:visible').first().boundingBox();
      expect(drawn?.width).toBeGreaterThan(500);
      const message = await stage.getByRole('alert').boundingBox();
      expect(message?.y).toBeGreaterThan((drawn?.y ?? 0) + (drawn?.height ?? Infinity));
    },
    result: (page) => page.locator('[data-demo-preview]').last().locator('xpath=self::*[@data-live]'),
  },
  {
    name: 'the code of the editor',
    url: ALL_SCRIPTS,
    page: DEMO_PAGE,
    act: (page) => page.getByRole('button', {name: /^Edit/}).first().click(),
    says: 'The editor could not be loaded',
    retry: tryEditorAgain,
    expectAgain: (page) => expect(tryEditorAgain(page)).toBeFocused(),
    result: (page) => page.getByRole('textbox', {name: /^Code of/}),
    hasFocus: true,
  },
];
