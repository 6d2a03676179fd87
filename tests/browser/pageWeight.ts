import {gzipSync} from 'node:zlib';
import type {Page, Response} from '@playwright/test';
import {isFetchedAhead, settled} from './settled';

/** A script that a page loaded and ran. */
interface LoadedScript {
  readonly url: string;
  /** Transfer size in bytes (gzip). */
  readonly size: number;
  readonly text: string;
}

/**
 * The scripts that a page loads and runs before it is idle. Prefetched scripts do not run, and are left out.
 */
export async function loadedScripts(page: Page, route: string): Promise<LoadedScript[]> {
  const pending: Promise<LoadedScript>[] = [];
  const read = (response: Response): void => {
    const request = response.request();
    if (request.resourceType() === 'script' && !isFetchedAhead(request)) {
      pending.push(
        response.text().then((text) => ({
          url: new URL(response.url()).pathname,
          size: gzipSync(text, {level: 9}).length,
          text,
        })),
      );
    }
  };
  page.on('response', read);
  await page.goto(route);
  await settled(page);
  // Scripts that arrive later are not counted, and the page may be closed by then.
  page.off('response', read);
  const scripts = await Promise.all(pending);
  return [...new Map(scripts.map((script) => [script.url, script])).values()];
}

/** The sum of the sizes of scripts, in bytes. */
export function totalSize(scripts: readonly LoadedScript[]): number {
  return scripts.reduce((sum, {size}) => sum + size, 0);
}

/**
 * Reads from now on every script that a page loads, also after navigation.
 *
 * @returns a function that waits for the scripts that have arrived, and returns their texts
 */
export function recordScripts(page: Page): () => Promise<string[]> {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) {
      // A response has no text any more if the page was left.
      texts.push(response.text().catch(() => ''));
    }
  });
  return () => Promise.all(texts);
}
