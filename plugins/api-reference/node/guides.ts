import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createSlugger, DEFAULT_PARSE_FRONT_MATTER, parseMarkdownHeadingId} from '@docusaurus/utils';
import {DEFAULT_LANGUAGE, type Language} from '../../../src/site/languages';
import {productName} from '../../../src/site/productNames';
import {PRODUCTS, SITE_PRODUCT_ID, type ProductId} from '../../../src/site/products';
import {SITE} from '../../../src/site/site';
import {titleOfPage} from '../../../src/site/titles';
import {joinProblems, PluginError} from '../../../src/node/errors';
import {didYouMean} from '../../../src/text/nearestName';
import type {ApiPagesOption} from '../../../src/site/apiPages';
import type {GuideLink} from '../types';

/** A written page, with what its front matter says of the API. */
export interface GuidePage extends GuideLink {
  /** Path from the project's root. */
  readonly file: string;
  readonly productId: ProductId | null;
  /** Components and interfaces that the page shows. */
  readonly components: readonly string[];
  /** Ids on the page: of its headings and demos. */
  readonly anchors: ReadonlySet<string>;
  /** Line of the front matter, counted from one, by component; the key `''` is that of `components` itself. */
  readonly lines: ReadonlyMap<string, number>;
}

/** The folder of the docs that this plugin writes into itself. */
export const GENERATED_FOLDER = 'api';

function isProductId(value: unknown): value is ProductId {
  return PRODUCTS.some(({id}) => id === value);
}

/** Finds where the front matter names each component; the parser of front matter keeps no lines. */
function findLines(content: string, components: readonly string[]): ReadonlyMap<string, number> {
  const lines = content.split('\n');
  const end = lines.indexOf('---', 1);
  const start = lines.findIndex((line) => /^components\s*:/.test(line));
  const found = new Map([['', start + 1]]);
  for (const component of components) {
    const pattern = new RegExp(`(?<![\\w$])${component.replace(/\W/g, '\\$&')}(?![\\w$])`);
    const index = lines.findIndex((line, i) => i >= start && (end < 0 || i < end) && pattern.test(line));
    found.set(component, (index < 0 ? start : index) + 1);
  }
  return found;
}

/** The ids that a page's headings and demos will have, read from its text without parsing it. */
function findAnchors(content: string): ReadonlySet<string> {
  const withoutFences = content.replace(/^\s*(```|~~~)[\s\S]*?^\s*\1/gm, '');
  const slugger = createSlugger();
  const headings = [...withoutFences.matchAll(/^#{1,6} +(.+)$/gm)].map(([, heading = '']) => {
    const {text, id} = parseMarkdownHeadingId(heading.trim(), 'mdx-comment');
    return id ?? slugger.slug(text.replace(/[`*_]/g, ''));
  });
  const demos = [...withoutFences.matchAll(/<Demo name="(\w+)"/g)].map(([, name = '']) => name);
  return new Set([...headings, ...demos]);
}

/** What a link to a page says. The first page of a product is its overview there, but elsewhere it is the product. */
function guideTitle(href: string, title: string | undefined, language: Language = DEFAULT_LANGUAGE): string {
  const path = href.replace(/\/$/, '');
  const product = PRODUCTS.find(({id, paths}) => id !== SITE_PRODUCT_ID && paths.some((prefix) => prefix === path));
  return product ? productName(product.id, language) : titleOfPage({pathname: href, title});
}

async function readPage(absolute: string, docsFolder: string, root: string): Promise<GuidePage> {
  const file = path.relative(root, absolute).split(path.sep).join('/');
  const content = readFileSync(absolute, 'utf8');
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath: absolute, fileContent: content});
  const folder = path.relative(docsFolder, path.dirname(absolute)).split(path.sep).join('/');
  const href = folder === '' ? `${SITE.docsPath}/` : `${SITE.docsPath}/${folder}/`;
  const named: unknown = frontMatter.components ?? [];
  const lines = findLines(content, []);
  if (!Array.isArray(named) || !named.every((name): name is string => typeof name === 'string')) {
    throw new PluginError('api-reference', '"components" must be a list of names, such as [TreeView, TreeItem].', {
      file,
      line: lines.get(''),
    });
  }
  const {productId} = frontMatter;
  if (named.length > 0 && !isProductId(productId)) {
    const ids = PRODUCTS.map(({id}) => id);
    const given = productId === undefined ? '' : `; "${String(productId)}" is none`;
    const what = `the page names components, so it needs a "productId" to find them by${given}.`;
    const hint = productId === undefined ? '' : didYouMean(String(productId), ids);
    throw new PluginError('api-reference', what + hint, {file, line: lines.get('')});
  }
  const title = typeof frontMatter.title === 'string' ? frontMatter.title : undefined;
  return {
    file,
    href,
    title: guideTitle(href, title),
    productId: isProductId(productId) ? productId : null,
    components: named,
    anchors: findAnchors(content),
    lines: findLines(content, named),
  };
}

