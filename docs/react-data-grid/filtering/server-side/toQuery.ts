import type { GridFilterModel } from '@mui/x-data-grid';

/** What a server needs of a filter model. Equal filters have equal texts. */
export function toQuery({
  items,
  logicOperator,
  quickFilterValues,
}: GridFilterModel) {
  const isFinished = ({ operator, value }: (typeof items)[number]) =>
    ['isEmpty', 'isNotEmpty'].includes(operator) ||
    String(value ?? '').trim() !== '';

  return JSON.stringify({
    items: items
      .filter(isFinished)
      .map(({ field, operator, value }) => ({ field, operator, value })),
    logicOperator,
    quickFilterValues: quickFilterValues ?? [],
  });
}
