import path from 'node:path';
import type {Root} from 'mdast';
import remarkDemos, {demosBeside} from '../../../plugins/demos/node/remarkDemos';
import {demoFolderOf} from '../../../plugins/demos/node/demoFolder';

const PAGE = path.resolve('docs/react-tree-view/getting-started/index.mdx');

const HEIGHT = {type: 'mdxJsxAttribute', name: 'height', value: {type: 'mdxJsxAttributeValueExpression', value: '96'}};

function demo(name: string | undefined, line: number, ...more: unknown[]): Record<string, unknown> {
  const attributes: unknown[] = [...more, HEIGHT];
  return {
    type: 'mdxJsxFlowElement',
    name: 'Demo',
    attributes: name === undefined ? attributes : [{type: 'mdxJsxAttribute', name: 'name', value: name}, ...attributes],
    children: [],
    position: {start: {line}},
  };
}

function run(...children: Record<string, unknown>[]): Record<string, unknown>[] {
  const tree = {type: 'root', children};
  remarkDemos()(tree as unknown as Root, {path: PAGE});
  return tree.children;
}

test('a demo becomes the frame around the file beside the page', () => {
  const children = run(demo('FirstComponent', 5));
  expect(children).toMatchObject([
    {type: 'mdxjsEsm', data: {estree: {body: [{source: {value: '@theme/Demo'}}]}}},
    {
      type: 'mdxjsEsm',
      data: {estree: {body: [{source: {value: '@site/docs/react-tree-view/getting-started/FirstComponent.tsx?demo'}}]}},
    },
    {name: 'Demo', attributes: [{name: 'height'}, {name: 'demo', value: {value: 'demo0'}}]},
  ]);
});

test('a page without demos is left as it is', () => {
  const text = {type: 'paragraph', children: []};
  expect(run(text)).toEqual([text]);
});

test.each([
  [
    'unknown',
    [demo('FirstComponnent', 41)],
    '[demos] docs/react-tree-view/getting-started/index.mdx:41: no demo "FirstComponnent" beside this page. Did you mean "FirstComponent"?',
  ],
  [
    'missing',
    [demo(undefined, 3)],
    '[demos] docs/react-tree-view/getting-started/index.mdx:3: a <Demo> has no name. Write <Demo name="BasicBars" />.',
  ],
  [
    'used twice',
    [demo('FirstComponent', 5), demo('FirstComponent', 9)],
    `[demos] docs/react-tree-view/getting-started/index.mdx:9: the demo "FirstComponent" already stands in line 5. A demo's name is its URL: show it once.`,
  ],
  [
    'right beside an attribute that is mistyped',
    [demo('FirstComponent', 5, {type: 'mdxJsxAttribute', name: 'owntheme', value: null})],
    '[demos] docs/react-tree-view/getting-started/index.mdx:5: <Demo> does not take "owntheme". Did you mean "ownTheme"? It takes: name, height, bleed, ownTheme, iframe.',
  ],
  [
    'right beside a height in words',
    [demo('FirstComponent', 5, {type: 'mdxJsxAttribute', name: 'height', value: 'auto'})],
    '[demos] docs/react-tree-view/getting-started/index.mdx:5: "height" of <Demo> is a number of pixels: height={300}.',
  ],
])('a name that is %s stops the build', (_problem, nodes, message) => {
  expect(() => run(...nodes)).toThrow(message);
});

test('styled variants are no demos of their own', () => {
  expect(demosBeside(path.resolve('tests/fixtures/demos'))).toEqual(['Plain']);
  expect(demosBeside(path.resolve('tests/fixtures/no-such-folder'))).toEqual([]);
});

test.each([
  ['docs/react-charts/bars/index.mdx', 'docs/react-charts/bars'],
  ['i18n/zh/docusaurus-plugin-content-docs/current/react-charts/bars/index.mdx', 'docs/react-charts/bars'],
  ['versioned_docs/version-5/react-charts/bars/index.mdx', 'versioned_docs/version-5/react-charts/bars'],
  [
    'i18n/zh/docusaurus-plugin-content-docs/version-5/react-charts/bars/index.mdx',
    'versioned_docs/version-5/react-charts/bars',
  ],
])('the demos of %s lie in %s', (file, folder) => {
  expect(demoFolderOf(file)).toBe(folder);
});

test('a file that is no page has no demos', () => {
  expect(demoFolderOf('README.md')).toBeUndefined();
});
