import {PluginError} from '../../../src/node/errors';

/**
 * A name for a build that changes with any script or stylesheet: the hash of the runtime script, whose name changes with any
 * script, and the hashes of the stylesheets.
 *
 * @param page HTML of any page of the build
 * @throws PluginError when that page does not name the script
 */
export function buildName(page: string): string {
  const runtime = /\/runtime~main\.([0-9a-f]+)\.js/.exec(page)?.[1];
  const styles = [...page.matchAll(/\/styles\.([0-9a-f]+)\.css/g)].map(([, hash]) => hash);
  if (!runtime) {
    const what = 'the page for unknown URLs names no runtime script, so that the build has no name.';
    throw new PluginError('offline', what);
  }
  return [...new Set([runtime, ...styles])].join('-');
}
