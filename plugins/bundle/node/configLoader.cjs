// Runs in the bundler, which loads plain modules only.

/** What of the site's configuration concerns the build alone. Docusaurus gives all of it to every page. */
const FOR_THE_BUILD = [
  'plugins',
  'presets',
  'themes',
  'clientModules',
  'markdown',
  'staticDirectories',
  'headTags',
  'scripts',
  'stylesheets',
];

/** What of the theme's configuration is read by components that this site does not have. */
const UNUSED_IN_THEME = ['prism', 'blog'];

/**
 * Leaves out of `@generated/docusaurus.config` what no page reads: 2 KB (gzip) on every page.
 *
 * @param {string} source a module whose default export is written as JSON
 */
module.exports = function configLoader(source) {
  const config = JSON.parse(source.replace(/^[\s\S]*?export default /, '').replace(/;\s*$/, ''));
  FOR_THE_BUILD.forEach((name) => delete config[name]);
  UNUSED_IN_THEME.forEach((name) => delete config.themeConfig[name]);
  return `export default ${JSON.stringify(config)};`;
};
