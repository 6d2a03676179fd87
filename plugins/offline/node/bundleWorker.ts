import path from 'node:path';
import type {CurrentBundler} from '@docusaurus/types';
import {PluginError} from '../../../src/node/errors';
import type {WorkerSettings} from '../types';

const TYPESCRIPT = {
  test: /\.ts$/,
  loader: 'builtin:swc-loader',
  options: {jsc: {parser: {syntax: 'typescript'}, target: 'es2022'}},
};

/**
 * Bundles the plugin's part of the worker into one classic script.
 *
 * @param bundler Docusaurus' own
 * @param file absolute path of the script to write
 * @param settings values for the constant `__OFFLINE__`
 * @throws PluginError when the worker does not compile
 */
export function bundleWorker(bundler: CurrentBundler, file: string, settings: WorkerSettings): Promise<void> {
  const bundle = bundler.instance;
  const compiler = bundle({
    mode: 'production',
    target: 'webworker',
    entry: path.join(__dirname, '../client/worker/index.ts'),
    output: {path: path.dirname(file), filename: path.basename(file)},
    resolve: {extensions: ['.ts']},
    module: {rules: [TYPESCRIPT]},
    plugins: [new bundle.DefinePlugin({__OFFLINE__: JSON.stringify(settings)})],
  });
  return new Promise((resolve, reject) => {
    compiler?.run((error, stats) => {
      if (error || stats?.hasErrors()) {
        const problem = error?.message ?? stats?.toString('errors-only');
        reject(new PluginError('offline', `the worker does not compile: ${problem}`));
      } else {
        resolve();
      }
    });
  });
}
