import type {Root, RootContent} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import type {BuiltPage} from '../../../src/node/builtPages';
import {blocksOf, type BlockContext} from './blocks';

/** Serializes Markdown in the style of this site's pages: `-` for items, fences for code, tables without padding. */
function write(content: readonly RootContent[]): string {
  const root: Root = {type: 'root', children: [...content]};
  return toMarkdown(root, {
    bullet: '-',
    emphasis: '_',
    fences: true,
    listItemIndent: 'one',
    rule: '-',
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
  });
}

/** The front matter of a page as Markdown. */
export interface MarkdownFacts {
  readonly title: string;
  readonly description: string;
  /** The page's URL, with host. */
  readonly url: string;
  /** The name of its product, if it has one. */
  readonly product?: string;
}

/** YAML takes every JSON string. */
function frontMatter(facts: MarkdownFacts): string {
  const lines = Object.entries(facts)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---', ''].join('\n');
}

/** Converts a built page to Markdown: front matter and content. */
export function pageMarkdown(page: BuiltPage, facts: MarkdownFacts, context: BlockContext): string {
  return `${frontMatter(facts)}\n${write(blocksOf(page.content, context))}`;
}
