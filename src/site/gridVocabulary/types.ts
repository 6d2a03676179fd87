import type {GridFeatureGroup} from '../gridFeatures';

/** The groups of the table of names: those of the features, and how the grid looks. */
export type GridConceptGroup = GridFeatureGroup | 'look';

/** One thing that grids do, under the names that it has in each of them. Names are separated by spaces. */
export interface GridConcept {
  readonly id: string;
  readonly group: GridConceptGroup;
  /** Its documentation, below the pages of the Data Grid: `sorting/#custom-comparator`. */
  readonly guide?: string;
  /** Names of AG Grid. Without them, it has none. */
  readonly agGrid?: string;
  /** Names of TanStack Table. Without them, it has none. */
  readonly tanStackTable?: string;
  /** Names of the Data Grid 5. */
  readonly v5?: string;
  /** Names of the Data Grid 6. What has a row on an API page is written with its owner: `DataGridPro.pinnedRows`, `slots.toolbar`. */
  readonly v6?: string;
}
