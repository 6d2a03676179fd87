import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {Root} from 'mdast';
import {directiveFromMarkdown} from 'mdast-util-directive';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {frontmatterFromMarkdown} from 'mdast-util-frontmatter';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {mdxFromMarkdown} from 'mdast-util-mdx';
import {directive} from 'micromark-extension-directive';
import {frontmatter} from 'micromark-extension-frontmatter';
import {gfm} from 'micromark-extension-gfm';
import {mdxjs} from 'micromark-extension-mdxjs';
import {publishedPath} from '../../../src/site/paths';
import {SITE} from '../../../src/site/site';

/** The part of a syntax tree node that the rules read. */
export interface PageNode {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly PageNode[];
  /** Of a heading. */
  readonly depth?: number;
  /** Of a JSX element or a directive. */
  readonly name?: string | null;
  readonly attributes?: readonly {readonly type: string; readonly name?: string; readonly value?: unknown}[];
  /** Of a link or an image. */
  readonly url?: string;
  readonly alt?: string | null;
  readonly position?: {readonly start: {readonly line: number}; readonly end: {readonly line: number}};
}

/** A page as a writer wrote it. */
export interface Page {
  /** Path from the project's root: `docs/react-charts/bars/index.mdx`. */
  readonly file: string;
  /** The URL it is published at: `/x/react-charts/bars/`. */
  readonly route: string;
  readonly lines: readonly string[];
  readonly tree: PageNode;
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

/** The URL of a page's file. */
export function routeOf(file: string): string {
  return publishedPath(file.replace(/^docs/, SITE.docsPath).replace(/\/index\.mdx$/, ''));
}

/**
 * The syntax tree of a page's text, with Docusaurus' extensions of Markdown.
 *
 * @throws if the text is not valid MDX
 */
export function parse(text: string): PageNode {
  const tree: Root = fromMarkdown(text, {
    extensions: [mdxjs(), gfm(), frontmatter(), directive()],
    mdastExtensions: [mdxFromMarkdown(), gfmFromMarkdown(), frontmatterFromMarkdown(), directiveFromMarkdown()],
  });
  return tree as PageNode;
}

/**
 * Reads a page.
 *
 * @param file path from the project's root
 * @throws if the text is not valid MDX, or its front matter not valid YAML
 */
export async function readPage(file: string, text: string): Promise<Page> {
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent: text});
  return {file, route: routeOf(file), lines: text.split('\n'), tree: parse(text), frontMatter};
}

/** A node and everything below it, in the order of the page. */
export function nodesIn(node: PageNode): PageNode[] {
  return [node, ...(node.children ?? []).flatMap(nodesIn)];
}

/** The line a node begins in, counted from one. */
export function lineOf(node: PageNode): number {
  return node.position?.start.line ?? 1;
}

/** Whether a node is a JSX element, optionally with a given name. */
export function isElement(node: PageNode, name?: string): boolean {
  return /^mdxJsx(?:Flow|Text)Element$/.test(node.type) && (name === undefined || node.name === name);
}

/** The value of an attribute that is written as text: `name="BasicBars"`. */
export function attributeOf(node: PageNode, name: string): string | undefined {
  const value = node.attributes?.find((attribute) => attribute.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** The message of a problem: `docs/react-charts/bars/index.mdx:41: what is wrong. How to fix it.` */
export function problemAt(file: string, line: number, what: string): string {
  return `${file}:${line}: ${what}`;
}
