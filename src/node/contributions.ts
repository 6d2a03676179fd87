import path from 'node:path';
import type {PluginConfig} from '@docusaurus/types';
import type {DocumentFolder} from './hosting/documentFolder';
import type {Redirect} from './hosting/redirects';
import {PROJECT_ROOT} from './project';

/** A remark plugin in Docusaurus' form: a function, or a pair of function and options. */
type RemarkPlugin = NonNullable<unknown>;

/** The lists of other origins in the Content-Security-Policy. */
export type HostKind = 'scriptHosts' | 'styleHosts' | 'imageHosts' | 'fontHosts' | 'connectHosts' | 'formHosts';

/** What a plugin adds to the options of others. Plugins never import each other's files. */
export interface Contributions {
  /** Run before Docusaurus' own remark plugins: they replace elements of a page, such as `<Demo>`. */
  readonly beforeDefaultRemarkPlugins?: readonly RemarkPlugin[];
  /** Run after Docusaurus' own remark plugins. */
  readonly remarkPlugins?: readonly RemarkPlugin[];
  /** Names of elements of pages that are text, links and the browser's own elements: the server renders them, and no script does. */
  readonly staticComponents?: readonly string[];
  readonly hosts?: Readonly<Partial<Record<HostKind, readonly string[]>>>;
  readonly redirects?: readonly Redirect[];
  /** Folders of documents that are no pages of the site and have a Content-Security-Policy of their own. */
  readonly documents?: readonly DocumentFolder[];
  /** Folders that the service worker caches as a whole, relative to the base URL of a language: `x/search-index/`. */
  readonly offlineFolders?: readonly string[];
  /** Files, and folders with a slash at the end, that a saved product brings beside its pages' own, from a language's base URL. */
  readonly productFiles?: readonly string[];
  /** Folders, from the project's root, whose pages show demos: `docs`. */
  readonly demoFolders?: readonly string[];
}

/** Options of a plugin in `docusaurus.config.ts`. */
type Options = Record<string, unknown>;

/** Exports of a plugin's `index.ts`, besides those that Docusaurus reads. */
interface PluginModule {
  /** What the plugin adds to others. */
  readonly contributions?: (options: Options) => Contributions;
  /** Returns the plugin's options with the contributions of all plugins. */
  readonly withContributions?: (options: Options, all: readonly Contributions[]) => Options;
}

/**
 * Passes the contributions of all plugins to the plugins that accept them: remark plugins to the docs plugin, hosts and
 * redirects to the hosting plugin.
 *
 * @param listed files from the project's root, alone or with options
 * @returns the `plugins` option of Docusaurus
 */
export function connectPlugins(listed: readonly (string | readonly [file: string, options: object])[]): PluginConfig[] {
  const plugins = listed.map((entry) => {
    const [file, options] = typeof entry === 'string' ? [entry, {}] : entry;
    // The config lists files instead of imports, so that deleting a folder and its line removes a plugin.
    // eslint-disable-next-line @typescript-eslint/no-require-imports
    return {file, options: options as Options, module: require(path.join(PROJECT_ROOT, file)) as PluginModule};
  });
  const all = plugins.flatMap(({options, module}) => module.contributions?.(options) ?? []);
  return plugins.map(({file, options, module}) => [file, module.withContributions?.(options, all) ?? options]);
}
