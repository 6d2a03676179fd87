import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {copyFile, mkdir} from 'node:fs/promises';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Plugin} from '@docusaurus/types';
import {projectPath} from '../../../src/node/project';
import {PUBLISHED_WEIGHTS} from '../paths';
import type {DemoWeights} from '../types';
import {readGroupRequest} from './demoGroups';

/** Where the weights lie below Docusaurus' folder of generated files. */
const WEIGHTS_FILE = 'demos/weights.json';

/** A group of chunks that arrive together, and the imports that ask for it. */
export interface LoadedGroup {
  /** The text of each import, as the source has it. */
  readonly requests: readonly (string | undefined)[];
  /** Scripts below the output folder. */
  readonly files: readonly string[];
}

/** The demos that an import brings, by their absolute paths: pages ask for the group that a demo travels with. */
function demosOfRequest(request: string | undefined): readonly string[] {
  const group = request === undefined ? undefined : readGroupRequest(request);
  return group?.members ?? [];
}

/**
 * Weighs demos: the scripts that arrive with a demo's import, without those that every page has loaded already.
 *
 * @param everywhere the scripts that every page loads; React is among them
 * @param sizeOf bytes of a script after gzip
 */
export function weighDemos(
  groups: readonly LoadedGroup[],
  everywhere: ReadonlySet<string>,
  sizeOf: (file: string) => number,
): DemoWeights {
  const weights = groups.flatMap(({requests, files}) => {
    const scripts = files.filter((file) => file.endsWith('.js') && !everywhere.has(file));
    const weight = scripts.reduce((sum, file) => sum + sizeOf(file), 0);
    return requests.flatMap(demosOfRequest).map((demo) => [projectPath(demo), weight] as const);
  });
  return Object.fromEntries(weights.sort(([a], [b]) => a.localeCompare(b)));
}

/** The part of the bundler that is used here; webpack and Rspack have it alike. */
interface Compilation {
  readonly chunkGroups: readonly {
    readonly origins: readonly {readonly request?: string}[];
    getFiles(): readonly string[];
    isInitial(): boolean;
  }[];
}

interface Compiler {
  readonly outputPath: string;
  readonly hooks: {
    readonly afterEmit: {tap(name: string, run: (compilation: Compilation) => void): void};
  };
}

function weightsOf({chunkGroups}: Compilation, outputPath: string): DemoWeights {
  const groups = chunkGroups.map((group) => ({
    isInitial: group.isInitial(),
    requests: group.origins.map(({request}) => request),
    files: group.getFiles(),
  }));
  const everywhere = new Set(groups.filter(({isInitial}) => isInitial).flatMap(({files}) => files));
  const sizes = new Map<string, number>();
  const sizeOf = (file: string): number => {
    const size = sizes.get(file) ?? gzipSync(readFileSync(path.join(outputPath, file))).length;
    sizes.set(file, size);
    return size;
  };
  return weighDemos(groups, everywhere, sizeOf);
}

/** Writes the weights once the browser's bundle is there. Docusaurus renders the pages after that. */
class WeighDemos {
  constructor(private readonly target: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('demos', (compilation) => {
      mkdirSync(path.dirname(this.target), {recursive: true});
      writeFileSync(this.target, JSON.stringify(weightsOf(compilation, compiler.outputPath)));
    });
  }
}

/**
 * What the plugin's bundler configuration needs for the weights: the browser's build writes them, the server's bundle reads
 * them when it renders a page, not when it is compiled (both are compiled at once).
 *
 * @param generatedFolder absolute path of Docusaurus' folder of generated files
 * @param isServer which of the two bundles is configured
 * @param isProduction in the dev server nothing is weighed
 */
export function weightsConfiguration(
  generatedFolder: string,
  isServer: boolean,
  isProduction: boolean,
): ReturnType<NonNullable<Plugin['configureWebpack']>> {
  const file = path.join(generatedFolder, WEIGHTS_FILE);
  if (!isProduction) {
    return {};
  }
  return isServer
    ? {externals: {[`@generated/${WEIGHTS_FILE}`]: `commonjs ${file}`}}
    : {plugins: [new WeighDemos(file) as never]};
}

/**
 * Puts the weights where a page that was reached by navigation fetches them. The URL has no hash, so it lies among
 * what browsers ask for anew.
 */
export async function publishWeights(generatedFolder: string, outFolder: string): Promise<void> {
  const target = path.join(outFolder, PUBLISHED_WEIGHTS);
  await mkdir(path.dirname(target), {recursive: true});
  await copyFile(path.join(generatedFolder, WEIGHTS_FILE), target);
}
