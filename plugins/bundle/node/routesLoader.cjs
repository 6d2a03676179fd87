// Runs in the bundler, which loads plain modules only.

const path = require('node:path');

/** `ComponentCreator('/x/react-charts/', '1a2')`: what a route renders is found by its path and this hash. */
const COMPONENT = /ComponentCreator\('([^']*)', '([^']*)'\)/g;

/** The second and third part of a registry's entry: the name of a module and its number, which only the server reads. */
const FOR_THE_SERVER = /, "[^"]*", require\.resolveWeak\("[^"]*"\)\]/g;

/** Stands for the hash of a path that only one route has. */
const NO_HASH = '0';

/** Tells which paths several routes have: for them alone, a hash says which is meant. */
function repeatedOf(paths) {
  return new Set(paths.filter((one, index) => paths.indexOf(one) !== index));
}

const WITHOUT = {
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
 * Leaves out of the three lists of all routes, which Docusaurus gives to every page, what no browser reads: 16 bytes (gzip) a
 * route. `tests/unit/bundle/routesLoader.test.ts` compares the lists with each other.
 *
 * @param {string} source one of these modules
 * @throws when it is not written as it was, so that nothing is left out
 */
module.exports = function routesLoader(source) {
  const trimmed = WITHOUT[path.basename(this.resourcePath)](source);
  if (trimmed.length >= source.length) {
    throw new Error(`[bundle] ${this.resourcePath} is written in another way: fix the loader, or take it out.`);
  }
  return trimmed;
};
