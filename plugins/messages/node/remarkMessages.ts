import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import {PluginError, type SourceLocation} from '../../../src/node/errors';
import {
  elementsNamed,
  expressionAttribute,
  importNode,
  locationOf,
  replaceAttribute,
  replaceElements,
  textAttribute,
  type Expression,
  type MdxElement,
} from '../../../src/node/mdxNodes';
import {PROJECT_ROOT} from '../../../src/node/project';
import {messageText, type MessageLevel} from '../../../src/site/packageMessages';
import type {ProductId} from '../../../src/site/products';
import {didYouMean} from '../../../src/text/nearestName';
import type {ShownMessage} from '../types';
import {messagesForPage, PRODUCTS_WITH_MESSAGES} from './pageMessages';

/** Theme components of pages of messages. `<Messages />` becomes as many of the first as are left. */
const MESSAGE = 'Message';
const FILTER = 'MessageFilter';
const REST = 'Messages';

const LEVELS: readonly MessageLevel[] = ['thrown', 'error', 'warning', 'prop'];

type Value = string | readonly Value[];

/** A list of texts, and of such lists, as a page's code has it. */
function literal(value: Value): Expression {
  return typeof value === 'string'
    ? {type: 'Literal', value, raw: JSON.stringify(value)}
    : {type: 'ArrayExpression', elements: value.map(literal)};
}

/** The parts of a text that a writer typed: `Could not find {name}.` */
function partsOfText(text: string): string[] {
  return text.split(/\{([^{}]*)\}/);
}

/** Gives an element what its component shows. */
function fill(element: MdxElement, {id, parts, level, files}: ShownMessage): void {
  const values: Readonly<Record<string, Value>> = {
    id,
    level,
    parts,
    files: files.map(({packageName, path: file, url}) => [packageName, file, url]),
  };
  for (const [name, value] of Object.entries(values)) {
    replaceAttribute(element, name, expressionAttribute(name, literal(value)));
  }
}

function problem(what: string, location: SourceLocation): PluginError {
  return new PluginError('messages', what, location);
}

/** A message that other packages print, as the writer gives it. */
function foreignMessage(element: MdxElement, id: string, location: SourceLocation): ShownMessage {
  const level = LEVELS.find((known) => known === textAttribute(element, 'level'));
  const text = textAttribute(element, 'text');
  if (text === undefined || level === undefined) {
    throw problem(
      `the <Message> "${id}" has a source that is not documented here, and so needs its text and a level: ${LEVELS.join(', ')}.`,
      location,
    );
  }
  return {id, parts: partsOfText(text), level, files: []};
}

function messageFor(element: MdxElement, known: readonly ShownMessage[], location: SourceLocation): ShownMessage {
  const id = textAttribute(element, 'id') ?? '';
  if (textAttribute(element, 'source') !== undefined) {
    return foreignMessage(element, id, location);
  }
  const ids = known.map((message) => message.id);
  const message = known.find((each) => each.id === id);
  if (!message) {
    throw problem(`the packages of this product print no message "${id}".${didYouMean(id, ids)}`, location);
  }
  const text = textAttribute(element, 'text');
  if (text !== undefined && !messageText(message).startsWith(text)) {
    throw problem(`the message "${id}" reads "${messageText(message)}", not "${text}".`, location);
  }
  return message;
}

function emptyElement(message: ShownMessage): RootContent {
  const element: MdxElement = {type: 'mdxJsxFlowElement', name: MESSAGE, attributes: [], children: []};
  fill(element, message);
  return element as RootContent;
}

/** The product that a page says it is of, by the one that its rest is asked for, or by its path. */
function productOf(root: Root, pageFile: string): ProductId | undefined {
  const [rest] = elementsNamed(root, [REST]);
  const wanted = (rest && textAttribute(rest, 'product')) ?? `x-${/\breact-([a-z-]+)\//.exec(pageFile)?.[1] ?? ''}`;
  const productId = PRODUCTS_WITH_MESSAGES.find((id) => id === wanted);
  if (rest && !productId) {
    throw problem(
      `no packages of a product "${wanted}" print messages.${didYouMean(wanted, PRODUCTS_WITH_MESSAGES)}`,
      locationOf(rest, pageFile),
    );
  }
  return productId;
}

/**
 * Remark plugin: gives `<Message id="message-…">` the text that the packages print, and makes of `<Messages />` all those of the
 * product that the page does not explain. Neither costs another page anything.
 *
 * @throws PluginError for a message that the packages do not print
 */
export default function remarkMessages(
  options: {readonly siteFolder?: string} = {},
): (tree: Root, file: {path: string}) => void {
  const {siteFolder = PROJECT_ROOT} = options;
  return (root, file) => {
    const nodes = elementsNamed(root, [MESSAGE, FILTER, REST]);
    if (nodes.length === 0) {
      return;
    }
    const pageFile = path.relative(siteFolder, path.resolve(file.path)).split(path.sep).join('/');
    const productId = productOf(root, pageFile);
    const known = (productId && messagesForPage(pageFile, siteFolder)[productId]) ?? [];
    const explained = new Set<string>();
    for (const node of nodes.filter(({name}) => name === MESSAGE)) {
      const message = messageFor(node, known, locationOf(node, pageFile));
      explained.add(message.id);
      fill(node, message);
    }
    replaceElements(root, REST, () => ({
      type: 'mdxJsxFlowElement',
      name: null,
      attributes: [],
      children: known.filter(({id}) => !explained.has(id)).map(emptyElement) as [],
    }));
    root.children = [MESSAGE, FILTER]
      .map((name) => importNode(name, `@theme/${name}`) as RootContent)
      .concat(root.children);
  };
}
