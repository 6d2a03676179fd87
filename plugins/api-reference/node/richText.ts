import type {RichBlock, RichInline, RichText} from '../types';

/**
 * What a link in a comment may lead to. Everything else (`javascript:` for one) stays as the text it is.
 */
const SAFE_HREF = /^(?:https?:\/\/|mailto:|\/(?!\/)|#)/i;

interface InlineRule {
  readonly pattern: RegExp;
  /** Nothing where the match is not what it looked like, and stays text. */
  readonly read: (match: RegExpExecArray) => RichInline | undefined;
}

function readLink(href: string | undefined, text: string | undefined): RichInline | undefined {
  if (!href || !SAFE_HREF.test(href)) {
    return undefined;
  }
  return {kind: 'link', href, content: text ? parseInline(text) : [href]};
}

/** `{@link Target text}`: a link where the target is a URL, otherwise the name of something in code. */
function readReference(target: string | undefined, text: string | undefined): RichInline {
  return readLink(target, text?.trim()) ?? {kind: 'code', text: text?.trim() || (target ?? '')};
}

/** What the packages' comments use of Markdown within a line. The first rule that matches at a place wins. */
const INLINE_RULES: readonly InlineRule[] = [
  {pattern: /(`+)(.+?)\1(?!`)/y, read: ([, , code]) => ({kind: 'code', text: (code ?? '').trim()})},
  {pattern: /<br\s*\/?>\s*/iy, read: () => ({kind: 'break'})},
  {pattern: /\{@link\s+([^\s|}]+)[\s|]*([^}]*)\}/y, read: ([, target, text]) => readReference(target, text)},
  // How the grid's comments name a type.
  {pattern: /\[\[(\w+(?:<[\w\s,]+>)?(?:\[\])*)\]\]/y, read: ([, name]) => ({kind: 'code', text: name ?? ''})},
  {
    pattern: /\[((?:`[^`]*`|[^[\]`])+)\]\(\s*([^\s()]*(?:\([^\s()]*\)[^\s()]*)*)\s*\)/y,
    read: ([, text, href]) => readLink(href, text),
  },
  {pattern: /<(https?:\/\/[^\s<>]+)>/iy, read: ([, href]) => readLink(href, undefined)},
  {pattern: /https?:\/\/[^\s<>()[\]`]*[^\s<>()[\]`.,;:!?'"]/iy, read: ([href]) => readLink(href, undefined)},
  {pattern: /\*\*(?=\S)(.+?)\*\*/y, read: ([, text]) => ({kind: 'strong', content: parseInline(text ?? '')})},
  {pattern: /\*(?=[^\s*])([^*]+)\*/y, read: ([, text]) => ({kind: 'emphasis', content: parseInline(text ?? '')})},
];

function matchAt(text: string, index: number): {readonly inline: RichInline; readonly end: number} | undefined {
  for (const {pattern, read} of INLINE_RULES) {
    // A copy, because reading a match may parse its inside with the same rules.
    const sticky = new RegExp(pattern.source, pattern.flags);
    sticky.lastIndex = index;
    const match = sticky.exec(text);
    const inline = match ? read(match) : undefined;
    if (inline !== undefined) {
      return {inline, end: sticky.lastIndex};
    }
  }
  return undefined;
}

/** Where one of {@link INLINE_RULES} may begin. */
const INLINE_START = /[`<{[*]|https?:/gi;

/** The first place from `index` on where a rule may match, or the end of the text. */
function nextStart(text: string, index: number): number {
  const start = new RegExp(INLINE_START.source, INLINE_START.flags);
  start.lastIndex = index;
  return start.exec(text)?.index ?? text.length;
}

function parseInline(text: string): RichInline[] {
  const parts: RichInline[] = [];
  let plain = '';
  let index = 0;
  while (index < text.length) {
    const found = matchAt(text, index);
    if (!found) {
      const next = nextStart(text, index + 1);
      plain += text.slice(index, next);
      index = next;
      continue;
    }
    if (plain) {
      parts.push(plain);
      plain = '';
    }
    parts.push(found.inline);
    index = found.end;
  }
  return plain ? [...parts, plain] : parts;
}

const LIST_ITEM = /^\s*(?:[-*+]|(\d+)[.)])\s+(.*)$/;
const FENCE = /^\s*```/;

type Draft =
  | {kind: 'paragraph'; lines: string[]}
  | {kind: 'list'; ordered: boolean; items: string[][]}
  | {kind: 'code'; lines: string[]};

/** Splits a comment into its blocks; a list may follow a paragraph without an empty line, as the packages write it. */
function draftBlocks(lines: readonly string[]): Draft[] {
  const drafts: Draft[] = [];
  let open: Draft | undefined;
  let isFenced = false;
  const begin = (draft: Draft) => {
    drafts.push(draft);
    open = draft;
  };
  for (const line of lines) {
    const item = LIST_ITEM.exec(line);
    if (isFenced || FENCE.test(line)) {
      if (FENCE.test(line)) {
        isFenced = !isFenced;
        if (isFenced) {
          begin({kind: 'code', lines: []});
        } else {
          open = undefined;
        }
      } else if (open?.kind === 'code') {
        open.lines.push(line);
      }
    } else if (line.trim() === '') {
      open = undefined;
    } else if (item) {
      const ordered = item[1] !== undefined;
      if (open?.kind !== 'list' || open.ordered !== ordered) {
        begin({kind: 'list', ordered, items: []});
      }
      if (open?.kind === 'list') {
        open.items.push([item[2] ?? '']);
      }
    } else if (open?.kind === 'list') {
      open.items.at(-1)?.push(line.trim());
    } else if (open?.kind === 'paragraph') {
      open.lines.push(line.trim());
    } else {
      begin({kind: 'paragraph', lines: [line.trim()]});
    }
  }
  return drafts;
}

function finishBlock(draft: Draft): RichBlock {
  if (draft.kind === 'paragraph') {
    return {kind: 'paragraph', content: parseInline(draft.lines.join(' '))};
  }
  if (draft.kind === 'list') {
    return {kind: 'list', ordered: draft.ordered, items: draft.items.map((lines) => parseInline(lines.join(' ')))};
  }
  return {kind: 'code', text: draft.lines.join('\n')};
}

/**
 * Reads a comment of a package: paragraphs, lists, fences, code, links, `<br>`, emphasis. Anything else, HTML above all,
 * stays text. It is ours because the Markdown parsers in the tree produce HTML or a tree of far more than comments hold,
 * and what a comment says must cross to the browser as data that cannot become a script.
 */
export function parseRichText(comment: string): RichText {
  const known = parsed.get(comment);
  if (known) {
    return known;
  }
  const text = draftBlocks(comment.replace(/\r\n?/g, '\n').split('\n')).map(finishBlock);
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
