import sidebars from '../../../sidebars';
import type {Contributions} from '../../../src/node/contributions';
import {pagesOf} from '../../../src/node/sidebars/readSidebars';
import {SITE} from '../../../src/site/site';
import {validateOptions, type NavigationOptions} from '../options';
import {pageRedirects} from './movedPages';
import {publishedLinksPlugin} from './publishedLinks';
import {versionPages, versionRedirects} from './versionPages';

const PERMANENT = 301;
const TEMPORARY = 302;

/** Adds the remark plugin that resolves links to pages, and the redirects of URLs without a page. */
export function contributions(options: Partial<NavigationOptions>): Contributions {
  const {onMissingPages} = validateOptions({options});
  const versions = versionPages();
  const groups = pageRedirects(sidebars);
  const redirects = groups.map(({from, to, isFinal}) => ({from, to, status: isFinal ? PERMANENT : TEMPORARY}));
  // The dashboard is under the docs' URL, so that it opens without a network, but in no sidebar.
  const pages = [...pagesOf(sidebars), SITE.dashboardPath];
  return {
    remarkPlugins: [publishedLinksPlugin({pages, groups, versions, onMissingPages})],
    redirects: [...redirects, ...versionRedirects(versions).map((redirect) => ({...redirect, status: PERMANENT}))],
  };
}
