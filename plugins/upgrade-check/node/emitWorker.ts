import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {CurrentBundler} from '@docusaurus/types';
import {bundleWorker} from '../../../src/node/bundleWorker';
import {WORKER_PATH} from '../urls';

/** Modules of Node and parsers of other languages, of which the codemods use nothing or little in a browser. */
const REPLACED = {
  assert: path.join(__dirname, '../client/worker/assert.ts'),
  fs: false,
  os: false,
  esprima: false,
  'flow-parser': false,
} as const;

/** The parts of a bundler that are used here; two bundlers have the same ones. */
interface Compilation {
  readonly hooks: {
    readonly processAssets: {tapPromise(options: {name: string; stage: number}, run: () => Promise<void>): void};
  };
  emitAsset(file: string, source: object): void;
}

interface Compiler {
  readonly hooks: {readonly thisCompilation: {tap(name: string, run: (compilation: Compilation) => void): void}};
}

/** After the bundler's own files are minified: this one is already. */
const LATE = 5000;

const NAME = 'upgrade-check';

/**
 * A plugin of the bundler that adds the worker to the browser's files. It is a script of its own, and not a chunk, because the
 * service worker only serves scripts of workers from its own scope.
 *
 * @param bundler Docusaurus' own
 * @param folder absolute path of a folder for the script until it is emitted
 */
export function emitWorker(bundler: CurrentBundler, folder: string): {apply(compiler: Compiler): void} {
  const file = path.join(folder, path.basename(WORKER_PATH));
  const entry = path.join(__dirname, '../client/worker/index.ts');
  let bundled: Promise<Buffer> | undefined;
  const bundle = async (): Promise<Buffer> => {
    await bundleWorker(bundler, {plugin: NAME, entry, file, alias: REPLACED});
    return readFile(file);
  };
  return {
    apply(compiler) {
      const {RawSource} = (bundler.instance as unknown as {sources: {RawSource: new (text: Buffer) => object}}).sources;
      compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
        compilation.hooks.processAssets.tapPromise({name: NAME, stage: LATE}, async () => {
          // Once in a process: a page that changes does not change the worker.
          bundled ??= bundle();
          compilation.emitAsset(WORKER_PATH.slice(1), new RawSource(await bundled));
        });
      });
    },
  };
}
