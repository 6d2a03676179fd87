import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {oncePerProcess} from '../../../src/node/oncePerProcess';
import {pagesOf} from '../../../src/node/sidebars/readSidebars';
import {SITE} from '../../../src/site/site';
import {pageRedirects} from './movedPages';
import type {LinkedVersion} from './publishedLinks';

/** The process keeps them: the config, which has the remark plugin, and the plugin have copies of this module. */
function kept(): {current: LinkedVersion} {
  return oncePerProcess('linked-pages', () => ({current: {pages: [], groups: []}}));
}

/** Where links may lead, by the sidebars as they were read last. */
export function linkedPages(): LinkedVersion {
  return kept().current;
}

/**
 * Has links lead to the pages of these sidebars. The config reads the sidebars when it is loaded, and the dev server again
 * after each change of them.
 */
export function keepLinkedPages(sidebars: SidebarsConfig): void {
  // The dashboard is under the docs' URL, so that it opens without a network, but in no sidebar.
  kept().current = {pages: [...pagesOf(sidebars), SITE.dashboardPath], groups: pageRedirects(sidebars)};
}
