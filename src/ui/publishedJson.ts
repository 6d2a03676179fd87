import siteConfig from '@generated/docusaurus.config';
import fetchFile from './fetchFile';

interface Loaded<Data> {
  readonly default: Data;
}

/**
 * A way to get data that a plugin publishes as JSON. It is fetched and not imported: a chunk for each page would cost every page
 * of the site its name, and other programs read the same files.
 *
 * @param url inside the site, without the base URL: `/x/api/tree-view/tree-item.json`
 * @param version changes with the file's content, so that no copy of an older build is taken for it
 * @returns a function that fetches once, however often it is called, until that fails
 */
export default function publishedJson<Data>(url: string, version: string): () => Promise<Loaded<Data>> {
  let pending: Promise<Loaded<Data>> | undefined;
  const load = async (): Promise<Loaded<Data>> => ({
    default: await fetchFile(
      `${siteConfig.baseUrl.replace(/\/$/, '')}${url}?v=${version}`,
      (response) => response.json() as Promise<Data>,
    ),
  });
  return () => {
    pending ??= load().catch((error: unknown) => {
      pending = undefined;
      throw error;
    });
    return pending;
  };
}
