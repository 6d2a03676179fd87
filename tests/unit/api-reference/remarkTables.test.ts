import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import remarkApiTables from '@site/plugins/api-reference/node/remarkApiTables';
import remarkLocaleTable, {printLocaleTables, readLocales} from '@site/plugins/api-reference/node/remarkLocaleTable';
import type {Root} from 'mdast';

/** Tables that the build writes into pages. */

const generated = mkdtempSync(path.join(tmpdir(), 'api-tables-'));
const PAGE = path.resolve('docs/react-data-grid/sorting/index.mdx');
const WHERE = '[api-reference] docs/react-data-grid/sorting/index.mdx:7: ';

const paragraph = (...content: unknown[]) => [{kind: 'paragraph', content}];

beforeAll(() => {
  const folder = path.join(generated, 'api-reference/data/x/api/data-grid');
  mkdirSync(folder, {recursive: true});
  const props = [
    {name: 'rows', type: ['readonly R[]'], defaultValue: null, plan: null, description: paragraph('The rows.')},
    {
      name: 'treeData',
      type: ['boolean'],
      defaultValue: 'false',
      plan: 'pro',
      description: paragraph('See ', {kind: 'link', href: '#data-grid-pro-prop-rows', content: ['the rows']}, '.'),
    },
  ];
  const slots = [{name: 'footer', defaultComponent: 'GridFooter', description: paragraph('The footer.')}];
  const grid = {kind: 'component', name: 'DataGridPro', productId: 'x-data-grid', props, slots};
  writeFileSync(path.join(folder, 'data-grid-pro.json'), JSON.stringify(grid));
  const column = {kind: 'interface', name: 'GridColDef', productId: 'x-data-grid', properties: props};
  writeFileSync(path.join(folder, 'grid-col-def.json'), JSON.stringify(column));
  const members = [{name: 'page', type: ['number'], description: []}];
  writeFileSync(path.join(folder, 'types.json'), JSON.stringify({GridPaginationModel: {members}}));
});

afterAll(() => rmSync(generated, {recursive: true}));

/** The parts of a syntax tree that are compared here. */
interface Node {
  type: string;
  name?: string;
  value?: string;
  url?: string;
  attributes?: unknown[];
  children?: Node[];
  position?: {start: {line: number}};
}

function element(name: string, attributes: Readonly<Record<string, string>>): Node {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({type: 'mdxJsxAttribute', name: key, value})),
    position: {start: {line: 7}},
  };
}

function textOf({value, url, children = []}: Node): string {
  const inner = value ?? children.map(textOf).join('');
  return url === undefined ? inner : `${inner}<${url}>`;
}

/** The rows of the table that an element becomes, their cells parted by bars. */
function rowsOf(node: Node, plugin = remarkApiTables({generated})): string[] {
  const tree: Node = {
    type: 'root',
    children: [{type: 'mdxJsxFlowElement', name: 'div', attributes: [], children: [node]}],
  };
  plugin(tree as Root, {path: PAGE});
  const table = tree.children?.[0]?.children?.[0];
  expect(table?.type).toBe('table');
  return (table?.children ?? []).map(({children = []}) => children.map(textOf).join(' | '));
}

it('makes a table of props, in the order that the page asks for', () => {
  expect(rowsOf(element('ApiTable', {of: 'DataGridPro', names: 'treeData, rows'}))).toEqual([
    'Prop | Type | Default | Description',
    'treeData</x/api/data-grid/data-grid-pro/#data-grid-pro-prop-treeData> (Pro) | boolean | false | See the rows</x/api/data-grid/data-grid-pro/#data-grid-pro-prop-rows>.',
    'rows</x/api/data-grid/data-grid-pro/#data-grid-pro-prop-rows> | readonly R[] |  | The rows.',
  ]);
});

it('makes a table of all slots, and of the members of a type', () => {
  expect(rowsOf(element('ApiTable', {of: 'DataGridPro', list: 'slots'}))).toEqual([
    'Slot | Default component | Description',
    'footer</x/api/data-grid/data-grid-pro/#data-grid-pro-slots-footer> | GridFooter | The footer.',
  ]);
  expect(rowsOf(element('ApiTable', {type: 'GridPaginationModel'}))).toEqual([
    'Field | Type | Description',
    'page | number | ',
  ]);
});

it.each([
  [{of: 'DataGridPro', names: 'rowz'}, '<ApiTable> finds no "rowz". Did you mean "rows"?'],
  [{of: 'DataGridPr'}, 'nothing named "DataGridPr" has an API page. Did you mean "DataGridPro"?'],
  [
    {type: 'GridPaginationModal'},
    'no type "GridPaginationModal" opens on an API page. Did you mean "GridPaginationModel"?',
  ],
  [
    {of: 'DataGridPro', name: 'rows'},
    '<ApiTable> does not take "name". Did you mean "names"? It takes: of, type, list, names.',
  ],
  [{of: 'DataGridPro', constructor: 'x'}, '<ApiTable> does not take "constructor". It takes: of, type, list, names.'],
  [
    {of: 'DataGridPro', names: ' , '},
    '<ApiTable> needs "names" as text that is not empty. Write names="rows, getRowId", or leave it out.',
  ],
  [{of: ''}, '<ApiTable> needs "of" as text that is not empty. Write of="DataGrid", or leave it out.'],
  [
    {},
    '<ApiTable> needs either "of" or "type". Write <ApiTable of="DataGrid" /> or <ApiTable type="GridInitialState" />.',
  ],
  [{of: 'DataGridPro', type: 'GridPaginationModel'}, '<ApiTable> needs either "of" or "type". Write <ApiTable of='],
  [
    {of: 'DataGridPro', list: 'slot'},
    '<ApiTable> knows no list "slot". Write list="slots", or leave it out for props.',
  ],
  [{type: 'GridPaginationModel', list: 'slots'}, '<ApiTable> takes "list" with "of", not with "type". Leave it out'],
  [{of: 'GridColDef', list: 'slots'}, '"GridColDef" has no slots. Leave out list="slots" for its props.'],
])('stops the build for %j', (attributes, message) => {
  expect(() => rowsOf(element('ApiTable', attributes))).toThrow(WHERE + message);
});

