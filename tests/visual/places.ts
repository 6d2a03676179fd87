import type {PageKind} from '../browser/pageKinds';

/** What a snapshot shows of a page: its top, unless something else is said. */
export interface Place {
  /** The hash of the URL, which leads there. */
  readonly hash?: `#${string}`;
  /** Selector of what holds a demo. It is scrolled to, and the demo has to run. */
  readonly demo?: string;
}

/**
 * What is typical of a kind of page, and says nothing that a change elsewhere changes, as the date of a page, the number of demos
 * that use a prop, or the latest release.
 */
export const PLACES: Readonly<Record<PageKind, Place>> = {
  landing: {},
  text: {},
  features: {hash: '#plans'},
  grid: {demo: '#BasicColumnsGrid'},
  charts: {demo: '#BasicBars'},
  picker: {demo: '#StaticDatePickerLandscape'},
  api: {hash: '#data-grid-premium-prop-columnHeaderHeight'},
  releases: {hash: '#v6.18.6'},
  versions: {},
  playground: {demo: 'body'},
};

/** The modes in which each page is drawn, in this order. */
export const MODES = ['light', 'dark'] as const;

/** A phone, a tablet and a desktop, in CSS pixels: low ones, since the pictures are kept in git. */
export const SCREENS = [
  {width: 360, height: 640},
  {width: 768, height: 760},
  {width: 1440, height: 800},
] as const;

/** The name of a picture's file. */
export function pictureName(kind: PageKind, mode: (typeof MODES)[number], width: number): string {
  return `${kind}-${width}-${mode}.png`;
}

/** The names of all pictures. */
export const PICTURES: readonly string[] = Object.keys(PLACES).flatMap((kind) =>
  SCREENS.flatMap(({width}) => MODES.map((mode) => pictureName(kind as PageKind, mode, width))),
);
