// CommonJS, because the bundler loads it without a TypeScript compiler.

const path = require('node:path');

/** `ComponentCreator('/x/react-charts/', '1a2')`: path and hash together are the key of a route's components. */
const COMPONENT = /ComponentCreator\('([^']*)', '([^']*)'\)/g;

/** Two parts of a registry entry that only the server reads: the name of a module and its id. */
const FOR_THE_SERVER = /, "[^"]*", require\.resolveWeak\("[^"]*"\)\]/g;

/** Replaces the hash of a path that only one route has. */
const NO_HASH = '0';

/** The paths that several routes have. Only they need a hash. */
function repeatedOf(paths) {
  return new Set(paths.filter((one, index) => paths.indexOf(one) !== index));
}

const TRIM = {
  'registry.js': (source) => source.replace(FOR_THE_SERVER, ']'),

  'routes.js': (source) => {
    const repeated = repeatedOf(Array.from(source.matchAll(COMPONENT), ([, route]) => route));
    return source.replace(
      COMPONENT,
      (_call, route, hash) => `ComponentCreator('${route}', '${repeated.has(route) ? hash : NO_HASH}')`,
    );
  },

  'routesChunkNames.json': (source) => {
    const entries = Object.entries(JSON.parse(source)).map(([key, chunks]) => [...key.split(/-(?=[^-]*$)/), chunks]);
    const repeated = repeatedOf(entries.map(([route]) => route));
    return JSON.stringify(
      Object.fromEntries(
        entries.map(([route, hash, chunks]) => [`${route}-${repeated.has(route) ? hash : NO_HASH}`, chunks]),
      ),
    );
  },
};

/**
 * Removes what no browser reads from the three lists of all routes that Docusaurus puts into every page: 16 bytes (gzip) a
 * route. `tests/unit/bundle/routesLoader.test.ts` compares the lists with each other.
 *
 * @param {string} source one of these modules
 * @throws if Docusaurus writes the module in another form, so that nothing could be removed
 */
module.exports = function routesLoader(source) {
  const trimmed = TRIM[path.basename(this.resourcePath)](source);
  if (trimmed.length >= source.length) {
    throw new Error(`[bundle] ${this.resourcePath} is written in another way: fix the loader, or take it out.`);
  }
  return trimmed;
};
