/** A folder of documents with a Content-Security-Policy of their own, such as frames that run a reader's code. */
export interface DocumentFolder {
  /** Pattern of their URLs, a folder at the root: `/sandbox/*`. Each language has such a folder below its own. */
  readonly pattern: string;
  /** Their whole policy, which replaces the policy of pages. `/*` adds that only the site may frame them. */
  readonly policy: string;
  /** Other headers, by name. They replace the `Cross-Origin-Resource-Policy` and `Cache-Control` of pages, and add to `/*`. */
  readonly headers?: Readonly<Record<string, string>>;
}
