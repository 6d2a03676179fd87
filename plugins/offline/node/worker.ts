import {createHash} from 'node:crypto';
import {appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import * as pwaPackage from '@docusaurus/plugin-pwa';
import type {PluginOptions} from '@docusaurus/plugin-pwa';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {DOCS_FOLDER, docsScope, OFFLINE_PAGE_FILE, WORKER_FILE} from '../urls';
import type {OfflineOptions} from '../options';
import {PAGE_TEXTS, textIn} from '../texts';
import type {WorkerSettings} from '../types';
import {bundleWorker} from '../../../src/node/bundleWorker';
import {buildName} from './buildName';
import {KILL_SWITCH} from './killSwitch';
import {offlinePage} from './offlinePage';

const LOGO = 'images/logo.svg';
/** Folders of files whose content never changes under one name: each language has its assets, and all have the same fonts. */
const immutableFolders = (baseUrl: string): string[] => [`${baseUrl}assets/`, '/fonts/'];

/** The default export of the package, which its types leave out. */
const {default: pluginPwa} = pwaPackage as unknown as {
  default(context: LoadContext, options: PluginOptions): Plugin | null;
};

type PostBuild = NonNullable<Plugin['postBuild']>;
type BuildProps = Parameters<PostBuild>[0];

/** A file that Workbox precaches. It is fetched again when its revision changes. */
interface PrecachedFile {
  readonly url: string;
  readonly revision: string | null;
}

function docsFile(outDir: string, name: string): string {
  const folder = path.join(outDir, DOCS_FOLDER);
  mkdirSync(folder, {recursive: true});
  return path.join(folder, name);
}

/**
 * Writes the page that stands in for pages that are not cached.
 *
 * @returns that page and the files that it needs, which are all that is cached before it is used
 */
function writeOfflinePage(props: Props, model: string): PrecachedFile[] {
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

/**
 * Writes the worker of a built language beside the pages that it serves: one classic script, the plugin's own part and after it
 * the worker of plugin-pwa. The first listener to a request is the one that answers.
 */
export async function writeWorker(context: LoadContext, props: BuildProps, options: OfflineOptions): Promise<void> {
  const {outDir, baseUrl, siteConfig, i18n, codeTranslations} = props;
  const model = readFileSync(path.join(outDir, '404.html'), 'utf8');
  const worker = docsFile(outDir, WORKER_FILE);
  const settings: WorkerSettings = {
    build: buildName(model),
    offlinePage: docsScope(baseUrl) + OFFLINE_PAGE_FILE,
    titleEnding: ` | ${siteConfig.title}`,
    immutableFolders: immutableFolders(baseUrl),
    wholeFolders: options.wholeFolders.map((folder) => baseUrl + folder),
    siteUrl: siteConfig.url,
    language: i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale,
    texts: {
      keptCopy: textIn(codeTranslations, PAGE_TEXTS.keptCopy),
      undatedCopy: textIn(codeTranslations, PAGE_TEXTS.undatedCopy),
    },
    maxFiles: options.maxFiles,
    maxOldFiles: options.maxOldFiles,
  };
  const entry = path.join(__dirname, '../client/worker/index.ts');
  const constants = {__OFFLINE__: settings};
  await bundleWorker(props.currentBundler, {plugin: 'offline', entry, file: worker, constants});
  const pwa = pluginPwa(context, {
    debug: false,
    swRegister: false,
    offlineModeActivationStrategies: ['always'],
    pwaHead: [],
    // Without `globIgnores` every file of the build would be kept beforehand.
    injectManifestConfig: {
      globIgnores: ['**/*'],
      additionalManifestEntries: writeOfflinePage(props, model),
    } as unknown as PluginOptions['injectManifestConfig'],
  });
  await pwa?.postBuild?.(props);
  const pwaWorker = path.join(outDir, WORKER_FILE);
  appendFileSync(worker, `\n${readFileSync(pwaWorker, 'utf8')}`);
  rmSync(pwaWorker);
}

/** Writes the worker that removes itself, in the place of the other. */
export function writeKillSwitch({outDir}: Props): void {
  writeFileSync(docsFile(outDir, WORKER_FILE), KILL_SWITCH);
}