/**
 * The pages that writers wrote, without the ones that this plugin makes.
 *
 * @param docsFolder absolute path of the docs
 * @param root absolute path that messages count from
 * @throws one {@link PluginError} for all pages whose front matter says something impossible of components
 */
export async function readGuides(docsFolder: string, root: string): Promise<GuidePage[]> {
  const generated = path.join(docsFolder, GENERATED_FOLDER) + path.sep;
  const found = existsSync(docsFolder) ? readdirSync(docsFolder, {recursive: true, encoding: 'utf8'}).sort() : [];
  const files = found
    .filter((file) => /^index\.mdx?$/.test(path.basename(file)))
    .map((file) => path.join(docsFolder, file))
    .filter((file) => !file.startsWith(generated));
  const problems: PluginError[] = [];
  const pages: GuidePage[] = [];
  for (const file of files) {
    try {
      pages.push(await readPage(file, docsFolder, root));
    } catch (error) {
      // Front matter that cannot be parsed at all is told by the docs plugin, which reads it too, and better.
      if (error instanceof PluginError) {
        problems.push(error);
      }
    }
  }
  const problem = joinProblems(problems);
  if (problem) {
    throw problem;
  }
  return pages;
}

/**
 * Checks that everything which a page names has an API page. Products of which nothing has one are let be.
 *
 * @throws one {@link PluginError} with file and line of every component or interface without a page
 */
export function checkGuides(guides: readonly GuidePage[], groups: readonly ApiPagesOption[]): void {
  const problems = guides.flatMap(({file, productId, components, lines}) => {
    const group = groups.find((candidate) => candidate.productId === productId);
    const known = group ? [...group.components, ...(group.interfaces ?? [])] : components;
    const unknown = components.filter((name) => !known.includes(name));
    return unknown.map(
      (name) =>
        new PluginError('api-reference', `the component "${name}" has no API page.${didYouMean(name, known)}`, {
          file,
          line: lines.get(name),
        }),
    );
  });
  const problem = joinProblems(problems);
  if (problem) {
    throw problem;
  }
}

/**
 * The pages with the titles that they have in another language; a page that is not translated keeps its English one.
 *
 * @param folder absolute path of the translated pages
 */
export async function translateGuides(
  guides: readonly GuidePage[],
  folder: string,
  language: Language,
): Promise<GuidePage[]> {
  return Promise.all(
    guides.map(async (guide) => {
      const filePath = path.join(folder, guide.href.slice(SITE.docsPath.length), 'index.mdx');
      if (!existsSync(filePath)) {
        return {...guide, title: guideTitle(guide.href, guide.title, language)};
      }
      const fileContent = readFileSync(filePath, 'utf8');
      // As in `readGuides`, the docs plugin tells of front matter that cannot be parsed, if it builds the language.
      const parsed = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent}).catch(() => undefined);
      const translated = parsed?.frontMatter.title;
      const title = typeof translated === 'string' ? translated : guide.title;
      return {...guide, title: guideTitle(guide.href, title, language)};
    }),
  );
}

/** The pages that show a component or an interface, in the order of their URLs. */
export function guidesOf(component: string, productId: ProductId, guides: readonly GuidePage[]): GuideLink[] {
  return guides
    .filter((guide) => guide.productId === productId && guide.components.includes(component))
    .sort((a, b) => (a.href < b.href ? -1 : 1))
    .map(({title, href}) => ({title, href}));
}
