import type {Nodes, Parents} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {highlight} from '../../../src/text/highlight';
import {escapeHtml} from '../../../src/text/escapeHtml';

export interface MarkdownHtmlOptions {
  /**
   * The target of a link; `undefined` if it stays text. The URL in the Markdown is absolute, of HTTP or HTTPS.
   */
  readonly resolveLink: (url: string) => string | undefined;
  /** URL of the pull request or issue with a number; left out, numbers stay text, as in a link. */
  readonly pullRequest?: ((number: string) => string) | undefined;
}

const SAFE_URL = /^https?:\/\//i;

/** `(@name)`, `(@name and @other)`; a package's name has a slash and stays. */
const NAMED = /\s*\(@[\w-]+(?:(?:,| and|, and) @[\w-]+)*\)/g;
/** ` @name @other` at the end of a text. */
const NAMED_LAST = /(?:,| and)?(?: @[\w-]+(?![\w/-]))+\s*$/g;
/** `#1234` and `(#1234)`, which loses its brackets; no color, as `#1976d2`. */
const NUMBER = /\(#(\d{2,6})\)|#(\d{2,6})\b/g;
/** The subject at the beginning of an entry: `[DataGridPro] `. */
const AREA = /^\[([\w ./-]+)\] /;
/** A picture before an entry, as `🌍 `: it decorates, and not every screen has a font for it. */
const PICTURE = /^\p{Extended_Pictographic}\uFE0F?(?= )/u;

/** Text, with numbers of pull requests as links and without the names of their authors. */
function textHtml(text: string, {pullRequest}: MarkdownHtmlOptions): string {
  const plain = text
    .split('\n')
    .map((line) => line.replace(NAMED, '').replace(NAMED_LAST, ''))
    .join('\n');
  const html = escapeHtml(plain);
  return pullRequest === undefined
    ? html
    : html.replace(NUMBER, (_all, bracketed: string | undefined, bare: string) => {
        const number = bracketed ?? bare;
        return `<a href="${escapeHtml(pullRequest(number))}">#${number}</a>`;
      });
}

function childrenHtml(node: Parents, options: MarkdownHtmlOptions): string {
  return node.children.map((child) => nodeHtml(child, options)).join('');
}

function linkHtml(url: string, content: string, {resolveLink}: MarkdownHtmlOptions): string {
  const href = SAFE_URL.test(url) ? resolveLink(url) : undefined;
  return href === undefined ? content : `<a href="${escapeHtml(href)}">${content}</a>`;
}

/** The first paragraph of an entry gets no `<p>`: most entries are one line. */
function itemHtml(node: Parents, options: MarkdownHtmlOptions): string {
  const inner = node.children
    .map((child, index) =>
      index === 0 && child.type === 'paragraph' ? childrenHtml(child, options).trim() : nodeHtml(child, options),
    )
    .join('')
    .replace(AREA, (_all, area: string) => `<b>${area}</b> `)
    .replace(PICTURE, (picture) => `<span aria-hidden="true">${picture}</span>`);
  return inner === '' ? '' : `<li>${inner}</li>`;
}

function nodeHtml(node: Nodes, options: MarkdownHtmlOptions): string {
  // eslint-disable-next-line @typescript-eslint/switch-exhaustiveness-check -- the rest of Markdown is left out
  switch (node.type) {
    case 'root':
      return childrenHtml(node, options);
    case 'text':
      return textHtml(node.value, options);
    case 'inlineCode':
      return `<code>${escapeHtml(node.value)}</code>`;
    case 'code':
      // It may be wider than the page, and then scrolls: a stop of the keyboard.
      return `<pre tabindex="0" data-language="${escapeHtml(node.lang ?? 'text')}"><code>${highlight(node.value, node.lang ?? 'text')}</code></pre>`;
    case 'strong':
      return `<strong>${childrenHtml(node, options)}</strong>`;
    case 'emphasis':
      return `<em>${childrenHtml(node, options)}</em>`;
    case 'break':
      return '<br />';
    case 'link':
      return linkHtml(node.url, childrenHtml(node, {...options, pullRequest: undefined}), options);
    case 'paragraph': {
      const html = childrenHtml(node, options).trim();
      return html === '' ? '' : `<p>${html}</p>`;
    }
    case 'heading':
      return `<p><strong>${childrenHtml(node, options)}</strong></p>`;
    case 'blockquote':
      return `<blockquote>${childrenHtml(node, options)}</blockquote>`;
    case 'list': {
      const items = node.children.map((item) => itemHtml(item, options)).join('');
      const name = node.ordered ? 'ol' : 'ul';
      return items === '' ? '' : `<${name}>${items}</${name}>`;
    }
    default:
      // Pictures are on hosts that the Content-Security-Policy forbids; tags would be foreign markup.
      return '';
  }
}

/**
 * Converts foreign Markdown to HTML that is safe in a page: text, code, lists and links. Pictures, HTML and the names of
 * contributors are left out.
 */
export function markdownHtml(markdown: string, options: MarkdownHtmlOptions): string {
  return nodeHtml(fromMarkdown(markdown), options);
}
