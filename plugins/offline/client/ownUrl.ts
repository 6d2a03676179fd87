/** A page's own published URL, which Docusaurus writes into each page; `undefined` for HTML without one. */
export function ownUrlOf(html: string): string | undefined {
  return /property="?og:url"? content="?([^"\s>]+)/.exec(html)?.[1];
}
