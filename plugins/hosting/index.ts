import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {HostingOptions} from './options';
import {addFiles, pagesAdded} from '../../src/node/hosting/addedPages';
import {writeRedirectPages} from '../../src/node/hosting/redirectPages';
import {formatRedirectsFile} from '../../src/node/hosting/redirectsFile';
import {robotsFile} from './node/robots';
import {siteRedirects} from './node/siteRedirects';
import {staticPatterns, writeHeaders, writeMetaPolicies} from './node/writeHeaders';
import type {Contributions, HostKind} from '../../src/node/contributions';

export {validateOptions} from './options';

/** Adds the hosts that plugins use to the Content-Security-Policy, their redirects, and their documents with another policy. */
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
    imageHosts: hostsOf('imageHosts'),
    fontHosts: hostsOf('fontHosts'),
    connectHosts: hostsOf('connectHosts'),
    formHosts: hostsOf('formHosts'),
    documents: [...(options.documents ?? []), ...all.flatMap(({documents = []}) => documents)],
    redirects: () => all.flatMap(({redirects = []}) => redirects),
  };
}

/**
 * Writes the configuration of a static host: security and cache headers, and redirects, as files for hosts that read them and in
 * the pages for hosts that do not. In the browser, reloads pages of a build that is gone.
 */
export default function hostingPlugin(context: LoadContext, options: HostingOptions): Plugin {
  const {siteConfig, baseUrl} = context;
  const {currentLocale, defaultLocale} = context.i18n;
  const isDefault = currentLocale === defaultLocale;
  const writeFiles = async (outDir: string): Promise<void> => {
    // Other languages are built into a folder of the default one, whose folder is deployed.
    const folder = isDefault ? outDir : path.dirname(outDir);
    // Written again with each language: the URLs of a language that is not built lead to the default one.
    const redirects = formatRedirectsFile(siteRedirects(folder, options.redirects()));
    await writeFile(path.join(folder, '_redirects'), redirects);
    if (isDefault) {
      await writeRedirectPages(folder, [{from: `/${defaultLocale}/`, to: '/'}], baseUrl);
      await writeFile(path.join(folder, 'robots.txt'), robotsFile(siteConfig.url, baseUrl));
      // Without this file, GitHub Pages leaves out files that begin with an underscore.
      await writeFile(path.join(folder, '.nojekyll'), '');
      if (options.pagesDomain !== undefined) {
        await writeFile(path.join(folder, 'CNAME'), `${options.pagesDomain}\n`);
      }
    }
    await pagesAdded();
    writeMetaPolicies(folder, options);
    const statics = siteConfig.staticDirectories.map((name) => path.resolve(context.siteDir, name));
    writeHeaders(folder, options, staticPatterns(statics));
  };

  return {
    name: 'hosting',
    getClientModules: () => ['reloadOnce', 'routableUrl'].map((name) => path.join(__dirname, 'client', name)),
    postBuild: ({outDir}) => addFiles(writeFiles(outDir)),
  };
}
