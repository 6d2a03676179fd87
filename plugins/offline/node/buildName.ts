import {PluginError} from '../../../src/node/errors';

/**
 * What a build is called: by the hash of the script that knows the names of all others, and those of the stylesheets.
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
