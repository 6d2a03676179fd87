import {mkdtempSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Root} from 'mdast';
import {mdxFromMarkdown} from 'mdast-util-mdx';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {mdxjs} from 'micromark-extension-mdxjs';
import {currentMessages, messagesForPage, snapshotMessages} from '../../../plugins/messages/node/pageMessages';
import remarkMessages from '../../../plugins/messages/node/remarkMessages';
import {validateOptions} from '../../../plugins/messages/options';
import {elementsNamed, type MdxElement} from '../../../src/node/mdxNodes';
import {PROJECT_ROOT} from '../../../src/node/project';

const CHARTS = 'docs/react-charts/messages/index.mdx';

function page(text: string, file = CHARTS): Root {
  const tree = fromMarkdown(text, {extensions: [mdxjs()], mdastExtensions: [mdxFromMarkdown()]});
  remarkMessages()(tree, {path: path.join(PROJECT_ROOT, file)});
  return tree;
}

const idsOf = (tree: Root) =>
  elementsNamed(tree, ['Message'])
    .map(attributesOf)
    .map(({id}) => id);

/** The values of an element, as its component gets them. */
function attributesOf(element: MdxElement): Record<string, unknown> {
  return Object.fromEntries(
    element.attributes.flatMap((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute') {
        return [];
      }
      const {name, value} = attribute;
      const statement = typeof value === 'object' ? value?.data?.estree?.body[0] : undefined;
      return [[name, statement?.type === 'ExpressionStatement' ? valueOf(statement.expression) : value]];
    }),
  );
}

function valueOf(node: {type: string; value?: unknown; elements?: readonly unknown[]}): unknown {
  return node.type === 'ArrayExpression' ? (node.elements as (typeof node)[]).map(valueOf) : node.value;
}

test('a message gets its text, its kind and its files', () => {
  const [element] = elementsNamed(page('<Message id="message-series-id-is-not-unique">\n\nWhy.\n\n</Message>\n'), [
    'Message',
  ]);
  expect(attributesOf(element!)).toEqual({
    id: 'message-series-id-is-not-unique',
    level: 'thrown',
    parts: ['MUI-X-Charts: series\' id "', 'id', '" is not unique'],
    files: [
      ['@mui/x-charts', 'esm/context/SeriesContextProvider.js', expect.stringContaining('SeriesContextProvider.tsx')],
    ],
  });
  expect(element?.children).toHaveLength(1);
});

test('the rest is every message of the product that the page does not explain', () => {
  const all = (currentMessages()['x-charts'] ?? []).map(({id}) => id);
  const tree = page('<Message id="message-series-id-is-not-unique" />\n\n<Messages product="x-charts" />\n');
  const ids = idsOf(tree);
  expect([...ids].sort()).toEqual([...all].sort());
  expect(new Set(ids).size).toBe(ids.length);
});

test('a message of another package is as the writer gives it', () => {
  const text = '<Message id="message-a" source="React" level="error" text="Warning: An update to {component}." />\n';
  const [element] = elementsNamed(page(text), ['Message']);
  expect(attributesOf(element!)).toMatchObject({
    source: 'React',
    level: 'error',
    parts: ['Warning: An update to ', 'component', '.'],
    files: [],
  });
});

test.each([
  [
    '<Message id="message-series-id-is-not-uniqe" />',
    `[messages] ${CHARTS}:1: the packages of this product print no message "message-series-id-is-not-uniqe". Did you mean "message-series-id-is-not-unique"?`,
  ],
  [
    '<Message id="message-no-row-with-id-found" />',
    'the packages of this product print no message "message-no-row-with-id-found".',
  ],
  [
    '<Message id="message-series-id-is-not-unique" text="MUI: series" />',
    `[messages] ${CHARTS}:1: the message "message-series-id-is-not-unique" reads "MUI-X-Charts: series' id "{id}" is not unique", not "MUI: series".`,
  ],
  [
    '<Message id="message-a" source="React" text="A" />',
    `[messages] ${CHARTS}:1: the <Message> "message-a" has a source that is not documented here, and so needs its text and a level: thrown, error, warning, prop.`,
  ],
  ['<Messages product="x-chart" />', 'no packages of a product "x-chart" print messages. Did you mean "x-charts"?'],
])('%s stops the build', (text, message) => {
  expect(() => page(`${text}\n`)).toThrow(message);
});

test('other pages stay as they are', () => {
  const tree = page('Text.\n');
  expect(tree.children).toHaveLength(1);
});

test('a version that is cut keeps its messages', () => {
  const siteFolder = mkdtempSync(path.join(tmpdir(), 'messages-'));
  try {
    snapshotMessages('6', siteFolder);
    const then = messagesForPage('versioned_docs/version-6/react-charts/messages/index.mdx', siteFolder);
    expect(then).toEqual(JSON.parse(JSON.stringify(currentMessages())));
    mkdirSync(path.join(siteFolder, 'versioned_api/version-5'), {recursive: true});
    writeFileSync(path.join(siteFolder, 'versioned_api/version-5/messages.json'), '{"x-charts":[]}');
    expect(messagesForPage('versioned_docs/version-5/react-charts/messages/index.mdx', siteFolder)).toEqual({
      'x-charts': [],
    });
    expect(messagesForPage('versioned_docs/version-4/react-charts/messages/index.mdx', siteFolder)).toEqual({});
  } finally {
    rmSync(siteFolder, {recursive: true});
  }
});

test('the plugin has no options', () => {
  const validate = (options: object) => validateOptions({options: options as never});
  expect(() => validate({colour: 1})).toThrow('[messages] invalid options: "colour" is not allowed');
});
