import path from 'node:path';
import type {PluginConfig} from '@docusaurus/types';
import type {Redirect} from './hosting/redirects';
import {PROJECT_ROOT} from './project';

/** A remark plugin as Docusaurus takes it: a function, alone or with its options. */
type RemarkPlugin = NonNullable<unknown>;

/** The kinds of other origins that the Content-Security-Policy of the pages names. */
export type HostKind = 'scriptHosts' | 'styleHosts' | 'fontHosts' | 'connectHosts' | 'formHosts';

/** What a plugin adds to the work of others, which take it from here and never from its files. */
export interface Contributions {
  /** Run before Docusaurus' own remark plugins: they turn elements of a page, such as `<Demo>`, into what is shown. */
  readonly beforeDefaultRemarkPlugins?: readonly RemarkPlugin[];
  /** Run after Docusaurus' own remark plugins. */
  readonly remarkPlugins?: readonly RemarkPlugin[];
  readonly hosts?: Readonly<Partial<Record<HostKind, readonly string[]>>>;
  readonly redirects?: readonly Redirect[];
  /** Folders, from a language's base URL, that a browser keeps whole for reading offline: `x/search-index/`. */
  readonly offlineFolders?: readonly string[];
  /** Folders, from the project's root, whose pages show demos: `docs`. */
  readonly demoFolders?: readonly string[];
}

/** Options as `docusaurus.config.ts` has them. */
type Options = Record<string, unknown>;

/** What a plugin's file exports for this, beside what Docusaurus takes. */
interface PluginModule {
  /** Says what the plugin adds to others. */
  readonly contributions?: (options: Options) => Contributions;
  /** Adds to the plugin's options what all plugins contribute. */
  readonly withContributions?: (options: Options, all: readonly Contributions[]) => Options;
}

/**
 * Reads what each plugin contributes, and hands it to those that take contributions: remark plugins to the docs plugin, hosts and
 * redirects to the hosting plugin.
 *
 * @param listed files from the project's root, alone or with options
 * @returns the list as Docusaurus takes it
 */
export function connectPlugins(listed: readonly (string | readonly [file: string, options: object])[]): PluginConfig[] {
  const plugins = listed.map((entry) => {
    const [file, options] = typeof entry === 'string' ? [entry, {}] : entry;
    // Files and not imports are listed, so that deleting a folder and its line takes a plugin out.
    // eslint-disable-next-line @typescript-eslint/no-require-imports
    return {file, options: options as Options, module: require(path.join(PROJECT_ROOT, file)) as PluginModule};
  });
  const all = plugins.flatMap(({options, module}) => module.contributions?.(options) ?? []);
  return plugins.map(({file, options, module}) => [file, module.withContributions?.(options, all) ?? options]);
}
