import path from 'node:path';
import type {CurrentBundler} from '@docusaurus/types';
import {PluginError} from './errors';

const TYPESCRIPT = {
  test: /\.ts$/,
  loader: 'builtin:swc-loader',
  options: {jsc: {parser: {syntax: 'typescript'}, target: 'es2022'}},
};

export interface WorkerBundle {
  /** The plugin that asks for it, for messages. */
  readonly plugin: string;
  /** Absolute path of the first module. */
  readonly entry: string;
  /** Absolute path of the script to write. */
  readonly file: string;
  /** Values of constants, such as `__OFFLINE__`. */
  readonly constants?: Readonly<Record<string, unknown>>;
  /** Modules that others take the place of: a path, or `false` for nothing. */
  readonly alias?: Readonly<Record<string, string | false>>;
}

/**
 * Bundles a worker into one classic script.
 *
 * @param bundler Docusaurus' own
 * @throws PluginError when the worker does not compile
 */
export function bundleWorker(bundler: CurrentBundler, worker: WorkerBundle): Promise<void> {
  const {plugin, entry, file, constants = {}, alias = {}} = worker;
  const bundle = bundler.instance;
  const values = Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]);
  return new Promise((resolve, reject) => {
    bundle(
      {
        mode: 'production',
        target: 'webworker',
        entry,
        output: {path: path.dirname(file), filename: path.basename(file)},
        resolve: {extensions: ['.ts', '.js'], alias},
        module: {rules: [TYPESCRIPT]},
        performance: {hints: false},
        plugins: [new bundle.DefinePlugin(Object.fromEntries(values) as Record<string, string>)],
      },
      // With it the bundler closes the compiler itself, also after an error.
      (error, stats) => {
        if (error || stats?.hasErrors()) {
          const problem = error?.message ?? stats?.toString('errors-only');
          reject(new PluginError(plugin, `the worker does not compile: ${problem}`));
        } else {
          resolve();
        }
      },
    );
  });
}
