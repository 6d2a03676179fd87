import path from 'node:path';
import {GlobExcludeDefault, Globby, loadFreshModule} from '@docusaurus/utils';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {writeRedirectPages} from '../../src/node/hosting/redirectPages';
import {checkPages} from './node/checkPages';
import {redirectMiddleware} from './node/devRedirects';
import {keepLinkedPages} from './node/linkedPages';
import {pageRedirects} from './node/movedPages';
import {listedPages, pagesOf, productStarts} from '../../src/node/sidebars/readSidebars';
import {productVersions} from '../../src/node/productVersions';
import {pagesFolderOf} from '../../src/node/versions';
import {packageReleases} from './node/releases';
import {labelsFile, readLabels, translateSidebars} from './node/translateSidebars';
import {versionMaps, versionPages, versionRedirects} from './node/versionPages';
import type {NavigationGlobalData} from './types';

export {validateOptions} from './options';

export {contributions} from './node/contributions';

/** From the project's root. The config names the same for the docs plugin. */
const SIDEBARS_FILE = 'sidebars.ts';

/** What Docusaurus takes for a page, unless its name begins with "_". */
const PAGES = '**/*.{md,mdx}';

/** The navigation plugin: checks the sidebars against the pages, redirects the URLs of groups, and lists the versions. */
export default function navigation(context: LoadContext): Plugin<SidebarsConfig> {
  const {siteDir, baseUrl} = context;
  const labels = labelsFile(context.localizationDir);
  const sidebarsFile = path.join(siteDir, SIDEBARS_FILE);
  const docsFolder = path.join(siteDir, pagesFolderOf());
  const versions = versionPages(siteDir);
  const redirects = () => [...pageRedirects(sidebars), ...versionRedirects(versions)];
  let sidebars: SidebarsConfig = {};

  return {
    name: 'navigation',
    getThemePath: () => path.join(__dirname, 'theme'),
    getPathsToWatch: () => [sidebarsFile, labels, path.join(docsFolder, PAGES)],
    async loadContent() {
      const loaded = (await loadFreshModule(sidebarsFile)) as SidebarsConfig | {default: SidebarsConfig};
      sidebars = ('default' in loaded ? loaded.default : loaded) as SidebarsConfig;
      const files = await Globby(PAGES, {cwd: docsFolder, ignore: GlobExcludeDefault});
      checkPages(pagesOf(sidebars), files);
      keepLinkedPages(sidebars);
      return sidebars;
    },
    async contentLoaded({content, actions}) {
      await actions.createData('releases.json', packageReleases());
      await actions.createData('pages.json', listedPages(translateSidebars(content, readLabels(labels))));
      await actions.createData('versions.json', versionMaps(content, versions));
      actions.setGlobalData({
        starts: productStarts(content),
        versions: productVersions(),
      } satisfies NavigationGlobalData);
    },
    configureWebpack(_config, isServer) {
      const devServer = {setupMiddlewares: redirectMiddleware(redirects, baseUrl)};
      return isServer ? {} : ({devServer} as object);
    },
    async postBuild({outDir}) {
      await writeRedirectPages(outDir, redirects(), baseUrl);
    },
  };
}
