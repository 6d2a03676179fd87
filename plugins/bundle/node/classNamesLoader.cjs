// CommonJS, because the bundler loads it without a TypeScript compiler.

/**
 * Removes the class names of blogs from the list of Docusaurus' class names, which every page loads: this site has no blog.
 *
 * @param {string} source of `ThemeClassNames`, one name a line
 */
module.exports = function classNamesLoader(source) {
  return source.replace(/^\s*blog\w+: '[^']*',.*$/gm, '');
};
