import type {DemoSources} from '../types';

const fetched = new Map<string, Promise<DemoSources>>();

async function fetchSources(url: string): Promise<DemoSources> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url} answered ${response.status}.`);
  }
  return (await response.json()) as DemoSources;
}

/**
 * Fetches a demo's sources, once for each URL; what failed is tried again at the next call.
 *
 * @param url of the JSON file that the build made of `?demo-sources`
 * @throws Error (as a rejection) where the file cannot be had
 */
export default function loadSources(url: string): Promise<DemoSources> {
  const known = fetched.get(url);
  if (known) {
    return known;
  }
  const loading = fetchSources(url);
  fetched.set(url, loading);
  loading.catch(() => fetched.delete(url));
  return loading;
}
