// CommonJS, because the bundler loads it without a TypeScript compiler.

/** Parts of the site's configuration that only the build reads. Docusaurus puts all of them into every page. */
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
  'i18n',
  'deploymentBranch',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onDuplicateRoutes',
  'ssrTemplate',
];

/** Flags of coming versions of Docusaurus that choose its tools. */
const FUTURE_FOR_THE_BUILD = ['v4', 'faster', 'experimental_vcs'];

/** Parts of the theme's configuration that only components read which this site does not have. */
const UNUSED_IN_THEME = ['prism', 'blog'];

/**
 * Removes from `@generated/docusaurus.config` what no page reads: 2 KB (gzip) on every page.
 *
 * @param {string} source a module whose default export is written as JSON
 */
module.exports = function configLoader(source) {
  const config = JSON.parse(source.replace(/^[\s\S]*?export default /, '').replace(/;\s*$/, ''));
  FOR_THE_BUILD.forEach((name) => delete config[name]);
  FUTURE_FOR_THE_BUILD.forEach((name) => delete config.future[name]);
  UNUSED_IN_THEME.forEach((name) => delete config.themeConfig[name]);
  return `export default ${JSON.stringify(config)};`;
};