it.each([
  ['names={…}', {type: 'mdxJsxAttribute', name: 'names', value: {type: 'mdxJsxAttributeValueExpression', value: 'a'}}],
  ['names alone', {type: 'mdxJsxAttribute', name: 'names', value: null}],
  ['{...given}', {type: 'mdxJsxExpressionAttribute', value: '...given'}],
])('stops the build for what is no text: %s', (_written, attribute) => {
  const node = element('ApiTable', {of: 'DataGridPro'});
  node.attributes?.push(attribute);
  expect(() => rowsOf(node)).toThrow(/:7: <ApiTable> (?:needs "names" as text|does not take "\{…\}")/);
});

it('counts what each locale of a package lacks', () => {
  const locales = readLocales('@mui/x-data-grid');
  const english = locales.find(({name}) => name === 'enUS');
  expect(english).toMatchObject({language: 'English (United States)', missing: 0, same: 0});
  const korean = locales.find(({name}) => name === 'koKR');
  expect(korean?.missing).toBe(27);
  expect(locales.map(({total}) => total)).toEqual(locales.map(() => english?.total));
  expect(locales.map(({language}) => language).slice(0, 2)).toEqual(['Arabic (Sudan)', 'Belarusian (Belarus)']);
});

it('knows the locales of the pickers, whose texts are functions of dates and sections too', () => {
  const locales = readLocales('@mui/x-date-pickers');
  const found = (wanted: string) => locales.find(({name}) => name === wanted);
  expect(found('enUS')).toMatchObject({total: 37, missing: 0, same: 0});
  expect(found('plPL')).toMatchObject({language: 'Polish (Poland)', missing: 9, same: 0});
  expect([found('eu'), found('mk'), found('kzKZ')].map((facts) => facts?.language)).toEqual([
    'Basque',
    'Macedonian',
    'Kazakh (Kazakhstan)',
  ]);
  expect(found('frFR')?.same).toBeGreaterThan(0);
  expect(locales.every(({name}) => /^[a-z]{2}/.test(name))).toBe(true);
});

it('makes a table of locales, and names a package that has none here', () => {
  const rows = rowsOf(element('LocaleTable', {package: '@mui/x-data-grid'}), remarkLocaleTable());
  expect(rows[0]).toBe('Language | Import | Texts | Same as in English | Since');
  expect(rows).toContain('Korean (South Korea) | koKR | 93 of 120 |  | ');
  expect(rows.filter((row) => row.includes('| hrHR |'))[0]).toMatch(/ \| 6\.19\.1$/);
  expect(() => rowsOf(element('LocaleTable', {package: '@mui/x-data-gird'}), remarkLocaleTable())).toThrow(
    `${WHERE}<LocaleTable> names no documented package: "@mui/x-data-gird". Did you mean "@mui/x-data-grid"?`,
  );
});

it('prints the locales of today into the pages of a version that is cut', async () => {
  const folder = path.join(generated, 'versioned_docs/version-6/localization');
  const file = path.join(folder, 'index.mdx');
  mkdirSync(folder, {recursive: true});
  writeFileSync(file, 'Text.\n\n<LocaleTable package="@mui/x-data-grid" />\n');
  await printLocaleTables('6', generated);
  expect(readFileSync(file, 'utf8')).toContain('\n| Korean (South Korea) | `koKR` | 93 of 120 |');
  expect(readFileSync(file, 'utf8')).not.toContain('<LocaleTable');
  writeFileSync(file, '<LocaleTable package="@mui/x-data-gird" />');
  await expect(printLocaleTables('6', generated)).rejects.toThrow(
    '[api-reference] versioned_docs/version-6/localization/index.mdx: <LocaleTable> names no documented package',
  );
});

it('shows a page of an older version what its packages had, whatever has an API page today', () => {
  const folder = path.join(generated, 'versioned_api/version-6/data/x/6/api/data-grid');
  mkdirSync(folder, {recursive: true});
  const props = [{name: 'columns', type: ['string'], defaultValue: null, plan: null, description: []}];
  const gone = {kind: 'component', name: 'GoneGrid', productId: 'x-data-grid', props, slots: []};
  writeFileSync(path.join(folder, 'gone-grid.json'), JSON.stringify(gone));
  const plugin = remarkApiTables({siteFolder: generated});
  const tree = {type: 'root', children: [element('ApiTable', {of: 'GoneGrid'})]};
  plugin(tree as unknown as Root, {path: path.join(generated, 'versioned_docs/version-6/rows/index.mdx')});
  expect(tree.children[0]!.type).toBe('table');
});
