import {gzipSync} from 'node:zlib';
import type {Page, Response} from '@playwright/test';
import {isFetchedAhead, settled} from './settled';

/** A script that a page loaded and ran. */
export interface LoadedScript {
  readonly url: string;
  /** What it weighs on its way, in bytes (gzip). */
  readonly size: number;
  readonly text: string;
}

/**
 * The scripts that a page loads and runs before it is idle. What is only fetched ahead for the next page does not run,
 * and is left out.
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
  // What comes later is not read, and the page may be closed by then.
  page.off('response', read);
  const scripts = await Promise.all(pending);
  return [...new Map(scripts.map((script) => [script.url, script])).values()];
}

/** The sum of what scripts weigh, in bytes. */
export function totalSize(scripts: readonly LoadedScript[]): number {
  return scripts.reduce((sum, {size}) => sum + size, 0);
}

/**
 * Reads from now on every script that a page gets, for the next page too.
 *
 * @returns what gives the texts, once all that has come until then is read
 */
export function recordScripts(page: Page): () => Promise<string[]> {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) {
      // What a page had asked for that was left meanwhile has no text any more.
      texts.push(response.text().catch(() => ''));
    }
  });
  return () => Promise.all(texts);
}
