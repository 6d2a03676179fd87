/** Budgets, in bytes after gzip. */

/** All the JavaScript that a text page loads and runs: a fixed part, and a part for every route of the site. */
export const FIXED_SCRIPT_BYTES = 125_000;
export const SCRIPT_BYTES_A_ROUTE = 100;

/** What an API page may run beyond a text page, for its rows, filter and displays. */
export const API_SCRIPT_BYTES = 30_000;

/** All stylesheets of a page. */
export const STYLE_BYTES = 25_000;

/** The HTML of the largest API page. */
export const API_PAGE_BYTES = 90_000;

/** A text by which the code of a library is known after minification. */
interface LibraryMark {
  readonly library: string;
  readonly mark: string;
  /** Whether the demos of today bring it, which proves that the mark is one. */
  readonly inDemos: boolean;
}

export const LIBRARY_MARKS: readonly LibraryMark[] = [
  {library: '@mui', mark: 'MuiCollapse', inDemos: true},
  {library: '@mui', mark: 'MuiSvgIcon', inDemos: true},
  {library: '@emotion', mark: 'data-emotion', inDemos: true},
  {library: '@emotion', mark: '__emotion_real', inDemos: true},
  {library: 'prism-react-renderer', mark: 'attr-equals', inDemos: false},
];
