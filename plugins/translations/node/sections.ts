import {createHash} from 'node:crypto';
import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {writtenFrontMatter} from './frontMatter';

/** A part of a page that is translated as one: a heading with its text up to the next heading, of any level. */
export interface Section {
  /** The id of the heading; empty for what stands above the first one. */
  readonly id: string;
  /** The words of the heading; the title of the page for what stands above the first one. */
  readonly title: string;
  /** Whether the id is written out. */
  readonly hasOwnId: boolean;
  /** Line of the heading in its file, counted from one. */
  readonly line: number;
  /** First and last line of the text below the heading, counted from one; an empty section ends before it begins. */
  readonly lines: readonly [number, number];
  /** Eight hexadecimal digits that change with the words, and do not with line breaks. */
  readonly fingerprint: string;
  /** The fingerprint of the English section that a translation says it was made from. */
  readonly madeFrom: string | undefined;
}

/** MDX has neither HTML nor indented code. */
const MDX_SYNTAX = {disable: {null: ['codeIndented', 'htmlFlow', 'htmlText']}};
const MARK = /^\{\/\*\s*english:\s*([\da-f]{8})\s*\*\/\}$/;

/** The line of a translation that names the English text it was made from. */
export function madeFromMark(fingerprint: string): string {
  return `{/* english: ${fingerprint} */}`;
}

function fingerprintOf(text: string): string {
  return createHash('sha256').update(text.replace(/\s+/g, ' ').trim()).digest('hex').slice(0, 8);
}

/** The words of a heading without Markdown's marks, as its id is made of them. */
function plainWords(heading: string): string {
  return heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]/g, '');
}

/**
 * Cuts a page into its sections.
 *
 * @param source the whole file, front matter included. The first section holds title and description too.
 */
export function sectionsOf(source: string): Section[] {
  const {fields, lines: frontLines} = writtenFrontMatter(source);
  const lines = source.split('\n');
  const slugger = createSlugger();
  const starts = fromMarkdown(lines.slice(frontLines).join('\n'), {extensions: [MDX_SYNTAX]}).children.flatMap(
    (node) => {
      if (node.type !== 'heading' || !node.position) {
        return [];
      }
      const index = frontLines + node.position.start.line - 1;
      const written = lines[index]!.trim().replace(/^#+\s+/, '');
      return [{index, ...parseMarkdownHeadingId(written, 'mdx-comment')}];
    },
  );
  const section = (start: number, end: number, heading?: (typeof starts)[number]): Section => {
    const body = lines.slice(start, end);
    const mark = body.findIndex((line) => MARK.test(line.trim()));
    const text = body.filter((_line, index) => index !== mark).join('\n');
    const title = heading ? plainWords(heading.text) : (fields.get('title') ?? '');
    const facts = heading ? [heading.text] : [title, fields.get('description') ?? ''];
    return {
      id: heading ? (heading.id ?? slugger.slug(title)) : '',
      title,
      hasOwnId: heading?.id !== undefined,
      line: heading ? heading.index + 1 : 1,
      lines: [start + 1, end],
      fingerprint: fingerprintOf([...facts, text].join('\n')),
      madeFrom: mark < 0 ? undefined : MARK.exec(body[mark]!.trim())?.[1],
    };
  };
  const end = (index: number): number => starts[index]?.index ?? lines.length;
  return [section(frontLines, end(0)), ...starts.map((start, i) => section(start.index + 1, end(i + 1), start))];
}
