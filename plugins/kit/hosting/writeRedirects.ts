import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {formatRedirectsFile, type Redirect} from './redirectsFile';

/**
 * Writes the `_redirects` file of a build, where there are redirects.
 *
 * @param folder the root of what is deployed
 */
export function writeRedirects(folder: string, redirects: readonly Redirect[]): void {
  if (redirects.length > 0) {
    writeFileSync(path.join(folder, '_redirects'), formatRedirectsFile(redirects));
  }
}
