// CommonJS, because the bundler loads it without a TypeScript compiler.

const {readFileSync} = require('node:fs');
const path = require('node:path');

/** `"64e0606b": [() => import(…), "@site/docs/…", require.resolveWeak("@site/docs/…")]`: only the server reads the last two. */
const ENTRY = /^\s*"(\w+)": \[(\(\) => import\(.*?"\)), "[^"]*", require\.resolveWeak\("[^"]*"\)\],/gm;

/** The route of a page: `{path: '/x/a/', component: ComponentCreator('/x/a/', '1a2'), exact: true, sidebar: "x"},`. */
const PAGE =
  /\{\s*path: '[^']*',\s*component: ComponentCreator\('([^']*)', '([^']*)'\),\s*exact: true(?:,\s*sidebar: "([^"]*)")?\s*\}/g;

/**
 * Where each page's content comes from, by the key of its route. Pages that have more than their content, and the component that
 * shows it, are not among them.
 */
function readPages(folder) {
  const read = (file) => readFileSync(path.join(folder, file), 'utf8');
  const loaders = new Map(Array.from(read('registry.js').matchAll(ENTRY), ([, name, load]) => [name, load]));
  const pages = Object.entries(JSON.parse(read('routesChunkNames.json'))).flatMap(([key, chunks]) => {
    const {__comp: component, content, ...others} = chunks;
    const load = loaders.get(content);
    return load && component && Object.keys(others).length === 0 ? [[key, {component, content, load}]] : [];
  });
  return new Map(pages);
}

/** Names of chunks of the routes that are no pages, as JSON. */
function namesOfOthers(folder, pages) {
  const names = JSON.parse(readFileSync(path.join(folder, 'routesChunkNames.json'), 'utf8'));
  return JSON.stringify(Object.fromEntries(Object.entries(names).filter(([key]) => !pages.has(key))));
}

/**
 * Docusaurus' three lists of all routes, as they are trimmed. `pages` are those that the list of routes brings along, `others` the
 * names of the chunks of the others.
 */
const TRIM = {
  'routes.js': (source, pages) => {
    const table = `import {pageRoute} from ${JSON.stringify(path.join(__dirname, '../client/pageRoutes.ts'))};\n`;
    const routes = source.replace(PAGE, (stock, route, hash, sidebar) => {
      const page = pages.get(`${route}-${hash}`);
      const given = page && [route, page.content, page.component, ...(sidebar === undefined ? [] : [sidebar])];
      return given ? `pageRoute(${page.load}, ${given.map((text) => JSON.stringify(text)).join(', ')})` : stock;
    });
    return table + routes;
  },

  'registry.js': (source, pages, others) => {
    const inTable = new Set(Array.from(pages.values(), ({content}) => content));
    const isLeft = (name) => others.includes(`"${name}"`);
    if (source.search(ENTRY) === -1) {
      return source;
    }
    return source
      .replace(ENTRY, (_entry, name, load) => (inTable.has(name) && !isLeft(name) ? '' : `["${name}", [${load}]],`))
      .replace(/^export default \{/m, 'export default Object.fromEntries([')
      .replace(/\};\s*$/, ']);');
  },

  'routesChunkNames.json': (_source, _pages, others) => others,
};

/**
 * Docusaurus puts three lists of all routes into every page: paths, the names of their chunks, and how to load these. This makes
 * one of them for the browser: `pageRoute(() => import("@site/docs/…"), '/x/react-charts/bars/', …)`, a fifth of the bytes.
 *
 * @param {string} source one of these modules
 * @throws if Docusaurus writes the module in another form, so that nothing could be removed
 */
module.exports = function routesLoader(source) {
  const folder = path.dirname(this.resourcePath);
  ['registry.js', 'routesChunkNames.json'].forEach((file) => this.addDependency(path.join(folder, file)));
  const pages = readPages(folder);
  const trimmed = TRIM[path.basename(this.resourcePath)](source, pages, namesOfOthers(folder, pages));
  if (trimmed.endsWith(source)) {
    throw new Error(`[bundle] ${this.resourcePath} is written in another way: fix the loader, or take it out.`);
  }
  return trimmed;
};
