/** The list with each item changed; the same list if none changed. */
export function mapItems<Item>(list: readonly Item[], change: (item: Item) => Item): readonly Item[] {
  const changed = list.map(change);
  return changed.every((item, index) => item === list[index]) ? list : changed;
}

/** The record with each value changed; the same record if none changed. */
export function mapValues<Item>(
  record: Readonly<Record<string, Item>>,
  change: (value: Item, name: string) => Item,
): Readonly<Record<string, Item>> {
  const entries = Object.entries(record).map(([name, value]) => [name, change(value, name)] as const);
  return entries.every(([name, value]) => value === record[name]) ? record : Object.fromEntries(entries);
}
