import {CODE_STYLINGS, CODE_VARIANTS, COOKIE_NAMES, STORAGE_KEYS, API_DISPLAY_KEYS} from '../../src/site/storage';
import type {Random} from './random';

/** What parsers stumble over: ends of escapes, half characters, words of JavaScript, other scripts, code, and very long text. */
const FRAGMENTS = [
  '',
  '%',
  '%zz',
  '%ff',
  '%E0%A4%A',
  '%25',
  '%2541',
  '%2F',
  '%20',
  '%00',
  '\u0000',
  '/',
  '//',
  '/../',
  '\\',
  '#',
  '?',
  '&',
  '=',
  ';',
  ',',
  ':',
  '*',
  '(',
  ')',
  '[',
  '{',
  '}',
  '"',
  "'",
  '`',
  '$&',
  '$<a>',
  '+',
  '-',
  '.',
  '_',
  ' ',
  '\t',
  '\n',
  '\u00a0',
  '\u2028',
  '\u200b',
  '\u202e',
  '\u{1f4a5}',
  '\ud800',
  '\udc00',
  'İ',
  'ſ',
  '中文',
  'é',
  'e\u0301',
  'עברית',
  '0',
  '-1',
  '1e999',
  'NaN',
  'null',
  'true',
  'undefined',
  '[]',
  '{}',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '<img src=x onerror=hacked=1>',
  '<script>hacked=1</script>',
  'javascript:hacked=1',
  'data:text/html,x',
  '//example.org/',
  'https://[',
  'zh',
  'en',
  'x',
  'api',
  '.html',
  '/index.html',
  '/404.html',
  'a'.repeat(300),
  '%'.repeat(300),
  '['.repeat(300),
] as const;

function changed(text: string, random: Random): string {
  const place = random.below(text.length + 1);
  const [before, after] = [text.slice(0, place), text.slice(place)];
  switch (random.below(9)) {
    case 0:
      return before;
    case 1:
      return after;
    case 2:
      return before + String.fromCharCode(random.below(random.chance(0.8) ? 0x80 : 0x1_0000)) + after.slice(1);
    case 3:
      return random.chance(0.5) ? text.toUpperCase() : text.toLowerCase();
    case 4:
      return text.length < 2000 ? text + text : before;
    case 5:
      return after + before;
    default:
      return before + random.pick(FRAGMENTS) + after;
  }
}

/** Text that is nearly what is expected, or far from it. */
export function nearly(samples: readonly string[], random: Random): string {
  const start = random.chance(0.85) ? random.pick(samples) : random.list(4, () => random.pick(FRAGMENTS)).join('');
  return random.list(4, () => undefined).reduce((text: string) => changed(text, random), start);
}

const PATHS = [
  '/',
  '/x/introduction/',
  '/x/introduction',
  '/zh/x/react-charts/bars/',
  '/x/api/data-grid/data-grid/',
  '/api/charts/bar-chart/',
  '/en/versions/',
  '/x/6/react-data-grid/',
  '/blog/post/',
  '/x/react-tree-view/index.html',
  '/404.html',
];

/** A path as a browser's address bar may have it: it begins with a slash, and may hold malformed escapes. */
export function path(random: Random): string {
  return `/${nearly(PATHS, random).replace(/^\//, '')}`;
}

/** A path as `location.pathname` gives it. */
export function browserPath(random: Random): string {
  return new URL(`https://mui.com${path(random).replace(/[?#]/g, '')}`).pathname;
}

const HASHES = [
  '#plans',
  '#BasicBars',
  '#BasicBars.tsx',
  '#tailwind-BasicBars.js',
  '#data-grid-prop-columns',
  '#50%25',
  '#%E5%88%86',
  '#css-BasicBars.tsx=1q1ZKzk9JVbJSSixISdRRSM7PzU0tKk5VslJQqgUAz',
  '#bar-chart=p1(layout:horizontal),quarters',
];

/** A hash as an address bar may have it. */
export function hash(random: Random): string {
  return `#${nearly(HASHES, random).replace(/^#/, '')}`;
}

const QUERIES = ['?code=9&args[]=red&args[]=b', '?demo=react-charts/bars/BasicBars', '?a=b', '?q=row%20height'];

/** The query of a URL. */
export function query(random: Random): string {
  return `?${nearly(QUERIES, random).replace(/^\?/, '')}`;
}

const QUESTIONS = [
  'row height',
  'sortModel',
  'MUI: Missing license key.',
  '行高',
  'how to upgrade',
  'colrs',
  'v7',
  'a',
];

/** What somebody types into a search field or a filter. */
export function question(random: Random): string {
  return nearly(QUESTIONS, random);
}

/** Names under which a browser keeps something for the site. */
export const STORED_NAMES: readonly string[] = [
  ...Object.values(STORAGE_KEYS),
  ...Object.values(API_DISPLAY_KEYS),
  'docs-recent-searches',
  'docs-search-filter',
  'docs-reloaded-build',
  'theme',
];

const STORED = [
  'dark',
  'system',
  'rtl',
  'true',
  '8',
  'collapsed',
  'table',
  '["row height","sort"]',
  '{"productId":"x-charts","kind":"api"}',
  '{"primary":{"main":"#f00"}}',
  '{"secondary":{"main":"hsl(10, 20%, 30%)","contrastText":"#fff"}}',
  ...CODE_VARIANTS,
  ...CODE_STYLINGS,
];

/** What a browser may have stored under any name. */
export function storedValue(random: Random): string {
  return nearly(STORED, random);
}

/** What a browser has stored: some of the names, each with some text. */
export function storedValues(names: readonly string[], random: Random): Record<string, string> {
  return Object.fromEntries(names.filter(() => random.chance(0.7)).map((name) => [name, storedValue(random)]));
}

export const ALL_COOKIES: readonly string[] = Object.values(COOKIE_NAMES);

/** A cookie's value as another program may have written it: encoded, or not, without the characters that end it. */
export function cookieValue(random: Random): string {
  const text = storedValue(random).replace(/[\p{Surrogate}]/gu, '');
  // eslint-disable-next-line no-control-regex -- a browser refuses them in a cookie
  return random.chance(0.6) ? encodeURIComponent(text) : text.replace(/[;\u0000-\u001f\u007f]/g, '');
}

/** What a program may send in a message: anything that can be cloned. */
export function message(random: Random, depth = 0): unknown {
  const text = nearly(['USED', 'SKIP_WAITING', '/x/introduction/', '/assets/js/main.js'], random);
  const nested = (): unknown => message(random, depth + 1);
  switch (random.below(depth > 3 ? 5 : 9)) {
    case 0:
      return random.pick([null, undefined, true, NaN, -0, Infinity, 2 ** 53]);
    case 1:
      return random.pick([new Date(NaN), /a/, new Map([[1, 2]]), new Uint8Array(3), new Error('a')]);
    case 2:
    case 3:
    case 4:
      return text;
    case 5:
      return random.list(4, nested);
    case 6:
      return {type: random.chance(0.5) ? 'USED' : text, urls: random.chance(0.7) ? random.list(4, nested) : nested()};
    case 7:
      return {type: 'SKIP_WAITING', [text.slice(0, 50)]: nested()};
    default:
      return Object.fromEntries(random.list(4, () => [nearly(['type', 'urls', 'data'], random), nested()]));
  }
}
