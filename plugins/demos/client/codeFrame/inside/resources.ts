import type {FromFrame} from '../frameMessages';

type Resource = HTMLScriptElement | HTMLLinkElement;

/** What waits for a file, by its URL. */
const waiting = new Map<string, Resource[]>();

function urlOf(node: Node): string | undefined {
  if (node instanceof HTMLScriptElement && node.src) {
    return node.src;
  }
  return node instanceof HTMLLinkElement && node.rel === 'stylesheet' ? node.href : undefined;
}

function finish(element: Resource, type: 'load' | 'error'): void {
  element.dispatchEvent(new Event(type));
}

function runScript(text: string, url: string): void {
  // Indirect, so that it runs as a script of its own.
  (0, eval)(`${text}\n//# sourceURL=${url}`);
}

export function addStyles(text: string): void {
  const style = document.createElement('style');
  style.textContent = text;
  document.head.prepend(style);
}

/**
 * Gives the bundler's chunks to a document that has no access to the site: the elements by which the bundler's runtime would
 * load them are answered with the text that the page hands over.
 *
 * @param ask asks the page for a file
 */
export function answerChunks(ask: (message: FromFrame) => void): void {
  const append = document.head.appendChild.bind(document.head);
  document.head.appendChild = <Type extends Node>(node: Type): Type => {
    const url = urlOf(node);
    if (url === undefined) {
      return append(node);
    }
    const others = waiting.get(url) ?? [];
    waiting.set(url, [...others, node as unknown as Resource]);
    if (others.length === 0) {
      ask({type: 'file', url});
    }
    return node;
  };
}

/**
 * Takes a file that the page handed over.
 *
 * @param text none if it could not be had
 */
export function takeFile(url: string, text: string | undefined): void {
  const asked = waiting.get(url) ?? [];
  waiting.delete(url);
  if (text !== undefined && asked.length > 0) {
    (/\.css$/.test(new URL(url).pathname) ? addStyles : runScript)(text, url);
  }
  asked.forEach((element) => finish(element, text === undefined ? 'error' : 'load'));
}
