import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import * as pwaPackage from '@docusaurus/plugin-pwa';
import type {PluginOptions} from '@docusaurus/plugin-pwa';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {DOCS_FOLDER, docsScope, OFFLINE_PAGE_FILE, WORKER_FILE} from '../urls';
import type {OfflineOptions} from '../options';
import type {WorkerSettings} from '../types';
import {buildName} from './buildName';
import {KILL_SWITCH} from './killSwitch';
import {offlinePage} from './offlinePage';
import {workerBundler} from './workerBundler';

const LOGO = 'images/logo.svg';
/** Folders, from a language's base URL, whose files never change under one name. */
const UNCHANGING = ['assets/', 'fonts/'];

/** What the package exports. Its types name the options alone. */
const {default: pluginPwa} = pwaPackage as unknown as {
  default(context: LoadContext, options: PluginOptions): Plugin | null;
};

type PostBuild = NonNullable<Plugin['postBuild']>;
type BuildProps = Parameters<PostBuild>[0];

/** A file of the shell, as Workbox keeps it: anew when the revision is another one. */
interface ShellFile {
  readonly url: string;
  readonly revision: string | null;
}

function docsFile(outDir: string, name: string): string {
  const folder = path.join(outDir, DOCS_FOLDER);
  mkdirSync(folder, {recursive: true});
  return path.join(folder, name);
}

/** Writes the page that stands in for others, and tells what the shell consists of. */
function writeShell(props: Props, model: string): ShellFile[] {
  const {outDir, baseUrl, siteConfig, codeTranslations: translations} = props;
  const page = offlinePage(model, {title: siteConfig.title, logo: baseUrl + LOGO, translations});
  writeFileSync(docsFile(outDir, OFFLINE_PAGE_FILE), page.html);
  const revised = [DOCS_FOLDER + OFFLINE_PAGE_FILE, LOGO].map((file) => ({
    url: baseUrl + file,
    revision: createHash('sha256')
      .update(readFileSync(path.join(outDir, file)))
      .digest('hex')
      .slice(0, 16),
  }));
  return [...revised, ...page.stylesheets.map((url) => ({url, revision: null}))];
}

/** Writes the worker of a built language: plugin-pwa's, with the plugin's part in it, beside the pages that it serves. */
export async function writeWorker(context: LoadContext, props: BuildProps, options: OfflineOptions): Promise<void> {
  const {outDir, baseUrl, siteConfig} = props;
  const model = readFileSync(path.join(outDir, '404.html'), 'utf8');
  const settings: WorkerSettings = {
    build: buildName(model),
    offlinePage: docsScope(baseUrl) + OFFLINE_PAGE_FILE,
    titleEnding: ` | ${siteConfig.title}`,
    unchanging: UNCHANGING.map((folder) => baseUrl + folder),
    wholeFolders: options.wholeFolders.map((folder) => baseUrl + folder),
    mostOldFiles: options.mostOldFiles,
  };
  // By itself the plugin would keep every file of the build. It fills in the rest.
  const shellOnly = {globIgnores: ['**/*'], additionalManifestEntries: writeShell(props, model)};
  const pwa = pluginPwa(context, {
    debug: false,
    swCustom: path.join(__dirname, '../client/worker/index.ts'),
    swRegister: false,
    // It is the plugin's own client part that reads them.
    offlineModeActivationStrategies: [],
    pwaHead: [],
    injectManifestConfig: shellOnly as unknown as PluginOptions['injectManifestConfig'],
  });
  await pwa?.postBuild?.({...props, currentBundler: workerBundler(props.currentBundler, settings)});
  renameSync(path.join(outDir, WORKER_FILE), docsFile(outDir, WORKER_FILE));
}

/** Writes the worker that removes itself, in the place of the other. */
export function writeKillSwitch({outDir}: Props): void {
  writeFileSync(docsFile(outDir, WORKER_FILE), KILL_SWITCH);
}
