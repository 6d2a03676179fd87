import type {ProductId} from '../../src/site/products';

/** Products whose majors are compared. */
export const CHECKED_PRODUCTS = ['x-data-grid', 'x-date-pickers'] as const satisfies readonly ProductId[];

export type CheckedProduct = (typeof CHECKED_PRODUCTS)[number];

/** A row of `/x/migration/x-data-grid-api-diff.json`, as far as this plugin reads it. */
export interface DiffRow {
  readonly section: string;
  readonly kind: string;
  readonly name: string;
  readonly to?: string;
  readonly owners: readonly string[];
  readonly before?: string;
  readonly after?: string;
  /** What comes in the place of what was removed, with code in backticks. */
  readonly replacement?: string;
  /** Id of the guide's heading that has more. */
  readonly guide?: string;
}

/** What is at that URL. */
export interface ApiDiffFile {
  readonly rows: readonly DiffRow[];
}

/** The rows of each product. */
export type DiffRows = Readonly<Record<CheckedProduct, readonly DiffRow[]>>;

/** In the order of the work that it makes. `hidden`: something that the check cannot look into. */
export const FINDING_KINDS = ['removed', 'renamed', 'behavior', 'changed', 'hidden'] as const;

export type FindingKind = (typeof FINDING_KINDS)[number];

/** What only the guides say, each with a text in `client/noteTexts.ts`. */
export const NOTES = [
  'errorBoundary',
  'cellBlur',
  'rowsReset',
  'nullCell',
  'dateColumn',
  'optionLabels',
  'rowTypeFirst',
  'columnOrder',
  'portalEvents',
  'rowNodeType',
  'aggregationMenu',
  'densityArguments',
  'oldEditing',
  'eventNames',
  'dateValue',
  'clockOnDesktop',
  'keyboardView',
  'disabledTime',
  'clockHours',
  'fieldContext',
  'actionBar',
  'luxonVersion',
  'customToolbar',
  'customTabs',
  'dayComponent',
  'spread',
  'everyExport',
] as const;

export type Note = (typeof NOTES)[number];

/** The parts of the list of API changes, as its rows name them. */
export type Subject = 'props' | 'slots' | 'classes' | 'exports' | 'members';

/** Why the codemod leaves a place alone that it changes elsewhere, as the guides tell it. */
export type BlindSpot =
  'throws' | 'unread' | 'slow' | 'alias' | 'spread' | 'noGrid' | 'parser' | 'themeKey' | 'elsewhere';

/** What the codemod makes of a place: it was run on the file, and the place was looked for afterwards. */
export type CodemodAnswer =
  {readonly is: 'does'} | {readonly is: 'none'} | {readonly is: 'misses'; readonly because: BlindSpot};

export interface Finding {
  readonly kind: FindingKind;
  /** Whether the code stops to work, or only may. */
  readonly severity: 'must' | 'check';
  /** The name as the code has it. */
  readonly name: string;
  /** What it belongs to: `DataGrid`, `apiRef.current`. */
  readonly owner?: string;
  /** Its new name. */
  readonly to?: string;
  /** What comes in its place if it was removed, with code in backticks; it begins with `none` if nothing does. */
  readonly replacement?: string;
  readonly note?: Note;
  /** Printed types, where they differ. */
  readonly before?: string;
  readonly after?: string;
  /** Counted from one. */
  readonly line: number;
  readonly column: number;
  /** URL of the section of the guide, without the base URL. */
  readonly guide: string;
  readonly codemod: CodemodAnswer;
}

/** Where a file cannot be read; counted from one. */
export interface SyntaxProblem {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** What the codemod makes of the whole file. */
export type CodemodResult =
  | {readonly is: 'unchanged'}
  | {readonly is: 'changed'; readonly code: string}
  | {readonly is: 'failed'; readonly message: string}
  /** It has not answered yet, or not in time. */
  | {readonly is: 'unknown'};

export interface FileReport {
  readonly path: string;
  readonly usesMuiX: boolean;
  readonly findings: readonly Finding[];
  readonly problem?: SyntaxProblem;
  readonly codemod: CodemodResult;
}

/** What a page tells the worker: first the rows, then one file after the other. */
export type WorkerRequest =
  {readonly is: 'rows'; readonly rows: DiffRows} | {readonly is: 'file'; readonly path: string; readonly text: string};

/** What the worker answers: that it has the rows, or what is in a file, first without the codemod, which takes most of the time. */
export type WorkerAnswer =
  | {readonly is: 'ready'}
  | {readonly is: 'found'; readonly report: FileReport}
  | {readonly is: 'report'; readonly report: FileReport}
  | {readonly is: 'error'; readonly path: string; readonly message: string};
