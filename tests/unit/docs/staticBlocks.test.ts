import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {gfm} from 'micromark-extension-gfm';
import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import staticBlocks, {withoutStaticContent} from '../../../plugins/docs/node/staticBlocks';
import {flowElement, textAttribute} from '../../../src/node/mdxNodes';

const FILE = {path: 'docs/react-charts/bars/index.mdx'};

function parse(markdown: string): RootContent[] {
  return fromMarkdown(markdown, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]}).children;
}

function inBlocks(...children: RootContent[]): RootContent[] {
  const root: Root = {type: 'root', children};
  staticBlocks()(root, FILE);
  return root.children;
}

function kindsOf(nodes: readonly RootContent[]): unknown[] {
  return nodes.map((node) => {
    if (node.type !== 'mdxJsxFlowElement') {
      return node.type;
    }
    return node.children.length > 0 ? [node.name, ...kindsOf(node.children as RootContent[])] : node.name;
  });
}

const idOf = (node: RootContent | undefined): string | undefined =>
  textAttribute(node as MdxJsxFlowElement, 'staticId');

test('text between components is one block', () => {
  const nodes = inBlocks(
    ...parse('First **strong** `code` [link](/x/).\n\n## Heading\n\n- item'),
    flowElement('Demo', {name: 'BasicBars'}),
    ...parse('Second.\n\n> Quote'),
  );
  expect(kindsOf(nodes)).toEqual([
    'mdxjsEsm',
    ['StaticBlock', 'paragraph', 'heading', 'list'],
    'Demo',
    ['StaticBlock', 'paragraph', 'blockquote'],
  ]);
});

test('text with a component or an expression in it stays alive', () => {
  const since: RootContent = {
    type: 'paragraph',
    children: [
      {type: 'text', value: 'new'},
      {type: 'mdxJsxTextElement', name: 'Since', attributes: [], children: []},
    ],
  };
  expect(kindsOf(inBlocks(since))).toEqual(['paragraph']);
  const list = {type: 'list', children: [{type: 'listItem', children: [since]}]} as RootContent;
  expect(kindsOf(inBlocks(list))).toEqual(['list']);
});

test('a component that needs no script is text, alone and inside of text', () => {
  const root: Root = {
    type: 'root',
    children: [
      flowElement('ApiIntro', {name: 'a'}),
      {
        type: 'paragraph',
        children: [{type: 'mdxJsxTextElement', name: 'Since', attributes: [], children: []}],
      },
      flowElement('ApiProps', {}),
    ],
  };
  staticBlocks({components: ['ApiIntro', 'Since']})(root, FILE);
  expect(kindsOf(root.children)).toEqual(['mdxjsEsm', ['StaticBlock', 'ApiIntro', 'paragraph'], 'ApiProps']);
});

test('an id follows from the content, and is unique on the page', () => {
  const demo = (): RootContent => flowElement('Demo', {});
  const [, first, , second, , third] = inBlocks(...parse('Same'), demo(), ...parse('Same'), demo(), ...parse('Other'));
  expect(idOf(first)).toMatch(/^[0-9a-f]{8}$/);
  expect(idOf(second)).toBe(`${idOf(first)}-2`);
  expect(idOf(third)).not.toBe(idOf(first));
  // Where it stands does not matter.
  expect(idOf(inBlocks(...parse('\n\n\nSame'))[1])).toBe(idOf(first));
});

test('rows of a table and code of a fence are static inside of what scrolls and copies them', () => {
  const [table] = inBlocks(...parse('| a |\n| --- |\n| 1 |'));
  expect(table?.data?.hProperties?.['staticId']).toMatch(/^[0-9a-f]{8}$/);
  const [fence] = inBlocks(flowElement('CodeFence', {language: 'tsx', html: '<b>1</b>'}));
  expect(idOf(fence)).toMatch(/^[0-9a-f]{8}$/);
  const [other] = inBlocks(flowElement('CodeFence', {language: 'tsx', html: '<b>1</b>', htmlJs: '1'}));
  expect(idOf(other)).not.toBe(idOf(fence));
});

test('English sections of a translation are in blocks too', () => {
  const [, english] = inBlocks(flowElement('div', {lang: 'en'}, parse('Text') as MdxJsxFlowElement['children']));
  expect(kindsOf([english!])).toEqual([['div', ['StaticBlock', 'paragraph']]]);
});

