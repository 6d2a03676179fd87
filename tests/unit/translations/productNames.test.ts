import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readGuides, translateGuides} from '@site/plugins/api-reference/node/guides';
import {indexTemplate} from '@site/plugins/api-reference/node/pageTemplate';
import {listText} from '@site/plugins/api-reference/node/pageTemplateTexts';
import {makeNameIndex} from '@site/plugins/search/client/nameIndex';
import {documentTitle} from '@site/src/site/identity';
import {ACCEPTED_LANGUAGES, DEFAULT_LANGUAGE} from '@site/src/site/languages';
import {productName} from '@site/src/site/productNames';
import {PRODUCTS} from '@site/src/site/products';

/** Names of products in other languages, wherever code writes them. */

const ROOT = path.resolve(__dirname, '../../..');
const languages = ACCEPTED_LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);

test('the English name is the one of the product', () => {
  expect(PRODUCTS.map(({id}) => productName(id, 'en'))).toEqual(PRODUCTS.map(({name}) => name));
});

test.each(languages)('in %s, the menu of products and the sidebars have the same names', (language) => {
  const read = (file: string): Record<string, {message: string}> =>
    JSON.parse(readFileSync(path.join(ROOT, 'i18n', language, file), 'utf8')) as Record<string, {message: string}>;
  const menu = read('docusaurus-theme-classic/navbar.json');
  const sidebars = read('docusaurus-plugin-content-docs/current.json');
  const shown = PRODUCTS.filter(({name}) => menu[`item.label.${name}`]);
  expect(shown).toHaveLength(4);
  for (const {id, name, paths} of shown) {
    const own = productName(id, language);
    expect(own).not.toBe(name);
    expect(menu[`item.label.${name}`]?.message).toBe(own);
    expect(sidebars[`sidebar.${id}.category.${paths[0]}-group`]?.message).toBe(own);
  }
});

test.each(languages)('the glossary in i18n/zh/README.md has the names of products in %s', (language) => {
  const rows = readFileSync(path.join(ROOT, 'i18n/zh/README.md'), 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const translated = PRODUCTS.filter(({id, name}) => productName(id, language) !== name);
  const missing = translated.filter(
    ({id, name}) => !rows.some(([, english, own]) => english === name && own === productName(id, language)),
  );
  expect(missing.map(({name}) => name)).toEqual([]);
});

test.each([
  ['柱状图', '/zh/x/react-charts/bars/', '柱状图 - 图表 | MUI X'],
  ['数据表格 API', '/zh/x/api/data-grid/', '数据表格 API | MUI X'],
  ['Bars', '/x/react-charts/bars/', 'Bars - Charts | MUI X'],
])('the tab of "%s" at %s says "%s"', (title, url, expected) => {
  expect(documentTitle(title, url)).toBe(expected);
});

test('a product is searched for by its name in the language of the pages, and in English', () => {
  const context = (url: string) => makeNameIndex({pages: [{path: url, title: 'A'}], words: ''}).entries[0]?.context;
  const chinese = context('/zh/x/react-data-grid/sorting/');
  expect(['数据表格', 'data', 'grid', 'datagrid'].filter((word) => !chinese?.has(word))).toEqual([]);
  expect(context('/x/react-data-grid/sorting/')?.has('数据表格')).toBe(false);
});

describe('API pages', () => {
  const page = {
    name: 'DataGrid',
    kind: 'component',
    summary: 'A grid.',
    packageName: '@mui/x-data-grid',
    plan: 'community',
    href: '/x/api/data-grid/data-grid/',
    data: '/x/api/data-grid/data-grid.json',
  } as const;
  const packages = [{name: '@mui/x-data-grid', version: '6.19.2', plan: 'community'}] as const;
  const index = {productId: 'x-data-grid', packages, groups: [{title: 'Grids', pages: [page]}]} as const;

  it.each([
    ['en', 'title: "Data Grid API"', 'description: "Every component and event of the Data Grid package, and what each'],
    ['zh', 'title: "数据表格 API"', 'description: "数据表格包的全部组件和事件，以及各自的用途。"'],
  ] as const)('in %s have the product by its name', (language, title, description) => {
    const text = indexTemplate({index, hasEvents: true, selectors: [], data: '', language});
    expect(text).toContain(title);
    expect(text).toContain(description);
  });

  it.each([
    ['en', [], ''],
    ['en', ['a'], 'a'],
    ['en', ['a', 'b', 'c'], 'a, b and c'],
    ['zh', ['甲', '乙'], '甲和乙'],
    ['zh', ['甲', '乙', '丙'], '甲、乙和丙'],
  ] as const)('in %s list %j as "%s"', (language, words, expected) => {
    expect(listText(language, words)).toBe(expected);
  });

  it('name the pages that show a component as they are called there', async () => {
    const root = mkdtempSync(path.join(tmpdir(), 'product-names-'));
    const write = (file: string, title: string): void => {
      mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
      writeFileSync(path.join(root, file), `---\ntitle: ${title}\nproductId: x-tree-view\n---\n`);
    };
    write('docs/react-tree-view/index.mdx', 'Overview');
    write('docs/react-tree-view/start/index.mdx', 'Start');
    write('docs/react-tree-view/more/index.mdx', 'More');
    write('zh/react-tree-view/index.mdx', '概述');
    write('zh/react-tree-view/start/index.mdx', '快速上手');
    const guides = await readGuides(path.join(root, 'docs'), root);
    const translated = await translateGuides(guides, path.join(root, 'zh'), 'zh');
    rmSync(root, {recursive: true});
    expect(guides.map(({title}) => title).sort()).toEqual(['More', 'Start', 'Tree View']);
    expect(translated.map(({title}) => title).sort()).toEqual(['More', '快速上手', '树视图']);
  });
});
