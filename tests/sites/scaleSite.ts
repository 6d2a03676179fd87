import {cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {PROJECT_ROOT} from '../../src/node/project';
import {API_PAGES} from '../../src/site/apiPages';
import {productById, type ProductId} from '../../src/site/products';
import {SITE} from '../../src/site/site';
import type {ShownDemo} from './generatedPage';
import {ignoreMissingPages} from './ignoreMissingPages';
import {LentParts} from './lentParts';
import {sidebarsText, type SidebarEntry} from './sidebarsText';

/** Files and folders that a build of the site reads, without the pages of products. */
const SOURCES = [
  'docs/introduction',
  'plugins',
  'src',
  'static',
  'docusaurus.config.ts',
  'package.json',
  'tsconfig.json',
];

/** Pages in one group of the sidebar, since real groups do not have hundreds. */
const PAGES_A_GROUP = 25;

/** The number of sections of a generated page: about as many as on a written page. */
const ANCHORS = ['basics', 'data', 'sizes', 'styles', 'events', 'keyboard', 'limits'];

export interface ScaleSize {
  /** The number of generated pages, without the API and the introduction. */
  readonly pages: number;
  readonly demos: number;
}

interface ScaleProduct {
  readonly productId: ProductId;
  /** Its folder in `docs`: `react-charts`. */
  readonly folder: string;
}

/** The products whose pages are generated: all products with API pages. */
const PRODUCTS: readonly ScaleProduct[] = API_PAGES.map(({productId}) => ({
  productId,
  folder: path.posix.relative(SITE.docsPath, productById(productId).paths[0] ?? ''),
}));

/** Links all installed packages, but not the project's caches, which are for other pages. */
function linkPackages(folder: string): void {
  const [from, to] = [path.join(PROJECT_ROOT, 'node_modules'), path.join(folder, 'node_modules')];
  mkdirSync(to);
  readdirSync(from)
    .filter((name) => name !== '.cache')
    .forEach((name) => symlinkSync(path.join(from, name), path.join(to, name), 'junction'));
}

/** The share of the part at an index, if a number of things is divided evenly between parts. */
function share(total: number, index: number, parts: number): number {
  return Math.floor(((index + 1) * total) / parts) - Math.floor((index * total) / parts);
}

async function writePages({folder: name}: ScaleProduct, {pages, demos}: ScaleSize, folder: string): Promise<string[]> {
  const parts = new LentParts(path.join(PROJECT_ROOT, 'docs', name));
  const numbers = Array.from({length: pages}, (_, index) => index);
  const pathnames: string[] = [];
  for (const number of numbers) {
    const pathname = `${SITE.docsPath}/${name}/page-${number + 1}`;
    const pageFolder = path.join(folder, 'docs', name, `page-${number + 1}`);
    mkdirSync(pageFolder, {recursive: true});
    const shown: ShownDemo[] = [];
    for (let index = 0; index < share(demos, number, pages); index += 1) {
      shown.push(await parts.addDemo(`Page${number + 1}Demo${index + 1}`, pageFolder));
    }
    const content = {route: `${pathname}/`, title: `Page ${number + 1}`, anchors: ANCHORS, demos: shown};
    writeFileSync(path.join(pageFolder, 'index.mdx'), parts.page(content));
    pathnames.push(pathname);
  }
  return pathnames;
}

function productEntry({productId, folder}: ScaleProduct, pathnames: readonly string[]): SidebarEntry {
  const groups = Array.from({length: Math.ceil(pathnames.length / PAGES_A_GROUP)}, (_, index) => ({
    pathname: `${SITE.docsPath}/${folder}-${index + 1}`,
    children: pathnames.slice(index * PAGES_A_GROUP, (index + 1) * PAGES_A_GROUP).map((pathname) => ({pathname})),
  }));
  return {
    pathname: `${SITE.docsPath}/${folder}-group`,
    title: productById(productId).name,
    children: [...groups, {apiEntries: productId}],
  };
}

const INTRODUCTION: SidebarEntry = {
  pathname: `${SITE.docsPath}/introduction-group`,
  title: 'Introduction',
  children: [
    {pathname: `${SITE.docsPath}/introduction`, title: 'Overview'},
    ...readdirSync(path.join(PROJECT_ROOT, 'docs/introduction'), {withFileTypes: true})
      .filter((entry) => entry.isDirectory())
      .map(({name}) => ({pathname: `${SITE.docsPath}/introduction/${name}`})),
  ],
};

/**
 * Makes a site with the same number of generated pages for each product. Their text, code and demos come from written pages.
 * The introduction and the API pages are those of the project.
 *
 * @returns its temporary folder, ready to be built
 */
export async function makeScaleSite({pages, demos}: ScaleSize): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'mui-x-docs-scale-'));
  SOURCES.forEach((source) => cpSync(path.join(PROJECT_ROOT, source), path.join(folder, source), {recursive: true}));
  linkPackages(folder);
  ignoreMissingPages(path.join(folder, 'docusaurus.config.ts'));
  const entries: SidebarEntry[] = [INTRODUCTION];
  for (const [index, product] of PRODUCTS.entries()) {
    const size = {pages: share(pages, index, PRODUCTS.length), demos: share(demos, index, PRODUCTS.length)};
    entries.push(productEntry(product, await writePages(product, size, folder)));
  }
  const file = path.join(folder, 'sidebars.ts');
  writeFileSync(file, await sidebarsText(entries, file));
  return folder;
}
