import {isElement, lineOf, type PageNode} from '../pages/page';

/** A stretch of a block's text that stands in the source without a break: its line there is known. */
interface Segment {
  readonly text: string;
  /** Counted from one. */
  readonly line: number;
}

export type BlockKind = 'heading' | 'paragraph' | 'cell';

/** What a reader reads in one go: a paragraph, a heading, a cell of a table. */
export interface Block {
  readonly kind: BlockKind;
  readonly segments: readonly Segment[];
  /** Where it begins, counted from one. */
  readonly line: number;
  /** Depth of a heading. */
  readonly depth?: number;
}

/** Stands for code in a text: one word, which no rule about words looks into. */
export const CODE = '\uE000';

/** Code, links that show their URL, and marks that the build replaces: no prose. */
function withoutUrls(text: string): string {
  return text.replace(/https?:\/\/\S*[\w/]|%version\([^)]*\)%/g, CODE);
}

function segmentsIn(node: PageNode): Segment[] {
  const line = lineOf(node);
  if (node.type === 'text') {
    return withoutUrls(node.value ?? '')
      .split(/(?<=\n)/)
      .map((text, index) => ({text, line: line + index}));
  }
  if (node.type === 'inlineCode' || node.type === 'mdxTextExpression') {
    const isComment = node.type === 'mdxTextExpression' && /^\/\*.*\*\/$/s.test(node.value ?? '');
    return isComment ? [] : [{text: CODE, line}];
  }
  if (node.type === 'textDirective') {
    // A colon before a word, as in 12:30, is no directive to a writer.
    return [{text: `:${node.name ?? ''}`, line}, ...(node.children ?? []).flatMap(segmentsIn)];
  }
  if (node.type === 'break') {
    return [{text: '\n', line}];
  }
  return (node.children ?? []).flatMap(segmentsIn);
}

const KINDS: Readonly<Record<string, BlockKind>> = {paragraph: 'paragraph', heading: 'heading', tableCell: 'cell'};

/** The blocks below a node, in the order of the page. Fences, imports and the values of props are none. */
export function blocksIn(node: PageNode): Block[] {
  const kind = KINDS[node.type];
  // An element that stands in a line of its own holds its text directly.
  if (kind || (isElement(node) && node.type === 'mdxJsxTextElement')) {
    return [{kind: kind ?? 'paragraph', segments: segmentsIn(node), line: lineOf(node), depth: node.depth}];
  }
  return (node.children ?? []).flatMap(blocksIn);
}

/** The text of a block as it is read, with its line breaks. */
export function textOf({segments}: Block): string {
  return segments.map(({text}) => text).join('');
}

/** The line of the source in which the character at an offset of {@link textOf} stands. */
export function lineAt({segments, line: start}: Block, offset: number): number {
  let end = 0;
  for (const {text, line} of segments) {
    end += text.length;
    if (offset < end) {
      return line;
    }
  }
  return segments.at(-1)?.line ?? start;
}
