import {API_GROUPS} from '../../../src/site/apiGroups';
import type {ProductId} from '../../../src/site/products';
import {apiDataPath, apiPagePath} from '../paths';
import type {ApiIndexData, PageApi} from '../types';
import type {PackageSource} from '../../../src/node/packages/api/packages';

/**
 * What a component or interface is, in one sentence.
 *
 * @returns an empty text if the facts have none
 */
export function summaryOf(productId: ProductId, name: string): string {
  const groups = API_GROUPS[productId] ?? [];
  return groups.map(({pages}) => pages[name]).find((summary) => summary !== undefined) ?? '';
}

/** What a product's index lists: every page that exists, in the groups of the facts; any other page comes last. */
export function indexData(
  productId: ProductId,
  pages: readonly PageApi[],
  packages: readonly PackageSource[],
): ApiIndexData {
  const groups = API_GROUPS[productId] ?? [];
  const entryOf = ({name, kind, packageName, plan}: PageApi) => ({
    name,
    kind,
    summary: summaryOf(productId, name),
    packageName,
    plan,
    href: apiPagePath(productId, name),
    data: apiDataPath(productId, name),
  });
  const grouped = groups.map(({title, pages: summaries}) => ({
    title,
    pages: Object.keys(summaries).flatMap((name) => pages.filter((page) => page.name === name).map(entryOf)),
  }));
  const rest = pages.filter(({name}) => !groups.some((group) => name in group.pages));
  return {
    productId,
    packages: packages.map(({name, version, plan}) => ({name, version, plan})),
    groups: [...grouped, {title: 'Others', pages: rest.map(entryOf)}].filter((group) => group.pages.length > 0),
  };
}
