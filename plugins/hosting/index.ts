import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {HostingOptions} from './options';
import {writeRedirectPages} from '../../src/node/hosting/redirectPages';
import {formatRedirectsFile} from '../../src/node/hosting/redirectsFile';
import {siteRedirects} from './node/siteRedirects';
import {writeHeaders} from './node/writeHeaders';
import type {Contributions, HostKind} from '../../src/node/contributions';

export {validateOptions} from './options';

/** Allows the hosts of all plugins in the Content-Security-Policy, and leads on from the URLs that they redirect. */
export function withContributions(
  options: Partial<HostingOptions>,
  all: readonly Contributions[],
): Partial<HostingOptions> {
  const hostsOf = (kind: HostKind): string[] => [
    ...new Set([...(options[kind] ?? []), ...all.flatMap(({hosts}) => hosts?.[kind] ?? [])]),
  ];
  return {
    ...options,
    scriptHosts: hostsOf('scriptHosts'),
    styleHosts: hostsOf('styleHosts'),
    fontHosts: hostsOf('fontHosts'),
    connectHosts: hostsOf('connectHosts'),
    formHosts: hostsOf('formHosts'),
    redirects: () => all.flatMap(({redirects = []}) => redirects),
  };
}

/**
 * Writes what a static host needs to know beside the files: security and cache headers, and redirects, as a list for hosts
 * that read one and as pages for those that do not. In the pages, reloads those of a build that is gone.
 */
export default function hostingPlugin(context: LoadContext, options: HostingOptions): Plugin {
  const {currentLocale, defaultLocale} = context.i18n;
  const isDefault = currentLocale === defaultLocale;
  return {
    name: 'hosting',
    getClientModules: () => ['reloadOnce', 'decodableHash'].map((name) => path.join(__dirname, 'client', name)),
    async postBuild({outDir}) {
      // Other languages are built into a folder of the default one, which is what is deployed.
      const folder = isDefault ? outDir : path.dirname(outDir);
      // With each language anew: the URLs of one that is not built lead to the default one.
      const redirects = formatRedirectsFile(siteRedirects(folder, options.redirects()));
      await writeFile(path.join(folder, '_redirects'), redirects);
      if (isDefault) {
        await writeRedirectPages(folder, [{from: `/${defaultLocale}/`, to: '/'}], context.baseUrl);
        // GitHub Pages would leave out what begins with an underscore.
        await writeFile(path.join(folder, '.nojekyll'), '');
        if (options.pagesDomain !== undefined) {
          await writeFile(path.join(folder, 'CNAME'), `${options.pagesDomain}\n`);
        }
      }
      writeHeaders(folder, options);
    },
  };
}
