import path from 'node:path';
import type {CurrentBundler} from '@docusaurus/types';
import {bundleWorker as bundle} from '../../../src/node/bundleWorker';
import type {WorkerSettings} from '../types';

/**
 * Bundles the plugin's part of the worker into one classic script.
 *
 * @param bundler Docusaurus' own
 * @param file absolute path of the script to write
 * @param settings values for the constant `__OFFLINE__`
 * @throws PluginError when the worker does not compile
 */
export function bundleWorker(bundler: CurrentBundler, file: string, settings: WorkerSettings): Promise<void> {
  const entry = path.join(__dirname, '../client/worker/index.ts');
  return bundle(bundler, {plugin: 'offline', entry, file, constants: {__OFFLINE__: settings}});
}
