import sidebars from '../../../sidebars';
import type {Contributions} from '../../../src/node/contributions';
import {validateOptions, type NavigationOptions} from '../options';
import {keepLinkedPages, linkedPages} from './linkedPages';
import {pageRedirects} from './movedPages';
import {publishedLinksPlugin} from './publishedLinks';
import {versionPages, versionRedirects} from './versionPages';

const PERMANENT = 301;
const TEMPORARY = 302;

/** Adds the remark plugin that resolves links to pages, and the redirects of URLs without a page. */
export function contributions(options: Partial<NavigationOptions>): Contributions {
  const {onMissingPages} = validateOptions({options});
  const versions = versionPages();
  const redirects = pageRedirects(sidebars).map(({from, to, isFinal}) => ({
    from,
    to,
    status: isFinal ? PERMANENT : TEMPORARY,
  }));
  keepLinkedPages(sidebars);
  return {
    remarkPlugins: [publishedLinksPlugin(() => ({...linkedPages(), versions, onMissingPages}))],
    redirects: [...redirects, ...versionRedirects(versions).map((redirect) => ({...redirect, status: PERMANENT}))],
  };
}
