// CommonJS, because the bundler loads it without a TypeScript compiler.

/**
 * Removes the items of sidebars from the data of routes: their list is in the HTML of each page (`src/theme/DocSidebar`).
 *
 * @param {string} source JSON, of any route
 */
module.exports = function sidebarLoader(source) {
  const data = JSON.parse(source);
  return Array.isArray(data.sidebars)
    ? JSON.stringify({...data, sidebars: data.sidebars.map((sidebar) => ({...sidebar, items: []}))})
    : source;
};
