import {isElement, lineOf, type PageNode} from '../pages/page';

/** A part of a block's text that is contiguous in the source, so that its line is known. */
interface Segment {
  readonly text: string;
  /** Counted from one. */
  readonly line: number;
}

export type BlockKind = 'heading' | 'paragraph' | 'cell';

/** A paragraph, a heading or a cell of a table. */
export interface Block {
  readonly kind: BlockKind;
  readonly segments: readonly Segment[];
  /** Its first line, counted from one. */
  readonly line: number;
  /** Depth of a heading. */
  readonly depth?: number;
}

/** Replaces code in a text: one word that no rule about words checks. */
export const CODE = '\uE000';

/** Replaces parts that are not prose: URLs, and versions that the build fills in. */
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
  if (isElement(node) && node.name === 'Since') {
    // It shows words of its own, between the blanks around it.
    return [{text: CODE, line}];
  }
  if (node.type === 'textDirective') {
    // MDX reads the colon in 12:30 as a directive, but it is text.
    return [{text: `:${node.name ?? ''}`, line}, ...(node.children ?? []).flatMap(segmentsIn)];
  }
  if (node.type === 'break') {
    return [{text: '\n', line}];
  }
  return (node.children ?? []).flatMap(segmentsIn);
}

const KINDS: Readonly<Record<string, BlockKind>> = {paragraph: 'paragraph', heading: 'heading', tableCell: 'cell'};

/** The blocks below a node, in the order of the page, without fences, imports and values of props. */
export function blocksIn(node: PageNode): Block[] {
  const kind = KINDS[node.type];
  // An element on a line of its own contains its text directly.
  if (kind || (isElement(node) && node.type === 'mdxJsxTextElement')) {
    return [{kind: kind ?? 'paragraph', segments: segmentsIn(node), line: lineOf(node), depth: node.depth}];
  }
  return (node.children ?? []).flatMap(blocksIn);
}

/** The text of a block as it is read, with its line breaks. */
export function textOf({segments}: Block): string {
  return segments.map(({text}) => text).join('');
}

/** The line of the source for an offset in {@link textOf}. */
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
