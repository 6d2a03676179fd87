import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {installedVersion, PROJECT_ROOT} from '../../../src/node/project';
import type {ApiDiffData} from '../types';
import type {DiffedProduct} from './diff/apiDiff';

const CACHE_FOLDER = path.join(PROJECT_ROOT, 'node_modules', '.cache', 'releases');

/** Packages beside the compared ones whose version changes what is found. */
const INVOLVED_PACKAGES = ['typescript', '@types/react', '@mui/material', '@mui/x-codemod', 'jscodeshift'];

/** The code that a comparison depends on, from the project's root. */
const EXTRACTOR_FOLDER = 'plugins/releases/node/diff';
const EXTRACTOR_FILES = ['src/node/typescriptProgram.ts', 'plugins/releases/types.ts'];

function sourceTexts(): string[] {
  const folder = path.join(PROJECT_ROOT, EXTRACTOR_FOLDER);
  const files = [
    ...EXTRACTOR_FILES.map((file) => path.join(PROJECT_ROOT, file)),
    ...readdirSync(folder)
      .sort()
      .map((file) => path.join(folder, file)),
  ];
  return files.map((file) => readFileSync(file, 'utf8'));
}

/** A name for a comparison that changes with everything that can change its result. */
function cacheKey(product: DiffedProduct): string {
  const names = product.packages.flatMap(({name, olderAlias}) => [name, olderAlias]);
  const versions = [...names, ...INVOLVED_PACKAGES].map((name) => [name, installedVersion(name)]);
  const ingredients = JSON.stringify([product, versions, sourceTexts()]);
  return createHash('sha256').update(ingredients).digest('hex').slice(0, 20);
}

function readKept(file: string): ApiDiffData | undefined {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as Partial<ApiDiffData>;
    return Array.isArray(kept.rows) && kept.productId ? (kept as ApiDiffData) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The comparison of a product, kept between builds. A folder that cannot be written to costs time, not the build.
 *
 * @param extract makes it where none is kept
 */
export async function keptDiff(
  product: DiffedProduct,
  extract: (product: DiffedProduct) => Promise<ApiDiffData>,
  folder = CACHE_FOLDER,
): Promise<ApiDiffData> {
  const file = path.join(folder, `${product.productId}-${cacheKey(product)}.json`);
  const kept = readKept(file);
  if (kept) {
    return kept;
  }
  const diff = await extract(product);
  try {
    mkdirSync(folder, {recursive: true});
    writeFileSync(file, JSON.stringify(diff));
  } catch {
    // The next build compares again.
  }
  return diff;
}
