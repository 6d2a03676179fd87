import pluginContentDocs, {validateOptions} from '@docusaurus/plugin-content-docs';
import type {Options, PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {announceVersions, whenVersionIsCut, type Command} from '../../src/node/cutVersion';
import {printSnapshotVersions} from './node/printSnapshotVersions';
import {trimGlobalData, trimRoute} from './node/trimRoutes';

export {validateOptions};
export type DocsOptions = Partial<Options>;

/**
 * The docs plugin of Docusaurus with cheaper routes: a page brings the sidebar of its own product and of no other, and
 * nothing that lists all pages reaches the browser (design, "A route is cheap"). Rooms hear of a version that is cut (`../../src/node/cutVersion.ts`).
 */
export default async function docsPlugin(context: LoadContext, options: PluginOptions): Promise<Plugin<unknown>> {
  const docs = (await pluginContentDocs(context, options)) as Plugin<unknown>;
  return {
    ...docs,
    extendCli(cli) {
      const program = cli as unknown as Command;
      announceVersions(program, () => docs.extendCli?.(cli));
      whenVersionIsCut(program, (version) => printSnapshotVersions(version, context.siteDir));
    },
    async contentLoaded({content, actions}) {
      await docs.contentLoaded?.({
        content,
        actions: {
          ...actions,
          addRoute: (route) => actions.addRoute(trimRoute(route)),
          setGlobalData: (data) => actions.setGlobalData(trimGlobalData(data)),
        },
      });
    },
  };
}
