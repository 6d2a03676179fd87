import path from 'node:path';
import pluginContentDocs, {validateOptions, type Options, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Contributions} from '../../src/node/contributions';
import {announceVersions, whenVersionIsCut, type Command} from '../../src/node/cutVersion';
import {productVersions} from '../../src/node/productVersions';
import {fontProvider, readSettings} from '../../src/node/settings';
import {docsVersions, readVersions} from '../../src/node/versions';
import {stylesheetHosts} from '../../src/site/fonts';
import {SITE_PRODUCT_ID} from '../../src/site/products';
import codeFences from './node/codeFences';
import packageVersions from './node/packageVersions';
import pageFonts from './node/pageFonts';
import {showsLastUpdate} from './node/pageHistory';
import pageSections from './node/pageSections';
import {printSnapshotVersions} from './node/printSnapshotVersions';
import {withoutSidebarItems} from './node/sidebarData';
import staticBlocks, {withoutStaticContent} from './node/staticBlocks';
import tableLabels from './node/tableLabels';
import {translatePagination} from './node/translatePagination';
import {trimGlobalData, trimRoute} from './node/trimRoutes';

export {validateOptions};

/** What every page needs, and the fonts that a page asks for in its front matter. */
export function contributions(): Contributions {
  const fonts = fontProvider(readSettings(process.env));
  return {
    remarkPlugins: [packageVersions, tableLabels, codeFences, pageFonts(fonts)],
    hosts: {styleHosts: stylesheetHosts(fonts), fontHosts: [fonts.fontHost]},
  };
}

/** Adds the remark plugins of all plugins, before what looks for text that needs no script, and the versions that there are. */
export function withContributions(options: Partial<Options>, all: readonly Contributions[]): Partial<Options> {
  const beforeDefault = all.flatMap(({beforeDefaultRemarkPlugins = []}) => beforeDefaultRemarkPlugins);
  return {
    ...docsVersions(readVersions(), productVersions()[SITE_PRODUCT_ID] ?? ''),
    showLastUpdateTime: showsLastUpdate(process.env.NODE_ENV),
    ...options,
    beforeDefaultRemarkPlugins: beforeDefault as Options['beforeDefaultRemarkPlugins'],
    remarkPlugins: [
      ...all.flatMap(({remarkPlugins = []}) => remarkPlugins),
      [staticBlocks, {components: all.flatMap(({staticComponents = []}) => staticComponents)}],
      pageSections,
    ] as Options['remarkPlugins'],
    recmaPlugins: [withoutStaticContent],
  };
}

/**
 * The docs plugin of Docusaurus with cheaper routes: a page brings the sidebar of its own product and of no other, and nothing
 * that lists all pages reaches the browser. Other plugins hear of a version that is cut (`src/node/cutVersion.ts`).
 */
export default async function docsPlugin(context: LoadContext, options: PluginOptions): Promise<Plugin<unknown>> {
  const docs = (await pluginContentDocs(context, options)) as Plugin<unknown>;
  return {
    ...docs,
    getClientModules: () => [path.join(__dirname, 'client/sidebarGroups')],
    configureWebpack(config, isServer, ...utils) {
      const own = docs.configureWebpack?.(config, isServer, ...utils) ?? {};
      return isServer ? own : withoutSidebarItems(own);
    },
    extendCli(cli) {
      const program = cli as unknown as Command;
      announceVersions(program, () => docs.extendCli?.(cli));
      whenVersionIsCut(program, (version) => printSnapshotVersions(version, context.siteDir));
    },
    translateContent: (args) => translatePagination(docs.translateContent?.(args) ?? args.content),
    contentLoaded: ({content, actions}) =>
      docs.contentLoaded?.({
        content,
        actions: {
          ...actions,
          addRoute: (route) => actions.addRoute(trimRoute(route)),
          setGlobalData: (data) => actions.setGlobalData(trimGlobalData(data)),
        },
      }),
  };
}
