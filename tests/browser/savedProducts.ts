import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {chromium, type BrowserContext, type Locator, type Page, type TestInfo} from '@playwright/test';
import {factsReader} from '../../plugins/offline/node/products/fileFacts';
import {makeManifest, writeManifests} from '../../plugins/offline/node/products/writeProducts';
import {manifestFile, readManifest, type ProductManifest} from '../../plugins/offline/productManifest';
import {SAVED_PRODUCTS} from '../../plugins/offline/savedProducts';
import type {DeployedSite} from './deployment';
import {countTraffic} from './settled';
import {expect} from './test';

export const drawer = (page: Page): Locator => page.getByRole('dialog', {name: 'Settings'});

/** What the settings show of a product. */
export const productIn = (page: Page, name: string): Locator => drawer(page).getByRole('group', {name, exact: true});

export async function openSettings(page: Page): Promise<void> {
  await page.locator('.navbar').getByRole('button', {name: 'Settings'}).click();
  await expect(drawer(page).getByRole('heading', {name: 'Offline use'})).toBeVisible();
}

/** Presses the button that saves a product, and waits until all its files are saved. */
export async function saveProduct(page: Page, name: string): Promise<void> {
  await drawer(page)
    .getByRole('button', {name: `Save ${name} for offline use`})
    .click();
  await expect(productIn(page, name).getByText(/^Saved on /)).toBeVisible({timeout: 100_000});
}

/** The names of the caches of saved products. */
export function savedCaches(page: Page): Promise<string[]> {
  return page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('saved-')));
}

/** A browser whose storage outlives it. */
export interface Profile {
  /** Starts the browser. */
  open(): Promise<BrowserContext>;
  /** Deletes the storage. */
  remove(): void;
}

export function makeProfile({project: {use}}: TestInfo): Profile {
  const folder = mkdtempSync(path.join(tmpdir(), 'mui-x-docs-profile-'));
  const {launchOptions, userAgent, viewport} = use;
  return {
    async open() {
      const context = await chromium.launchPersistentContext(folder, {
        ...launchOptions,
        ...(userAgent !== undefined && {userAgent}),
        ...(viewport && {viewport}),
      });
      context.on('page', countTraffic);
      return context;
    },
    remove: () => rmSync(folder, {recursive: true, force: true}),
  };
}

/** Which files of a product a test saves; all others are left out to save time. */
type Filter = (filePath: string) => boolean;

/**
 * Lists the files of the products anew after a deployment has changed them.
 *
 * @param isKept which of the files that are deployed
 */
export function listProducts({folder}: DeployedSite, isKept: Filter = () => true): void {
  const factsOf = factsReader(folder, '/');
  const exists = (file: string): boolean => {
    try {
      factsOf(file);
      return true;
    } catch {
      return false;
    }
  };
  const manifests = SAVED_PRODUCTS.map((id): ProductManifest => {
    const text = readFileSync(path.join(folder, 'x', manifestFile(id)), 'utf8');
    const manifest = readManifest(JSON.parse(text));
    const files = (manifest?.files ?? []).map((file) => file.path).filter((file) => isKept(file) && exists(file));
    return makeManifest(id, files.map(factsOf), (file) => file.startsWith('/frames/'));
  });
  writeManifests(folder, 'x', manifests);
}
