import type {Nodes, Parents, Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmAutolinkLiteralFromMarkdown} from 'mdast-util-gfm-autolink-literal';
import {gfmAutolinkLiteral} from 'micromark-extension-gfm-autolink-literal';
import type {RichBlock, RichInline, RichText} from '../../site/apiData';

/** What a link in a comment may lead to. Everything else (`javascript:` for one) stays as the text it is. */
const SAFE_HREF = /^(?:https?:\/\/|mailto:|\/(?!\/)|#)/i;

/** What comments have beside Markdown: `{@link Target text}`, and `[[Name]]`, by which the grid's comments name a type. */
const REFERENCE = /(`+)[^`]+\1|\{@link\s+([^\s|}]+)[\s|]*([^}]*)\}|\[\[(\w+(?:<[\w\s,]+>)?(?:\[\])*)\]\]/g;

/** Both as Markdown: a link if the target is a URL, otherwise code. */
function withReferences(comment: string): string {
  return comment.replace(REFERENCE, (all, _code, target?: string, text?: string, name?: string) => {
    if (target !== undefined && SAFE_HREF.test(target)) {
      return `[${text?.trim() || target}](${target})`;
    }
    const named = name ?? (text?.trim() || target);
    return named === undefined ? all : `\`${named}\``;
  });
}

/** Reads the inside of a Markdown element. What comments have no use for, HTML above all, stays the text that it is. */
function inlinesOf({children}: Parents, source: string): RichInline[] {
  const parts = children.flatMap((node) => inlineOf(node, source));
  // Texts that meet are one.
  return parts.reduce<RichInline[]>((joined, part) => {
    const last = joined.at(-1);
    return typeof part === 'string' && typeof last === 'string'
      ? [...joined.slice(0, -1), last + part]
      : [...joined, part];
  }, []);
}

function sourceOf({position}: Nodes, source: string): string {
  return source.slice(position?.start.offset, position?.end.offset).replace(/\s*\n\s*/g, ' ');
}

function inlineOf(node: Nodes, source: string): RichInline | RichInline[] {
  // eslint-disable-next-line @typescript-eslint/switch-exhaustiveness-check -- the rest of Markdown stays text
  switch (node.type) {
    case 'text':
      return node.value.replace(/\s*\n\s*/g, ' ');
    case 'inlineCode':
      return {kind: 'code', text: node.value};
    case 'break':
      return ' ';
    case 'strong':
    case 'emphasis':
      return {kind: node.type, content: inlinesOf(node, source)};
    case 'link':
      return SAFE_HREF.test(node.url)
        ? {kind: 'link', href: node.url, content: inlinesOf(node, source)}
        : sourceOf(node, source);
    default:
      return /^<br\s*\/?>$/i.test(sourceOf(node, source)) ? {kind: 'break'} : sourceOf(node, source);
  }
}

function blockOf(node: Nodes, source: string): RichBlock {
  // eslint-disable-next-line @typescript-eslint/switch-exhaustiveness-check -- the rest of Markdown stays text
  switch (node.type) {
    case 'paragraph':
      return {kind: 'paragraph', content: inlinesOf(node, source)};
    case 'list':
      return {
        kind: 'list',
        ordered: node.ordered ?? false,
        items: node.children.map((item) =>
          item.children.flatMap((block) => ('children' in block ? inlinesOf(block, source) : sourceOf(block, source))),
        ),
      };
    case 'code':
      return {kind: 'code', text: node.value};
    default:
      return {kind: 'paragraph', content: [sourceOf(node, source)]};
  }
}

/** Comments are no place for code by indentation, for headings, and for emphasis by underscores, which names have. */
const LEFT_OUT = {
  disable: {null: ['codeIndented', 'headingAtx', 'setextUnderline', 'thematicBreak', 'htmlFlow', 'definition']},
};

/**
 * Reads a comment of a package: paragraphs, lists, fences, code, links, `<br>`, emphasis. Anything else, HTML above all, stays
 * text, so that nothing in a comment can become an element or a script.
 */
export function parseRichText(comment: string): RichText {
  const known = parsed.get(comment);
  if (known) {
    return known;
  }
  const source = withReferences(comment.replace(/\r\n?/g, '\n'));
  const root: Root = fromMarkdown(source, {
    extensions: [gfmAutolinkLiteral(), LEFT_OUT],
    mdastExtensions: [gfmAutolinkLiteralFromMarkdown()],
  });
  const text = root.children.map((node) => blockOf(node, source));
  parsed.set(comment, text);
  return text;
}

/** Comments that were parsed before: the three grids alone share a hundred props. */
const parsed = new Map<string, RichText>();

/** What {@link mapReferences} may put in another's place. */
export type Reference = Extract<RichInline, {readonly kind: 'link' | 'code'}>;

/** A copy of the text with every link, and all code outside of links, passed through `change`. */
export function mapReferences(text: RichText, change: (reference: Reference) => RichInline): RichText {
  const mapInline = (part: RichInline): RichInline => {
    if (typeof part === 'string' || part.kind === 'break') {
      return part;
    }
    return part.kind === 'link' || part.kind === 'code'
      ? change(part)
      : {...part, content: part.content.map(mapInline)};
  };
  return text.map((block): RichBlock => {
    if (block.kind === 'code') {
      return block;
    }
    return block.kind === 'list'
      ? {...block, items: block.items.map((item) => item.map(mapInline))}
      : {...block, content: block.content.map(mapInline)};
  });
}
