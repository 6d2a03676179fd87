/** One line of a `_redirects` file. */
export interface Redirect {
  /** A URL; a `*` at its end stands for the rest. */
  readonly from: string;
  /** Where it leads; `:splat` is replaced by what `*` stood for. */
  readonly to: string;
  /** 301, 302, 307 or 308; 200 serves the target without changing the URL. */
  readonly status: number;
}
