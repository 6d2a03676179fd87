/**
 * Modules that may be in the chunk of what half of all pages have: code of the site and of Docusaurus. Without this test, packages
 * that many demos use would be in it too. They now have chunks of their own, which load with the demos.
 */
const SITE_MODULES = /^(?!.*[\\/]node_modules[\\/](?!@docusaurus[\\/]))/;

/** Packages with a file of their own, because the document of edited code needs them too. */
const SHARED_WITH_FRAME = {
  react: {
    name: 'react',
    test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
    chunks: 'all',
    enforce: true,
    priority: 60,
  },
  prism: {test: /[\\/]node_modules[\\/]prismjs[\\/]/, chunks: 'async', enforce: true, priority: 60},
} as const;

/**
 * Styles that are in `styles`, the stylesheet that all pages link: all but those of two kinds of files. Those in
 * `onDemand.module.css` load with the chunk of their component, after the page was painted. Each belongs to one component, so their
 * order does not matter.
 */
const COMMON_STYLES = /^(?!.*[\\/](?:onDemand|somePages)(?:\.module)?\.css$)/;

/** `plugins/releases/client/DiffRows/somePages.module.css`, `src/pages/_landing/somePages.module.css` */
const OF_SOME_PAGES = /[\\/](?:plugins|src[\\/]\w+)[\\/]_?([\w-]+)[\\/](?:.*[\\/])?somePages(?:\.module)?\.css$/;

/**
 * Stylesheets of their own, which only the pages link that have something of it: one for each plugin, or folder of `src`, with
 * files named `somePages.module.css` or `somePages.css`.
 */
const PAGE_STYLESHEETS = {
  type: 'css/mini-extract',
  test: OF_SOME_PAGES,
  name: (module: {nameForCondition(): string | null | undefined}): string =>
    `styles-${OF_SOME_PAGES.exec(module.nameForCondition() ?? '')?.[1]}`,
  chunks: 'all',
  enforce: true,
  priority: 60,
} as const;

/**
 * The frame of demos, in a chunk of the pages with demos instead of a copy in each of them. If half of all pages have demos, it would
 * be in the common chunk, which every page loads.
 */
const DEMO_FRAME = {
  name: 'demos',
  test: /[\\/]plugins[\\/]demos[\\/](?:client|theme)[\\/]/,
  chunks: 'async',
  minChunks: 10,
  priority: 50,
} as const;

/** Docusaurus' names for the chunks of what is around the content of each page of the docs, from the outside to the inside. */
const DOCS_CHUNKS: readonly string[] = [
  '5e95c892', // @theme/DocsRoot
  'a7bd4aaa', // @theme/DocVersionRoot
  'a94703ab', // @theme/DocRoot
  '17896441', // @theme/DocItem
];

/** One file for all of them: a page needs all, and they have much in common. */
const DOCS_LAYOUT = {
  name: 'docs',
  chunks: ({name}: {readonly name?: string | null | undefined}): boolean => DOCS_CHUNKS.includes(name ?? ''),
  enforce: true,
  priority: 50,
};

/** What each page of the docs has as well: the names of the plugin and of the current version, a few hundred bytes each. */
const DOCS_DATA = {
  name: 'docs',
  test: /[\\/]docusaurus-plugin-content-docs[\\/]default[\\/](?:__plugin|p[\\/](?:[a-z]{2}-)?x-[0-9a-f]+)\.json$/,
  chunks: 'async',
  enforce: true,
  priority: 50,
} as const;

/** Docusaurus' three lists of all routes. */
export const GENERATED_ROUTES = /[\\/]\.docusaurus[\\/](registry\.js|routes\.js|routesChunkNames\.json)$/;

/** How the browser's bundle is divided, beside Docusaurus' own rules. */
export const CACHE_GROUPS = {
  common: {test: SITE_MODULES},
  demoFrame: DEMO_FRAME,
  styles: {test: COMMON_STYLES},
  pageStylesheets: PAGE_STYLESHEETS,
  // The list of all pages, in a file of its own: it changes with every page, and the site's code does not.
  routes: {name: 'routes', test: GENERATED_ROUTES, chunks: 'initial', enforce: true, priority: 60},
  docs: DOCS_LAYOUT,
  docsData: DOCS_DATA,
  ...SHARED_WITH_FRAME,
} as const;

/** Where scripts lie below the output folder. */
export const CHUNK_FOLDER = 'assets/js/';

/**
 * The file of a chunk until `ContentHashIdsPlugin` renames it. Hashes have eight digits: a shorter one can occur by chance in
 * another script, and the bundler then stops with a "circular hash dependency".
 */
export const CHUNK_FILE = `${CHUNK_FOLDER}[id].[contenthash:8].js`;

/**
 * Shares packages between the pages of the server's bundle, instead of one copy for each page. The bundle is a tenth as large,
 * and faster to build and to run.
 */
export const SHARED_PACKAGES = {
  chunks: 'async',
  cacheGroups: {
    default: false,
    defaultVendors: false,
    packages: {name: 'packages', test: /[\\/]node_modules[\\/]/, minChunks: 2, enforce: true},
  },
} as const;
