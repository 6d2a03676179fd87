import path from 'node:path';
import type {Root} from 'mdast';
import remarkSince from '@site/plugins/api-reference/node/remarkSince';

interface Node {
  type: string;
  name?: string;
  attributes?: {type: string; name: string; value: string}[];
  children?: Node[];
  position?: {start: {line: number}};
}

function since(attributes: Readonly<Record<string, string>>): Node {
  return {
    type: 'mdxJsxTextElement',
    name: 'Since',
    attributes: Object.entries(attributes).map(([name, value]) => ({type: 'mdxJsxAttribute', name, value})),
    children: [],
    position: {start: {line: 7}},
  };
}

const PAGE = 'docs/react-data-grid/filtering/index.mdx';

function transform(node: Node, page = PAGE): Node[] {
  const tree = {type: 'root', children: [{type: 'paragraph', children: [node]}]};
  remarkSince()(tree as Root, {path: path.resolve(page)});
  return tree.children as Node[];
}

test('a right one is imported, and hands on the release alone', () => {
  const nodes = transform(since({of: 'DataGridPro.unstable_headerFilters', version: '6.5.0'}));
  expect(JSON.stringify(nodes[0])).toContain('@theme/Since');
  expect(nodes[1]?.children?.[0]?.attributes?.map(({name, value}) => [name, value])).toEqual([['version', '6.5.0']]);
});

test.each([
  ['DataGridPro.slots.headerFilterCell', '6.5.0'],
  ['DataGrid.clipboardCopy', '6.4.0'],
  ['GridApi.autosizeColumns', '6.15.0'],
  ['DigitalClock', '6.3.0'],
])('%s is found, and was added in %s', (of, version) => {
  expect(() => transform(since({of, version}))).not.toThrow();
});

test.each<[string, Readonly<Record<string, string>>, string]>([
  [
    'another release',
    {of: 'DataGridPro.unstable_headerFilters', version: '6.4.0'},
    `[api-reference] ${PAGE}:7: <Since of="DataGridPro.unstable_headerFilters"> says 6.4.0, but 6.5.0 brought it. Write version="6.5.0".`,
  ],
  [
    'a name with a mistake',
    {of: 'DataGridPro.unstable_headerFilter', version: '6.5.0'},
    `[api-reference] ${PAGE}:7: <Since of="DataGridPro.unstable_headerFilter">: no release after the first stable one brought it, so there is nothing to say. Did you mean "DataGridPro.unstable_headerFilters"?`,
  ],
  [
    'what the first release had',
    {of: 'DataGrid.rows', version: '6.0.0'},
    'no release after the first stable one brought it',
  ],
  [
    'an attribute that there is not',
    {of: 'DataGridPro.unstable_headerFilters', version: '6.5.0', plan: 'pro'},
    `[api-reference] ${PAGE}:7: a <Since> does not take "plan". Write <Since of="DataGrid.rowSelection" version="6.1.0" />.`,
  ],
  ['a missing release', {of: 'DataGrid.rows'}, 'a <Since> needs "of" and "version". Write <Since of='],
])('%s stops the build', (_case, attributes, message) => {
  expect(() => transform(since(attributes))).toThrow(message);
});

test('a page of an older version keeps what was checked when it was written', () => {
  const page = 'versioned_docs/version-6/react-data-grid/filtering/index.mdx';
  expect(() => transform(since({of: 'DataGrid.gone', version: '6.4.0'}), page)).not.toThrow();
});

test('a page without one is left alone', () => {
  const tree = {type: 'root', children: []};
  remarkSince()(tree as unknown as Root, {path: path.resolve(PAGE)});
  expect(tree.children).toEqual([]);
});
