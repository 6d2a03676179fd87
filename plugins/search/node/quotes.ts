import {
  attributeOf,
  childrenOf,
  elementsBelow,
  findElement,
  isElement,
  textOf,
  type BuiltPage,
  type HtmlElement,
  type HtmlNode,
} from '../../../src/node/builtPages';
import {messageFit, messageWords, pastedWords} from '../messageWords';

/** Code that a page shows, and the heading that it stands below. */
interface Quote {
  readonly text: string;
  readonly place: 'heading' | 'line' | 'block';
  readonly id: string | undefined;
}

/** What a page says of names and messages that have no row and no page of their own. */
export interface PageQuotes {
  readonly path: string;
  /** Names that code of the page imports from the packages. */
  readonly imports: ReadonlySet<string>;
  /** How much is said of a name below a heading. */
  readonly mentions: readonly {readonly name: string; readonly id: string | undefined; readonly weight: number}[];
  readonly messages: readonly {readonly name: string; readonly id: string | undefined}[];
  /** Whether the page is where messages are listed: what others quote of them leads there. */
  readonly listsMessages: boolean;
}

/** Takes out of each page the messages that another one lists, with whatever values the page quotes them. */
export function withoutListedMessages(pages: readonly PageQuotes[]): PageQuotes[] {
  const listed = pages.filter(({listsMessages}) => listsMessages).flatMap(({messages}) => messages);
  const known = [...new Set(listed.map(({name}) => name))].map(messageWords);
  const isListed = (name: string): boolean => {
    const words = pastedWords(name);
    return known.some(
      (message) => messageFit(message, words) >= Math.min(message.length, words.length) * LEAST_OF_LISTED,
    );
  };
  return pages.map((page) =>
    page.listsMessages ? page : {...page, messages: page.messages.filter(({name}) => !isListed(name))},
  );
}

/** How much a quote and a listed message must have in common, whichever is shorter: guides cut the long ones. */
const LEAST_OF_LISTED = 0.9;

/** Parts of a page that are lists of names: its head, and the tables of its API. */
function isListOfNames(node: HtmlNode): boolean {
  return isElement(node) && (node.tagName === 'header' || attributeOf(node, 'data-api-section') !== undefined);
}

function quotesOf({content}: BuiltPage): Quote[] {
  const quotes: Quote[] = [];
  let id: string | undefined;
  const read = (node: HtmlNode, place: Quote['place']): void => {
    if (!isElement(node) || isListOfNames(node)) {
      return;
    }
    const isHeading = /^h[2-6]$/.test(node.tagName);
    if (isHeading) {
      id = attributeOf(node, 'id');
      quotes.push({text: '', place: 'heading', id});
    }
    if (node.tagName === 'pre' || node.tagName === 'code') {
      quotes.push({text: textOf(node).trim(), place: node.tagName === 'pre' ? 'block' : place, id});
    } else {
      childrenOf(node).forEach((child) => read(child, isHeading ? 'heading' : place));
    }
  };
  read(content, 'line');
  return quotes;
}

const IMPORT = /import\s*(?:type\s*)?\{([^}]*)\}\s*from\s*['"]@mui\/x-[^'"]*['"]/g;

function importsOf(code: string): string[] {
  return [...code.matchAll(IMPORT)].flatMap(([, names = '']) =>
    names.split(',').flatMap((name) => /^\s*(?:type\s+)?(\w+)/.exec(name)?.[1] ?? []),
  );
}

/** How messages of the packages, and of what fails inside them, begin. */
const MESSAGE =
  /^(?:MUI(?: X|-X-Charts)?: |MUI X [A-Z][a-z]|(?:Type|Range|Reference)?Error(?:: | )|Cannot |Can't |Module ['"]|Warning: )/;
const LONGEST_MESSAGE = 100;

/** A message on one line, cut after a word if it is long. */
function shortMessage(text: string): string {
  const [line = ''] = text.split('\n');
  return line.length <= LONGEST_MESSAGE ? line : line.slice(0, LONGEST_MESSAGE).replace(/\s+\S*$/, '');
}

/** The id of a production error's heading, which has the number: `error-9--mui-system`. */
const NUMBERED_ERROR = /^error-(\d+)-/;

/** What an error in production says, of which the page explains the number. */
function numberedError({place, id}: Quote): string[] {
  const number = place === 'heading' ? NUMBERED_ERROR.exec(id ?? '')?.[1] : undefined;
  return number === undefined ? [] : [`Minified MUI error #${number}`];
}

function messagesIn(quote: Quote): string[] {
  return quote.place === 'line' && MESSAGE.test(quote.text) ? [shortMessage(quote.text)] : numberedError(quote);
}

const WEIGHTS = {heading: 20, line: 2, block: 1} as const;

/** A name alone, also as it is called or rendered: `useGridApiRef()`, `<GridToolbar />`. */
const NAME_ALONE = /^<?(\w+)(?:\(\)|(?: \/)?>)?$/;

function namesIn({text, place}: Quote): string[] {
  return place === 'block' ? importsOf(text) : [NAME_ALONE.exec(text)?.[1] ?? ''].filter((name) => name !== '');
}

/** A message on one line in the list of names: enough words to tell it from others that begin alike. */
const LONGEST_ENTRY = 160;

/** The message that an element of a page of messages shows: all of it if it has several lines. */
function shownMessage(element: HtmlElement): {name: string; id: string | undefined} {
  const heading = findElement(element, ({tagName}) => tagName === 'h3');
  const whole = findElement(element, (part) => attributeOf(part, 'data-message-text') !== undefined);
  const code = whole ?? (heading && findElement(heading, ({tagName}) => tagName === 'code'));
  const line = (code ? textOf(code) : '').replace(/[\s*]+/g, ' ').trim();
  const name = line.length <= LONGEST_ENTRY ? line : line.slice(0, LONGEST_ENTRY).replace(/\s+\S*$/, '');
  return {name, id: heading && attributeOf(heading, 'id')};
}

/** The messages that a page lists, each with an address of its own. */
function listedMessages({content}: BuiltPage): {name: string; id: string | undefined}[] {
  return elementsBelow(content)
    .filter((element) => attributeOf(element, 'data-message') !== undefined)
    .map(shownMessage);
}

/** Reads off a page what it says about names of code, and the messages that it quotes. */
export function readQuotes(page: BuiltPage): PageQuotes {
  const quotes = quotesOf(page);
  const listed = listedMessages(page);
  return {
    path: page.route,
    imports: new Set(quotes.flatMap(({text, place}) => (place === 'block' ? importsOf(text) : []))),
    mentions: quotes.flatMap((quote) =>
      namesIn(quote).map((name) => ({name, id: quote.id, weight: WEIGHTS[quote.place]})),
    ),
    messages:
      listed.length > 0 ? listed : quotes.flatMap((quote) => messagesIn(quote).map((name) => ({name, id: quote.id}))),
    listsMessages: listed.length > 0,
  };
}
