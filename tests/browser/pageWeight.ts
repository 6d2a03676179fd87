import {gzipSync} from 'node:zlib';
import type {Page} from '@playwright/test';

/** A script that a page loaded and ran. */
export interface LoadedScript {
  readonly address: string;
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
  page.on('response', (response) => {
    const request = response.request();
    const isAhead = /prefetch/.test(request.headers()['sec-purpose'] ?? request.headers()['purpose'] ?? '');
    if (request.resourceType() === 'script' && !isAhead) {
      pending.push(
        response.text().then((text) => ({
          address: new URL(response.url()).pathname,
          size: gzipSync(text, {level: 9}).length,
          text,
        })),
      );
    }
  });
  await page.goto(route, {waitUntil: 'networkidle'});
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestIdleCallback(resolve);
      }),
  );
  const scripts = await Promise.all(pending);
  return [...new Map(scripts.map((script) => [script.address, script])).values()];
}

/** The sum of what scripts weigh, in bytes. */
export function totalSize(scripts: readonly LoadedScript[]): number {
  return scripts.reduce((sum, {size}) => sum + size, 0);
}
