/** Budgets, in bytes after gzip. */

/** All the JavaScript that a text page loads and runs: a fixed part, and a part for every route of the site. */
export const FIXED_SCRIPT_BYTES = 105_000;
export const SCRIPT_BYTES_A_ROUTE = 60;

/** Additional JavaScript of an API page, for its rows, filter and displays. */
export const API_SCRIPT_BYTES = 10_000;

/** The stylesheet that every page links. */
export const STYLE_BYTES = 18_500;

/** A stylesheet that only some pages link, as those of the API do. */
export const OWN_STYLE_BYTES = 5_000;

/** The font that every page loads first. */
export const FIRST_FONT_BYTES = 25_000;

/** The HTML of the largest API page. */
export const API_PAGE_BYTES = 90_000;

/** A text that identifies the code of a library after minification. */
interface LibraryMark {
  readonly library: string;
  readonly mark: string;
  /** Whether current demos load the library, which proves that the text identifies it. */
  readonly inDemos: boolean;
}

export const LIBRARY_MARKS: readonly LibraryMark[] = [
  {library: '@mui', mark: 'MuiCollapse', inDemos: true},
  {library: '@mui', mark: 'MuiSvgIcon', inDemos: true},
  {library: '@emotion', mark: 'data-emotion', inDemos: true},
  {library: '@emotion', mark: '__emotion_real', inDemos: true},
  {library: 'prism-react-renderer', mark: 'attr-equals', inDemos: false},
];
