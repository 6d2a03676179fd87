import * as fs from 'node:fs';
import type * as os from 'node:os';
import path from 'node:path';
import type {Root} from 'mdast';
import {stampPage} from '@site/plugins/translations/node/stamp';
import remarkTranslations from '@site/plugins/translations/node/remarkTranslations';
import {PROJECT_ROOT} from '@site/src/node/project';
import {parse as parsePage} from '../../rules/pages/page';

jest.mock('@site/src/node/project', () => {
  const {mkdtempSync} = jest.requireActual<typeof fs>('node:fs');
  const {tmpdir} = jest.requireActual<typeof os>('node:os');
  const {join, relative} = jest.requireActual<typeof path>('node:path');
  const root = mkdtempSync(join(tmpdir(), 'translations-'));
  return {PROJECT_ROOT: root, projectPath: (file: string) => relative(root, file)};
});

const FRONT = '---\ntitle: Bars\n---\n\n';
const ENGLISH = `${FRONT}import Kept from '@site/src/ui/Kept';\n\nText.\n\n## One {/* #one */}\n\nMore.\n`;
const CHINESE = `${FRONT}import Kept from '@site/src/ui/Kept';\n\n文字。\n\n## 一 {/* #one */}\n\n更多。\n`;

const parse = (text: string): Root => parsePage(text) as unknown as Root;

function write(file: string, text: string): string {
  const place = path.join(PROJECT_ROOT, file);
  fs.mkdirSync(path.dirname(place), {recursive: true});
  fs.writeFileSync(place, text);
  return place;
}

/** The translation, stamped before the English page became `english`, as it is built. */
function built(english: string): string {
  const translation = stampPage(ENGLISH, CHINESE);
  write('docs/bars/index.mdx', english);
  const file = write('i18n/zh/docusaurus-plugin-content-docs/current/bars/index.mdx', translation);
  const root = parse(translation);
  remarkTranslations.call({parse}, {id: 'default', generated: []})(root, {path: file});
  return JSON.stringify(root, (key, value: unknown) => (key === 'position' ? undefined : value));
}

/** The modules that a built page imports. */
function modulesOf(page: string): string[] {
  return [...page.matchAll(/"source":\{.*?"value":"([^"]+)"/g)].map(([, module]) => module ?? '');
}

afterAll(() => fs.rmSync(PROJECT_ROOT, {recursive: true}));

test('a fresh translation is left as it is', () => {
  const page = built(ENGLISH);
  expect(page).not.toContain('TranslationDrift');
  expect(modulesOf(page)).toEqual(['@site/src/ui/Kept']);
});

test.each([
  ['changed', (text: string) => ENGLISH.replace('More.', text)],
  ['new', (text: string) => `${ENGLISH}\n## Two {/* #two */}\n\n${text}\n`],
])('an image of a %s English section is that of the English page', (_case, withText) => {
  const page = built(withText('![A](./a.webp) ![B](b.webp) ![C](/img/c.svg) ![D](https://a.example/d.svg)'));
  const urls = [...page.matchAll(/"type":"image","title":null,"url":"([^"]+)"/g)].map(([, url]) => url);
  expect(urls).toEqual(['@site/docs/bars/a.webp', '@site/docs/bars/b.webp', '/img/c.svg', 'https://a.example/d.svg']);
});

test('what an English section imports is there, once', () => {
  const imports = "import Kept from '@site/src/ui/Kept';\nimport Added, {other} from './Added';\nimport './side';";
  const english = ENGLISH.replace("import Kept from '@site/src/ui/Kept';", imports);
  const own = "import Own from '@site/src/ui/Own';";
  const page = built(`${english}\n## Two {/* #two */}\n\n${own}\n\n<Added /> <Kept /> <Own />\n`);
  expect(modulesOf(page).sort()).toEqual([
    '@site/docs/bars/Added',
    '@site/src/ui/Kept',
    '@site/src/ui/Own',
    '@theme/TranslationDrift',
  ]);
});
