import {DataGrid} from '@mui/x-data-grid';
import {DataGridPro} from '@mui/x-data-grid-pro';
import {DataGridPremium} from '@mui/x-data-grid-premium';
import {GRID_CONCEPT_GROUPS, GRID_VOCABULARY, guideOf, namesOf} from '@site/src/site/gridVocabulary';
import type {GridConcept} from '@site/src/site/gridVocabulary';
import diff from '@site/plugins/releases/node/apiDiffs/x-data-grid.json';
import otherGrids from '../../fixtures/otherGrids.json';
import {brokenGuide} from './docsAnchors';
import {declarationsOf, hasWord} from './packageDeclarations';

/** The table of names says what the libraries call things. tests/fixtures/otherGrids.json has the names of the other libraries' types. */

const DECLARATIONS = ['@mui/x-data-grid', '@mui/x-data-grid-pro', '@mui/x-data-grid-premium']
  .map(declarationsOf)
  .join('\n');

const PROPS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries({DataGrid, DataGridPro, DataGridPremium}).map(([name, grid]) => [
    name,
    Object.keys((grid as unknown as {type: {propTypes: object}}).type.propTypes),
  ]),
);

function wordsIn(names: string | undefined): readonly string[] {
  return names?.split(' ') ?? [];
}

function unknownNames(concepts: readonly GridConcept[], vocabulary: 'agGrid' | 'tanStackTable'): string[] {
  const known = new Set(otherGrids[vocabulary].names.split(' '));
  return concepts.flatMap((concept) => wordsIn(concept[vocabulary]).filter((name) => !known.has(name)));
}

/** The changes of a name since version 5: of the prop, if it is one now, and else of all but internal types. */
function changesOf(name: string): readonly (typeof diff.rows)[number][] {
  const isProp = Object.values(PROPS).some((props) => props.includes(name));
  return diff.rows.filter(
    (row) =>
      (row.name === name || ('to' in row && row.to === name)) &&
      (isProp ? row.section === 'props' : !row.owners?.every((owner) => owner.endsWith('Lookup'))),
  );
}

/** Whether version 5 has a name: it was taken out since, or it is there now and was not added. */
function isOfVersion5(name: string): boolean {
  const rows = changesOf(name);
  const wasThere = rows.some((row) => row.name === name && row.kind !== 'added');
  const isNew = rows.some((row) => row.name !== name || row.kind === 'added');
  return wasThere || (!isNew && hasWord(DECLARATIONS, name));
}

/** Props that the free grid checks too, although only the package of a plan acts on them. */
const CHECKED_TOO_LOW: Readonly<Record<string, string>> = {getDetailPanelContent: 'DataGridPro'};

/** Why a name is none of version 6. */
function problemOfName(written: string): string | undefined {
  const [owner = '', name] = written.split('.');
  if (name === undefined) {
    return hasWord(DECLARATIONS, owner) ? undefined : `${owner} is not declared`;
  }
  const props = PROPS[owner];
  if (props) {
    // The least plan whose grid has the prop is the one whose page is linked.
    const least = CHECKED_TOO_LOW[name] ?? Object.keys(PROPS).find((grid) => PROPS[grid]?.includes(name));
    return least === owner ? undefined : `${name} is a prop of ${least ?? 'nothing'}, not of ${owner}`;
  }
  const declared = owner === 'slots' ? name.charAt(0).toUpperCase() + name.slice(1) : name;
  return ['slots', 'GridColDef', 'GridApi'].includes(owner) && hasWord(DECLARATIONS, declared)
    ? undefined
    : `${written} is not declared`;
}

test('there are rows for what readers of other grids look for, each once', () => {
  expect(GRID_VOCABULARY.length).toBeGreaterThanOrEqual(45);
  expect(new Set(GRID_VOCABULARY.map(({id}) => id)).size).toBe(GRID_VOCABULARY.length);
  expect(GRID_VOCABULARY.filter(({group}) => !GRID_CONCEPT_GROUPS.includes(group))).toEqual([]);
  const all = GRID_VOCABULARY.flatMap((concept) => [...wordsIn(concept.agGrid), ...wordsIn(concept.tanStackTable)]);
  const asked = [
    'columnDefs',
    'rowModelType',
    'floatingFilter',
    'getCoreRowModel',
    'valueFormatter',
    'agSetColumnFilter',
  ];
  expect(asked.filter((name) => !all.includes(name))).toEqual([]);
});

test('AG Grid and TanStack Table have the names that are given', () => {
  expect(unknownNames(GRID_VOCABULARY, 'agGrid')).toEqual([]);
  expect(unknownNames(GRID_VOCABULARY, 'tanStackTable')).toEqual([]);
  const invented: GridConcept = {id: 'a', group: 'rows', agGrid: 'rowData rowsData', tanStackTable: 'getRowIds'};
  expect(unknownNames([invented], 'agGrid')).toEqual(['rowsData']);
  expect(unknownNames([invented], 'tanStackTable')).toEqual(['getRowIds']);
});

test('version 5 has the names that are given', () => {
  const names = GRID_VOCABULARY.flatMap(({v5}) => wordsIn(v5));
  expect(names.filter((name) => !isOfVersion5(name))).toEqual([]);
  expect(names).toEqual(expect.arrayContaining(['selectionModel', 'rowsPerPageOptions', 'linkOperator']));
  expect(
    ['slots', 'rowSelectionModel', 'pageSizeOptions', 'unstable_cellSelection', 'rowz'].filter(isOfVersion5),
  ).toEqual([]);
});

test('version 6 has the names that are given, with the component of the least plan', () => {
  expect(GRID_VOCABULARY.flatMap(({v6}) => wordsIn(v6).flatMap((name) => problemOfName(name) ?? []))).toEqual([]);
  expect(
    ['DataGrid.pinnedRows', 'GridColDef.cellRenderer', 'slots.footing', 'GridToolbars'].map(problemOfName),
  ).toEqual([
    'pinnedRows is a prop of DataGridPro, not of DataGrid',
    'GridColDef.cellRenderer is not declared',
    'slots.footing is not declared',
    'GridToolbars is not declared',
  ]);
});

test('each guide is a page with the heading', () => {
  expect(GRID_VOCABULARY.flatMap((concept) => brokenGuide(guideOf(concept) ?? '/x/react-data-grid/') ?? [])).toEqual(
    [],
  );
  expect(brokenGuide('/x/react-data-grid/sorting/#comparing')).toBe(
    '/x/react-data-grid/sorting/#comparing has no such heading',
  );
  expect(brokenGuide('/x/react-data-grid/pivot/')).toBe('/x/react-data-grid/pivot/ is no page');
});

test('names of version 6 lead to their row, or to the guide', () => {
  const [concept] = GRID_VOCABULARY.filter(({id}) => id === 'columnsPanel');
  expect(namesOf(concept!, 'v6')).toEqual([
    {text: 'columnsPanel', href: '/x/api/data-grid/data-grid-premium/#data-grid-premium-slots-columnsPanel'},
    {text: 'GridToolbarColumnsButton', href: '/x/react-data-grid/column-visibility/#column-visibility-panel'},
  ]);
  expect(namesOf(concept!, 'agGrid')).toEqual([{text: 'sideBar'}, {text: 'showColumnChooser'}]);
  expect(namesOf({id: 'a', group: 'rows'}, 'v6')).toEqual([]);
});
