import {fromMarkdown} from 'mdast-util-from-markdown';
import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import pageSections, {SECTION} from '../../../plugins/docs/node/pageSections';
import staticBlocks from '../../../plugins/docs/node/staticBlocks';
import {flowElement, importNode} from '../../../src/node/mdxNodes';

const LONG = 'word '.repeat(300).trim();

const parse = (markdown: string): RootContent[] => fromMarkdown(markdown).children;

function inSections(...children: RootContent[]): RootContent[] {
  const root: Root = {type: 'root', children};
  pageSections()(root);
  return root.children;
}

function outline(nodes: readonly RootContent[]): unknown[] {
  return nodes.map((node) => {
    const {name} = node as Partial<MdxJsxFlowElement>;
    return name === SECTION || name === 'StaticBlock'
      ? [name, ...outline((node as MdxJsxFlowElement).children as RootContent[])]
      : (name ?? node.type);
  });
}

test('a page of one screen is left as it is', () => {
  const children = parse(`Text\n\n## Heading\n\n${LONG}`);
  expect(inSections(...children)).toEqual(children);
});

test('each section of a long page contains the next one', () => {
  const sections = inSections(...parse([LONG, LONG, '## Second', LONG, LONG, '- third'].join('\n\n')));
  expect(outline(sections)).toEqual([
    'mdxjsEsm',
    'paragraph',
    'paragraph',
    [SECTION, 'heading', 'paragraph', 'paragraph', [SECTION, 'list']],
  ]);
});

test('a component counts for many lines, and a demo fills a screen', () => {
  const [fence, demo] = [flowElement('CodeFence', {}), flowElement('Demo', {})];
  expect(outline(inSections(fence, fence, demo, ...parse('Text'), demo, fence))).toEqual([
    'mdxjsEsm',
    'CodeFence',
    'CodeFence',
    [SECTION, 'Demo', [SECTION, 'paragraph', 'Demo', [SECTION, 'CodeFence']]],
  ]);
});

test('the text before the first demo does not wait for it', () => {
  const demo = flowElement('Demo', {});
  expect(outline(inSections(...parse('Text'), demo, ...parse('More'), demo))).toEqual([
    'mdxjsEsm',
    'paragraph',
    [SECTION, 'Demo', [SECTION, 'paragraph', 'Demo']],
  ]);
  expect(outline(inSections(flowElement('Playground', {})))).toEqual(['mdxjsEsm', [SECTION, 'Playground']]);
});

test('what a page imports stays where it is', () => {
  const imported = importNode('Own', './Own');
  const [first, second, ...rest] = inSections(...parse(`${LONG}\n\n${LONG}`), imported, ...parse('Text'));
  expect(first).toBe(imported);
  expect(second?.type).toBe('mdxjsEsm');
  expect(outline(rest)).toEqual(['paragraph', 'paragraph', [SECTION, 'paragraph']]);
});

test('a block of text is never divided', () => {
  const text = parse([LONG, LONG, '## Heading', 'Text'].join('\n\n'));
  const root: Root = {type: 'root', children: [...text, flowElement('Demo', {}), ...parse('Text')]};
  staticBlocks()(root, {path: 'docs/react-charts/bars/index.mdx'});
  pageSections()(root);
  expect(outline(root.children).filter((node) => node !== 'mdxjsEsm')).toEqual([
    ['StaticBlock', 'paragraph', 'paragraph', 'heading', 'paragraph'],
    [SECTION, 'Demo', [SECTION, ['StaticBlock', 'paragraph']]],
  ]);
});
