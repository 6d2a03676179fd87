import sidebars from '../../../sidebars';
import type {Contributions} from '../../../src/node/contributions';
import {pagesOf} from '../../../src/node/sidebars/readSidebars';
import {validateOptions, type NavigationOptions} from '../options';
import {pageRedirects} from './movedPages';
import {publishedLinksPlugin} from './publishedLinks';
import {versionPages, versionRedirects} from './versionPages';

const FOR_GOOD = 301;
const FOR_NOW = 302;

/** Links to pages by their published paths, and redirects of what has no page of its own, for hosts that read a list of them. */
export function contributions(options: Partial<NavigationOptions>): Contributions {
  const {onMissingPages} = validateOptions({options});
  const versions = versionPages();
  const groups = pageRedirects(sidebars);
  const redirects = groups.map(({from, to, isFinal}) => ({from, to, status: isFinal ? FOR_GOOD : FOR_NOW}));
  return {
    remarkPlugins: [publishedLinksPlugin({pages: pagesOf(sidebars), groups, versions, onMissingPages})],
    redirects: [...redirects, ...versionRedirects(versions).map((redirect) => ({...redirect, status: FOR_GOOD}))],
  };
}
