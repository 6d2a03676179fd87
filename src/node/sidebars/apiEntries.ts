import {existsSync} from 'node:fs';
import path from 'node:path';
import {API_PAGES, type ApiPages} from '../../site/apiPages';
import type {PaidPlanId} from '../../site/packages';
import type {ProductId} from '../../site/products';
import {PluginError} from '../errors';
import {PROJECT_ROOT} from '../project';
import {didYouMean} from '../../text/nearestName';
import {apiPagePath, apiPathOfProduct} from '../../site/apiPaths';
import {planOfExport} from '../packages/exportedNames';

/** An entry of `sidebars.ts`. */
export interface ApiEntry {
  readonly pathname: string;
  readonly title?: string;
  readonly subheader?: string;
  readonly plan?: PaidPlanId;
  readonly children?: readonly ApiEntry[];
}

function pageEntry(productId: ProductId, name: string): ApiEntry {
  const plan = planOfExport(productId, name);
  const pathname = apiPagePath(productId, name).slice(0, -1);
  return {pathname, title: name, ...(plan !== 'community' && {plan})};
}

/** The folder of the plugin that writes API pages. */
const API_PLUGIN = path.join(PROJECT_ROOT, 'plugins/api-reference');

/**
 * The group "API Reference" of a product for `sidebars.ts`: its index, if it has one, and every page of
 * `src/site/apiPages.ts` in their order, with the plan that its package needs.
 *
 * @throws PluginError if the product has no API pages
 */
export function apiEntries(productId: ProductId): ApiEntry {
  const pages: ApiPages | undefined = API_PAGES.find((group) => group.productId === productId);
  const root = apiPathOfProduct(productId);
  if (!pages || root === undefined) {
    const candidates = API_PAGES.map((group) => group.productId);
    throw new PluginError(
      'api-reference',
      `the product "${productId}" has no API pages in src/site/apiPages.ts.${didYouMean(productId, candidates)}`,
      {file: 'sidebars.ts'},
    );
  }
  if (!existsSync(API_PLUGIN)) {
    return {pathname: `${root}-group`, title: 'API Reference', children: []};
  }
  const components = pages.components.map((name) => pageEntry(productId, name));
  const interfaces = pages.interfaces.map((name) => pageEntry(productId, name));
  const listed: readonly ApiEntry[] =
    interfaces.length === 0
      ? components
      : [
          {pathname: `${root}-components-group`, subheader: 'Components', children: components},
          {pathname: `${root}-interfaces-group`, subheader: 'Interfaces', children: interfaces},
        ];
  return {
    pathname: `${root}-group`,
    title: 'API Reference',
    children: [...(pages.hasIndex ? [{pathname: root, title: 'Index'}] : []), ...listed],
  };
}
