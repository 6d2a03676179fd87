import {stem} from './stem';

/** What people ask for, and what the pages call it. */
const SYNONYMS = new Map(
  Object.entries({
    branch: ['item'],
    collapse: ['expand'],
    combine: ['span', 'merge'],
    css: ['style'],
    donut: ['pie', 'arc'],
    doughnut: ['pie', 'arc'],
    download: ['export'],
    drag: ['reorder', 'ordering'],
    dropdown: ['select'],
    freeze: ['pin'],
    frozen: ['pin'],
    hover: ['highlight'],
    i18n: ['localization'],
    insert: ['add'],
    lag: ['performance'],
    merge: ['span'],
    nested: ['tree', 'detail'],
    popup: ['popper'],
    rearrange: ['reorder', 'ordering'],
    remove: ['delete'],
    rtl: ['right'],
    slow: ['performance'],
    spinner: ['loading'],
    sticky: ['pin'],
    sum: ['aggregation'],
    table: ['grid'],
    total: ['aggregation'],
    translate: ['localization', 'language'],
    uuid: ['id'],
    zebra: ['striped'],
  }).map(([word, others]) => [stem(word), others] as const),
);

/** What a word counts that stands for one of the question's. */
export const SYNONYM_WEIGHT = 0.7;

/** Words of the pages that mean what a reader asks for. */
export function synonymsOf(word: string): readonly string[] {
  return SYNONYMS.get(stem(word)) ?? [];
}