function admonition(children: RootContent[]): RootContent {
  return {
    type: 'containerDirective',
    name: 'note',
    data: {hName: 'admonition'},
    children: children as MdxJsxFlowElement['children'],
    position: {start: {line: 7, column: 1}, end: {line: 9, column: 4}},
  };
}

test('an admonition is text; one with a component in it stops the build', () => {
  expect(kindsOf(inBlocks(admonition(parse('Text'))))).toEqual(['mdxjsEsm', ['StaticBlock', 'containerDirective']]);
  expect(() => inBlocks(admonition([flowElement('Demo', {})]))).toThrow(
    '[docs] docs/react-charts/bars/index.mdx:7: ":::note" has <Demo> in it. Write it with text, lists and links alone, and the rest below it.',
  );
  const inDemo = flowElement('Card', {}, [admonition(parse('Text'))] as MdxJsxFlowElement['children']);
  expect(() => inBlocks(inDemo)).toThrow(
    '":::note" is in a component, or in a list or a quote that has one in it. Write it between others.',
  );
});

test.each<[string, RootContent[]]>([
  ['a fence of code', [flowElement('CodeFence', {html: ''})]],
  ['a table', parse('| a |\n| --- |\n| 1 |')],
  ['an image', parse('- text\n- ![A](./a.webp)')],
  ['an expression', [{type: 'paragraph', children: [{type: 'mdxTextExpression', value: '1'}]}]],
])('an admonition with %s in it is told so', (what, children) => {
  expect(() => inBlocks(admonition(children))).toThrow(`":::note" has ${what} in it.`);
});

test('an admonition of a kind that there is not stops the build', () => {
  const other = {...admonition(parse('Text')), name: 'Note', data: {}} as RootContent;
  expect(() => inBlocks(other)).toThrow(
    '[docs] docs/react-charts/bars/index.mdx:7: there is no ":::Note". Did you mean "note"? There are: note, tip, info, warning, danger.',
  );
});

test.each([
  [':::note Careful\nText.\n:::', '":::note Careful" would be published as it is written. Write :::note[Careful], on'],
  ['- ::: tip\n  Text.', '"::: tip" would be published as it is written. Write :::tip, on a line of its own.'],
  ['Text.\n\n:::', '":::" would be published as it is written. No note is open here. Take it out, or open one above'],
])('text that was meant to be an admonition stops the build: %j', (markdown, message) => {
  expect(() => inBlocks(...parse(markdown))).toThrow(message);
});

test('the content of marked elements is bundled for the server only', () => {
  const property = (name: string, value: unknown): unknown => ({
    type: 'Property',
    key: {type: 'Identifier', name},
    value,
  });
  const content = {type: 'Literal', value: 'text'};
  const props = (...names: string[]): {properties: {value: unknown}[]} => ({
    ...{type: 'ObjectExpression'},
    properties: names.map((name) => property(name, content)) as {value: unknown}[],
  });
  const [marked, unmarked] = [props('staticId', 'children', 'html', 'language'), props('children')];
  withoutStaticContent()({type: 'Program', body: [{arguments: [marked]}, {arguments: [unmarked]}]});
  const conditional = {
    type: 'ConditionalExpression',
    test: {type: 'Identifier', name: '__STATIC_CONTENT__'},
    consequent: content,
    alternate: {type: 'Identifier', name: 'undefined'},
  };
  expect(marked.properties.map(({value}) => value)).toEqual([content, conditional, conditional, content]);
  expect(unmarked.properties.map(({value}) => value)).toEqual([content]);
});

test('the browser learns of a table of contents that there is one', () => {
  const toc = (elements: unknown[]) => ({id: {name: 'toc'}, init: {type: 'ArrayExpression', elements}});
  const [filled, empty] = [toc(['entry']), toc([])];
  const other = {id: {name: 'other'}, init: {type: 'ArrayExpression', elements: ['entry']}};
  const exported = (variable: object) => ({type: 'ExportNamedDeclaration', declaration: {declarations: [variable]}});
  withoutStaticContent()({
    type: 'Program',
    body: [...[filled, empty, other].map(exported), {type: 'ExportNamedDeclaration', declaration: null}],
  });
  expect(filled.init).toMatchObject({
    type: 'ConditionalExpression',
    test: {name: '__STATIC_CONTENT__'},
    consequent: {elements: ['entry']},
    alternate: {elements: [{type: 'ObjectExpression', properties: []}]},
  });
  expect([empty.init, other.init].map(({type}) => type)).toEqual(['ArrayExpression', 'ArrayExpression']);
});
