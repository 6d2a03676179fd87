/** One line of a `_redirects` file. */
export interface Redirect {
  /** A URL; a `*` at its end stands for the rest. */
  readonly from: string;
  /** The target; `:splat` is replaced by the text that `*` stands for. */
  readonly to: string;
  /** 301, 302, 307 or 308; 200 serves the target without changing the URL. */
  readonly status: number;
}
