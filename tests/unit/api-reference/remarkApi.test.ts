import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Root} from 'mdast';
import remarkApi from '@site/plugins/api-reference/node/remarkApi';

/** What pages show of the API without importing it. */

interface Node {
  type: string;
  name?: string;
  value?: string;
  attributes?: {type: string; name: string; value: unknown}[];
  children?: Node[];
  position?: {start: {line: number}};
}

const generated = mkdtempSync(path.join(tmpdir(), 'api-reference-'));

beforeAll(() => {
  const folder = path.join(generated, 'api-reference/data/x/api/data-grid');
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, 'selectors.json'), JSON.stringify([{name: 'a', feature: 'Sorting'}]));
  const features = [{title: 'Row selection', names: []}];
  writeFileSync(path.join(folder, 'grid-api.json'), JSON.stringify({kind: 'interface', name: 'GridApi', features}));
});

afterAll(() => rmSync(generated, {recursive: true}));

function element(name: string, attributes: Readonly<Record<string, unknown>> = {}): Node {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({type: 'mdxJsxAttribute', name: key, value})),
    position: {start: {line: 7}},
  };
}

function transform(...children: Node[]): Node[] {
  const tree = {type: 'root', children};
  remarkApi({generated})(tree as Root, {path: path.resolve('docs/react-data-grid/events/index.mdx')});
  return tree.children;
}

const MODULES = '@generated/api-reference/modules/data-grid';

function importsOf(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) =>
    [...JSON.stringify(node).matchAll(/"raw":"\\"([^"]+)\\""/g)].map(([, raw]) => raw ?? ''),
  );
}

it('imports what a page shows, once', () => {
  const nodes = transform(element('ApiEvents'), element('ApiSelectors', {feature: 'Sorting'}), element('ApiSelectors'));
  expect(importsOf(nodes)).toEqual([
    '@theme/ApiEvents',
    '@theme/ApiSelectors',
    `${MODULES}/events.js`,
    `${MODULES}/selectors.js`,
  ]);
  expect(nodes.at(-2)?.attributes?.map(({name}) => name)).toEqual(['feature', 'source']);
});

it('imports nothing where a page shows nothing, and only the data where it imports the rest itself', () => {
  expect(transform({type: 'paragraph'})).toEqual([{type: 'paragraph'}]);
  const own = {type: 'mdxjsEsm', value: "import ApiEvents from '@theme/ApiEvents';"};
  expect(importsOf(transform(own, element('ApiEvents')))).toEqual([`${MODULES}/events.js`]);
});

it('gives methods the page they are from', () => {
  const nodes = transform(element('ApiMethods', {interface: 'GridApi', feature: 'Row selection'}));
  expect(importsOf(nodes)).toEqual(['@theme/ApiMethods', `${MODULES}/grid-api.js`]);
  expect(nodes.at(-1)?.attributes?.map(({name}) => name)).toEqual(['feature', 'page']);
});

it('shows the data of its version on an older page', () => {
  const folder = path.join(generated, 'versioned_api/version-5/data/x/5/api/data-grid');
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, 'selectors.json'), JSON.stringify([{name: 'a', feature: 'Rows'}]));
  const page = (children: Node[], file: string): Node[] => {
    const tree = {type: 'root', children};
    remarkApi({siteFolder: generated})(tree as Root, {path: path.join(generated, file)});
    return tree.children;
  };
  const files = ['versioned_docs/version-5', 'i18n/zh/docusaurus-plugin-content-docs/version-5'];
  for (const file of files.map((place) => `${place}/react-data-grid/state/index.mdx`)) {
    expect(importsOf(page([element('ApiSelectors', {feature: 'Rows'})], file))).toEqual([
      '@theme/ApiSelectors',
      '@site/versioned_api/version-5/modules/data-grid/selectors.js',
    ]);
    expect(() => page([element('ApiSelectors', {feature: 'Sorting'})], file)).toThrow(
      `[api-reference] ${file}:7: <ApiSelectors> has no feature "Sorting". There are: Rows.`,
    );
  }
});

describe('problems', () => {
  const where = '[api-reference] docs/react-data-grid/events/index.mdx:7: ';

  it.each([
    [
      'an unknown feature of selectors',
      element('ApiSelectors', {feature: 'Sortin'}),
      '<ApiSelectors> has no feature "Sortin". Did you mean "Sorting"? There are: Sorting.',
    ],
    [
      'an unknown feature of methods',
      element('ApiMethods', {interface: 'GridApi', feature: 'Row selections'}),
      '<ApiMethods> has no feature "Row selections". Did you mean "Row selection"? There are: Row selection.',
    ],
    [
      'an unknown interface',
      element('ApiMethods', {interface: 'GridApy'}),
      'no interface "GridApy" has an API page. Did you mean "GridApi"?',
    ],
    [
      'no interface',
      element('ApiMethods'),
      'an <ApiMethods> names no interface. Write <ApiMethods interface="GridApi" feature="Sorting" />.',
    ],
    [
      'a mistyped attribute of selectors',
      element('ApiSelectors', {featur: 'Sorting'}),
      '<ApiSelectors> does not take "featur". Did you mean "feature"? It takes: feature.',
    ],
    [
      'a mistyped attribute of methods',
      element('ApiMethods', {interface: 'GridApi', featur: 'Row selection'}),
      '<ApiMethods> does not take "featur". Did you mean "feature"? It takes: interface, feature.',
    ],
    [
      'an attribute of events',
      element('ApiEvents', {feature: 'Sorting'}),
      '<ApiEvents> does not take "feature". It takes: nothing.',
    ],
    [
      'a feature that is no text',
      element('ApiSelectors', {feature: {type: 'mdxJsxAttributeValueExpression', value: "'Sorting'"}}),
      '<ApiSelectors> needs "feature" as text that is not empty. Write feature="Sorting", or leave it out.',
    ],
    [
      'an interface without a value',
      element('ApiMethods', {interface: null}),
      '<ApiMethods> needs "interface" as text that is not empty. Write interface="GridApi".',
    ],
  ])('names %s, with file and line', (_case, node, message) => {
    expect(() => transform(node)).toThrow(where + message);
  });
});
