import {apiPagePath, rowId} from '../apiPaths';
import {GRID_FEATURE_GROUPS} from '../gridFeatures';
import {COLUMNS_CONCEPTS} from './columns';
import {EDITING_AND_GROUPING_CONCEPTS} from './editingAndGrouping';
import {GRID_CONCEPTS} from './grid';
import {ROWS_AND_DATA_CONCEPTS} from './rowsAndData';
import type {GridConcept, GridConceptGroup} from './types';

export type {GridConcept, GridConceptGroup};

/** The grids whose names are compared, in the order of the table's columns. */
export const GRID_VOCABULARIES = [
  {id: 'agGrid', name: 'AG Grid'},
  {id: 'tanStackTable', name: 'TanStack Table'},
  {id: 'v5', name: 'Data Grid 5'},
  {id: 'v6', name: 'Data Grid 6'},
] as const satisfies readonly {id: keyof GridConcept; name: string}[];

export type GridVocabularyId = (typeof GRID_VOCABULARIES)[number]['id'];

export const GRID_CONCEPT_GROUPS = [...GRID_FEATURE_GROUPS, 'look'] as const satisfies readonly GridConceptGroup[];

const CONCEPTS = [
  ...COLUMNS_CONCEPTS,
  ...ROWS_AND_DATA_CONCEPTS,
  ...EDITING_AND_GROUPING_CONCEPTS,
  ...GRID_CONCEPTS,
] as const;

export type GridConceptId = (typeof CONCEPTS)[number]['id'];

/** What grids do, with the names that it has in each of them. */
export const GRID_VOCABULARY: readonly (GridConcept & {readonly id: GridConceptId})[] = CONCEPTS;

const GUIDES = '/x/react-data-grid/';

/** URL of a concept's documentation, without the base URL; `undefined` if the Data Grid 6 has nothing of the kind. */
export function guideOf({guide}: GridConcept): string | undefined {
  return guide === undefined ? undefined : GUIDES + guide;
}

/** A name of a grid, as the table shows it. */
export interface GridName {
  readonly text: string;
  /** URL of its documentation, without the base URL. */
  readonly href?: string | undefined;
}

/** The component of a lower plan has fewer slots. */
const SLOT_OWNER = 'DataGridPremium';

/** The names of a concept in a grid. Those of the Data Grid 6 lead to their row on an API page, or else to the guide. */
export function namesOf(concept: GridConcept, vocabulary: GridVocabularyId): readonly GridName[] {
  const names = concept[vocabulary]?.split(' ') ?? [];
  if (vocabulary !== 'v6') {
    return names.map((text) => ({text}));
  }
  return names.map((written) => {
    const [owner = '', text] = written.split('.');
    if (text === undefined) {
      return {text: owner, href: guideOf(concept)};
    }
    const [page, section] = owner === 'slots' ? [SLOT_OWNER, 'slots' as const] : [owner, 'prop' as const];
    return {text, href: `${apiPagePath('x-data-grid', page)}#${rowId(page, section, text)}`};
  });
}
