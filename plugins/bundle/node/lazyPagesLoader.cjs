/** A reference without a load: it makes the bundler compile what it names all the same. */
const WEAK_REFERENCE = /require\.resolveWeak\("(?:[^"\\]|\\.)*"\)/g;

/**
 * Takes out of Docusaurus' list of all pages what makes each of them be compiled at once. It tells which pages came with the
 * HTML; the dev server has no HTML of pages.
 *
 * @param {string} source
 * @returns {string}
 */
module.exports = function lazyPagesLoader(source) {
  return source.replace(WEAK_REFERENCE, 'undefined');
};
