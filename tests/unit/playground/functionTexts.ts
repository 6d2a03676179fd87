/** Functions that no type of a result tells: by the name of the prop or field. */
const BY_NAME: Readonly<Record<string, string>> = {
  apply: '({ values }) => values.length',
  colors: "() => ['#1976d2', '#9c27b0']",
  filterColumns: "() => ['total']",
  getActions: '() => []',
  getAggregationPosition: "() => 'inline'",
  getApplyFilterFn: '() => null',
  getApplyFilterFnV7: '() => null',
  getApplyQuickFilterFn: '() => null',
  getApplyQuickFilterFnV7: '() => null',
  getCellValue: '({ row }) => row.total',
  getOptionValue: '(option) => option',
  getRowHeight: "() => 'auto'",
  getRowId: '(row) => row.id',
  getRowSpacing: '() => ({ top: 4, bottom: 4 })',
  getTogglableColumns: '(columns) => columns.map(({ field }) => field)',
  getTreeDataPath: '(row) => [String(row.id)]',
  getValue: '() => null',
  groupingColDef: '() => ({ width: 200 })',
  groupingValueGetter: '({ value }) => value',
  headerClassName: "() => 'own'",
  cellClassName: "() => 'own'",
  pastedValueParser: '(value) => value',
  preProcessEditCellProps: '({ props }) => props',
  processRowUpdate: '(row) => row',
  quickFilterParser: '(text) => [text]',
  renderMonth: '() => null',
  sortComparator: '() => 0',
  unstable_splitClipboardPastedText: '(text) => [[text]]',
  valueOptions: "() => ['open', 'closed']",
  valueFormatter: "() => 'Text'",
  valueGetter: '({ value }) => value',
  valueParser: '(value) => value',
  valueSetter: '({ row }) => row',
};

/** By the type of what a function gives. */
const BY_RESULT: readonly (readonly [RegExp, string])[] = [
  [/=> void\)*$/, '() => {}'],
  [/Handler\b|Listener\b|FieldChangeHandler/, '() => {}'],
  [/=> boolean\)*$/, '() => true'],
  [/=> string(?:\[\])?(?: \| (?:null|undefined))*\)*$/, "() => 'Text'"],
  [/=> React\.ReactNode\)*$/, "() => 'Text'"],
  [/=> number\b[^=]*$/, '() => 100'],
];

/** A function that fits, as a reader would type it. */
export function functionText(name: string, type: string): string {
  const known = BY_NAME[name] ?? BY_RESULT.find(([pattern]) => pattern.test(type))?.[1];
  if (known === undefined) {
    throw new Error(`functionTexts.ts has no function for "${name}": ${type}`);
  }
  return known;
}
