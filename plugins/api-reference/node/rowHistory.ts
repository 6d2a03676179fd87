import {historyOf, type ProductHistory} from '../../../src/node/history/history';
import {LISTED_PRODUCT} from '../paths';
import type {ProductId} from '../../../src/site/products';
import type {ApiEvent, ApiProp, ApiSelector, PageApi} from '../types';

/** Whose events and selectors they are, as the history names it. */
const GRID = 'DataGrid';

function propsWithHistory(owner: string, props: readonly ApiProp[], history: ProductHistory): ApiProp[] {
  return props.map((prop) => ({...prop, ...history.of('prop', owner, prop.name)}));
}

/**
 * Says of every row which release brought it and which changed it.
 *
 * @param pages as the types of the packages have them
 */
export function withHistory(pages: readonly PageApi[], historyFor = historyOf): PageApi[] {
  return pages.map((api): PageApi => {
    const {name} = api;
    const history = historyFor(api.productId);
    const {since} = history.of('export', '', name);
    const own = since === undefined ? {} : {since};
    if (api.kind === 'interface') {
      return {...api, ...own, properties: propsWithHistory(name, api.properties, history)};
    }
    return {
      ...api,
      ...own,
      props: propsWithHistory(name, api.props, history),
      slots: api.slots.map((slot) => ({...slot, ...history.of('slots', name, slot.name)})),
      classes: api.classes.map((one) => ({...one, ...history.of('classes', name, one.className)})),
    };
  });
}

/** Says of every event, or selector, which release brought it and which changed it. */
export function withListHistory<Entry extends ApiEvent | ApiSelector>(
  section: 'event' | 'selector',
  entries: readonly Entry[],
): Entry[] {
  const history = historyOf(LISTED_PRODUCT);
  return entries.map((entry) => ({...entry, ...history.of(section, GRID, entry.name)}));
}

/** The stable releases of the products that have pages, the oldest first. */
export function releasesOf(pages: readonly PageApi[]): Partial<Record<ProductId, readonly string[]>> {
  const productIds = [...new Set(pages.map(({productId}) => productId))];
  return Object.fromEntries(productIds.map((productId) => [productId, historyOf(productId).releases]));
}
