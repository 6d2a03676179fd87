import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** A demo of a written page. */
export interface DonorDemo {
  readonly name: string;
  /** Absolute path of its main file. */
  readonly file: string;
  /** The attributes after its name, in the page's notation: `height={334}`. */
  readonly attributes: string;
}

/** The parts of a written page that generated pages reuse. */
export interface DonorPage {
  /** Front matter without title and description, line by line. */
  readonly frontMatter: readonly string[];
  /** Paragraphs, lists and tables that make sense on other pages. */
  readonly prose: readonly string[];
  readonly fences: readonly string[];
  readonly demos: readonly DonorDemo[];
  /** The text below the heading "API"; empty if the page has none. */
  readonly api: string;
}

/** The blocks of a page's text, separated by empty lines; a fence is one block. */
function blocksOf(text: string): string[] {
  return text.match(/^```[\s\S]*?^```$|(?:^(?!```).*\S.*$\n?)+/gm)?.map((block) => block.trimEnd()) ?? [];
}

/** Whether a block makes sense on another page: headings, elements, notes and indented text do not. */
function isProse(block: string): boolean {
  return !/^(?:#|:::|import |export |[\s{])/.test(block) && !/^\s*<|\]\(\.{1,2}\//m.test(block);
}

/** Other pages do not have the anchors of this one. */
function withoutOwnAnchors(block: string): string {
  return block.replace(/\[((?:[^\]\\]|\\.)*)\]\(#[^)]*\)/g, '$1');
}

/**
 * Reads the reusable parts of a written page.
 *
 * @param file absolute path of its `index.mdx`
 */
function readDonorPage(file: string): DonorPage {
  const [, header = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(file, 'utf8')) ?? [];
  const [text = '', api = ''] = body.split(/^## API .*$/m);
  const blocks = blocksOf(text);
  return {
    frontMatter: header.split(/\n(?=\w)/).filter((line) => !/^(?:title|description):/.test(line)),
    prose: blocks.filter((block) => !block.startsWith('```') && isProse(block)).map(withoutOwnAnchors),
    fences: blocks.filter((block) => block.startsWith('```')),
    demos: [...text.matchAll(/^<Demo name="(\w+)" ?(.*?) ?\/>$/gm)].map(([, name = '', attributes = '']) => ({
      name,
      file: path.join(path.dirname(file), `${name}.tsx`),
      attributes,
    })),
    api: api.trim(),
  };
}

/**
 * The written pages of a product with reusable parts: text, demos and a section on the API.
 *
 * @param folder absolute path of the product's folder in `docs`
 * @throws if there is none
 */
export function donorPages(folder: string): DonorPage[] {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(
    (name) => path.basename(name) === 'index.mdx',
  );
  const pages = files
    .sort()
    .map((name) => readDonorPage(path.join(folder, name)))
    .filter(({demos, api, prose}) => demos.length > 0 && api !== '' && prose.length > 0);
  if (pages.length === 0) {
    throw new Error(
      `${folder}: no page with text, demos and a section "API", whose parts a generated page could take.`,
    );
  }
  return pages;
}
