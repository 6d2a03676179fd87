import {createHash} from 'node:crypto';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {matchesPattern} from '../../../../src/node/hosting/headersFile';
import {PluginError} from '../../../../src/node/errors';
import type {OfflineOptions} from '../../options';
import {SAVED_PRODUCTS, type SavedProductId} from '../../savedProducts';
import {
  HASH_DIGITS,
  manifestFile,
  sizeOf,
  SUMMARIES_FILE,
  toJson,
  type ProductFile,
  type ProductManifest,
  type ProductSummary,
} from '../../productManifest';
import {DOCS_FOLDER} from '../../urls';
import {filesToLoad, type ChunkGroup} from './chunkGraph';
import {factsReader} from './fileFacts';
import {productFiles} from './productFiles';
import {productPages} from './productPages';
import {modulesOfOthers} from './routeModules';

const RUNTIME = /\/runtime~main\.[0-9a-f]+\.js$/;

/**
 * Puts together what a product consists of.
 *
 * @throws PluginError when its files have no runtime script, without which no page runs
 */
export function makeManifest(
  id: SavedProductId,
  files: readonly ProductFile[],
  isFrame: (filePath: string) => boolean,
): ProductManifest {
  const runtime = files.find((file) => RUNTIME.test(file.path))?.path;
  if (runtime === undefined) {
    const what = `no file of the product "${id}" is the runtime script, so that its saved pages would not run.`;
    throw new PluginError('offline', what);
  }
  const facts = files.map((file) => `${file.path} ${file.hash}`).join('\n');
  return {
    id,
    revision: createHash('sha256').update(facts).digest('hex').slice(0, HASH_DIGITS),
    runtime,
    frames: files.map((file) => file.path).filter(isFrame),
    files,
  };
}

export function summaryOf({id, revision, files}: ProductManifest): ProductSummary {
  return {id, revision, files: files.length, ...sizeOf(files)};
}

/** Writes manifests, and the list of products that can be saved. */
export function writeManifests(outDir: string, folder: string, manifests: readonly ProductManifest[]): void {
  const write = (name: string, json: unknown): void => {
    const file = path.join(outDir, folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, JSON.stringify(json));
  };
  manifests.forEach((manifest) => write(manifestFile(manifest.id), toJson(manifest)));
  write(SUMMARIES_FILE, manifests.map(summaryOf));
}

/**
 * Writes, for each product with pages, the list of all files that these need without a network. It runs when all other files of
 * the build are as they are deployed.
 *
 * @param graph what the bundler wrote for the browser
 * @param docs what the docs plugin loaded
 */
export function writeProducts(
  {outDir, baseUrl, routes}: Props,
  graph: readonly ChunkGroup[],
  docs: unknown,
  {productFiles: contributed, wholeFolders, frames}: OfflineOptions,
): void {
  const factsOf = factsReader(outDir, baseUrl);
  const isFrame = (file: string): boolean =>
    frames.some((pattern) => matchesPattern(pattern, `/${file.slice(baseUrl.length)}`));
  const common = [...contributed, ...wholeFolders];
  const manifests = SAVED_PRODUCTS.flatMap((id) => {
    const pages = productPages(docs, baseUrl, id);
    if (pages.length === 0) {
      return [];
    }
    const others = modulesOfOthers(routes, (route) => pages.includes(route));
    const chunks = filesToLoad(graph, (request) => others.has(request));
    const files = productFiles(id, {outDir, baseUrl, common}, pages, chunks);
    return [makeManifest(id, files.map(factsOf), isFrame)];
  });
  writeManifests(outDir, DOCS_FOLDER, manifests);
}
