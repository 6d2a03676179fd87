import {readFileSync} from 'node:fs';
import path from 'node:path';
import {DOCUMENTED_PRODUCTS} from '../../site/documentedProducts';
import type {ProductId} from '../../site/products';
import {oncePerProcess} from '../oncePerProcess';
import type {ApiChange} from '../../site/apiData';
import type {HistoryData, HistoryEntry, HistoryEvent, HistorySection} from './types';

/** What `npm run history` wrote of a product. */
export function historyFile(productId: ProductId): string {
  return path.join(__dirname, 'data', `${productId}.json`);
}

/** What releases did to one name. */
export interface NameHistory {
  /** The release that brought it; nothing if the first stable one had it. */
  readonly since?: string;
  /** What later releases changed, the oldest first. */
  readonly changes?: readonly ApiChange[];
}

function changeOf([version, kind, before, after]: HistoryEvent): ApiChange[] {
  return kind === 'type' || kind === 'default' ? [{version, kind, before, after}] : [];
}

/** What is left of the events of something that there is today: what was before it was taken out is no news of it. */
function nameHistory(events: readonly HistoryEvent[]): NameHistory {
  const removed = events.findLastIndex(([, kind]) => kind === 'removed');
  const last = events.slice(removed + 1);
  const since = last.find(([, kind]) => kind === 'added')?.[0];
  const changes = last.flatMap(changeOf);
  return {...(since !== undefined && {since}), ...(changes.length > 0 && {changes})};
}

function eventsIn([, , , ...events]: HistoryEntry): readonly HistoryEvent[] {
  return events;
}

function keyOf(section: HistorySection, owner: string, name: string): string {
  return [section, owner, name].join(' ');
}

/** The history of a product's API in its documented major. */
export class ProductHistory {
  private readonly byKey: ReadonlyMap<string, HistoryEntry>;

  constructor(private readonly data: HistoryData) {
    this.byKey = new Map(
      data.entries.map((entry) => [keyOf(entry[0], entry[0] === 'export' ? '' : entry[1], entry[2]), entry]),
    );
  }

  /** Every stable release, the oldest first. */
  get releases(): readonly string[] {
    return this.data.releases;
  }

  get entries(): readonly HistoryEntry[] {
    return this.data.entries;
  }

  /**
   * What releases did to a name; nothing if there were none of it, or the first stable release had it and no other changed it.
   *
   * @param owner the component, interface or type; whatever it is, an exported name has none
   */
  of(section: HistorySection, owner: string, name: string): NameHistory {
    const entry = this.byKey.get(keyOf(section, section === 'export' ? '' : owner, name));
    return entry ? nameHistory(eventsIn(entry)) : {};
  }
}

function readHistory(productId: ProductId): ProductHistory {
  return new ProductHistory(JSON.parse(readFileSync(historyFile(productId), 'utf8')) as HistoryData);
}

/**
 * The history of a product, read once.
 *
 * @throws what the system says if `npm run history` never wrote it
 */
export function historyOf(productId: ProductId): ProductHistory {
  return oncePerProcess(`history of ${productId}`, () => readHistory(productId));
}

/** The products that have a history. */
export const PRODUCTS_WITH_HISTORY: readonly ProductId[] = DOCUMENTED_PRODUCTS;
