import sidebars from '../../../sidebars';
import type {Contributions} from '../../../src/node/contributions';
import {pagesOf} from '../../../src/node/sidebars/readSidebars';
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
  return {
    remarkPlugins: [publishedLinksPlugin({pages: pagesOf(sidebars), groups, versions, onMissingPages})],
    redirects: [...redirects, ...versionRedirects(versions).map((redirect) => ({...redirect, status: PERMANENT}))],
  };
}
