/** @jest-environment jsdom */
import {createElement, useState} from 'react';
import type {Root} from 'mdast';
import {render, screen} from '@testing-library/react';
import remarkLiveFences from '../../../plugins/demos/node/remarkLiveFences';
import {compileText} from '../../../plugins/demos/client/editor/compile';
import type {ProblemError} from '../../../plugins/demos/client/editor/problems';
import {evaluateScript} from '../../../plugins/demos/client/editor/evaluate';

const PAGE = 'docs/react-charts/getting-started/index.mdx';

async function run(fence: Record<string, unknown>): Promise<Record<string, unknown>[]> {
  const tree = {type: 'root', children: [{type: 'code', position: {start: {line: 7}}, ...fence}]};
  await remarkLiveFences()(tree as Root, {path: PAGE});
  return tree.children;
}

test('a fence marked live becomes the editor, in both languages', async () => {
  const value = 'export default function A({a}: {a?: string}) {\n  return <b>{a}</b>;\n}';
  const [imported, element] = await run({lang: 'tsx', meta: 'live title="A" height="56"', value});
  expect(imported).toMatchObject({data: {estree: {body: [{source: {value: '@theme/DemoLive'}}]}}});
  const attributes = Object.fromEntries(
    (element?.['attributes'] as {name: string; value: string}[]).map((attribute) => [attribute.name, attribute.value]),
  );
  expect(attributes).toMatchObject({name: 'A', text: value, height: '56'});
  expect(attributes['textJs']).toContain('function A({ a })');
  expect(attributes['html']).toContain('tk-keyword');
});

test('a fence without a title is called by its number, and other fences stay as they are', async () => {
  const [, element] = await run({lang: 'jsx', meta: 'live', value: '<b />'});
  expect(element).toMatchObject({
    name: 'DemoLive',
    attributes: expect.arrayContaining([{type: 'mdxJsxAttribute', name: 'name', value: 'Example 1'}]) as unknown,
  });
  const plain = {lang: 'tsx', meta: 'title="The live grid"', value: '<b />'};
  expect(await run(plain)).toMatchObject([{type: 'code', ...plain}]);
});

test.each([
  [{lang: 'bash', meta: 'live', value: 'ls'}, 'a live fence has the language "bash". It runs in tsx, jsx, ts, js.'],
  [{lang: null, meta: 'live', value: ''}, 'a live fence has the language "". It runs in tsx, jsx, ts, js.'],
])('%j stops the build with its place', async (fence, what) => {
  await expect(run(fence)).rejects.toThrow(`[demos] ${PAGE}:7: ${what}`);
});

test.each(['height={300}', 'height="auto"', 'height'])('%s stops the build, since it is no height', async (height) => {
  await expect(run({lang: 'tsx', meta: `live ${height}`, value: '<b />'})).rejects.toThrow(
    `[demos] ${PAGE}:7: "${height}" is no height in pixels. Write height="56".`,
  );
});

test('a title may speak of a height', async () => {
  const [, element] = await run({lang: 'tsx', meta: 'live title="Set height=56 here"', value: '<b />'});
  expect(JSON.stringify(element)).not.toContain('"height"');
});

test('two fences of one name stop the build, since what is typed is kept under it', async () => {
  const fence = (line: number) => ({
    type: 'code',
    lang: 'tsx',
    meta: 'live title="App"',
    value: '<b />',
    position: {start: {line}},
  });
  const tree = {type: 'root', children: [fence(3), fence(9)]} as unknown as Root;
  await expect(remarkLiveFences()(tree, {path: PAGE})).rejects.toThrow(
    `[demos] ${PAGE}:9: two live fences of this page are called "App". Give this one a title of its own.`,
  );
});

describe('a snippet', () => {
  /** What a snippet shows, with React's names in scope as in `@theme/ReactLiveScope`. */
  function show(text: string): string {
    const compiled = compileText(text, {isSnippet: true});
    const require = (): Record<string, unknown> => ({__esModule: true, createElement});
    const Shown = evaluateScript({compiled, name: 'snippet.tsx', require, scope: {useState}}, ({message}) => {
      throw new Error(message);
    });
    render(<Shown />);
    return screen.getByTestId('shown').textContent ?? '';
  }

  test.each([
    ['a component', 'function Clock() {\n  const [now] = useState(3);\n  return <b data-testid="shown">{now}</b>;\n}'],
    ['an arrow function', '() => <b data-testid="shown">3</b>'],
    ['an element', '<b data-testid="shown">3</b>'],
    [
      'below a comment and an import',
      '// A clock.\nimport * as React from \'react\';\nfunction Clock() { return <b data-testid="shown">3</b>; }',
    ],
    [
      'below an import without a semicolon',
      'import * as React from \'react\'\nfunction Clock() { const a = 3; return <b data-testid="shown">{a}</b>; }',
    ],
    ['one that renders by itself', 'const Clock = () => <b data-testid="shown">3</b>;\nrender(<Clock />);'],
    ['a module', 'export default function Clock() { return <b data-testid="shown">3</b>; }'],
  ])('may be %s', (_name, text) => {
    expect(show(text)).toBe('3');
  });

  test.each([
    ['<b>{foo(}</b>', {line: 1, column: 9}],
    ['const a = 1;\n<b>{foo(}</b>', {line: 1, column: 1}],
    ['// A bold one.\n<b>{foo(}</b>', {line: 2, column: 9}],
  ])('names the place of a mistake in what was typed: %j', (text, place) => {
    let problem: unknown;
    try {
      compileText(text, {isSnippet: true});
    } catch (thrown) {
      ({problem} = thrown as ProblemError);
    }
    expect(problem).toMatchObject({kind: 'syntax', place});
  });

  test('is none where the code is a demo', () => {
    expect(() => compileText('<b />')).not.toThrow();
    expect(compileText('() => <b />').script).not.toContain('exports.default');
  });
});
