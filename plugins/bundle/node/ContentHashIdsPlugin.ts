import type {CurrentBundler} from '@docusaurus/types';
import {CHUNK_FOLDER} from './chunks';
import {contentHashIds, ID_DIGITS, type ChunkScript} from './contentHashIds';

const NAME = 'bundle';

/** After the bundler has put the hashes of contents into the names of files. */
const AFTER_HASHES = 2501;

/** `"assets/js/"+e+"."+{123:"0123abcd"}[e]+".js"`: the file of a chunk, by a list of all of them. */
const FILE_LIST = /"assets\/js\/"\s*\+\s*(\w+)\s*\+\s*"\."\s*\+\s*\(?\{[^{}]*\}\)?\[\1\]\s*\+\s*"\.js"/;

/** `e={"64e0606b":"123"}[e]||e`: Docusaurus' list of the chunks of routes, by their names. */
const NAME_LIST = /(\w+)\s*=\s*\(?\{[^{}]*\}\)?\[\1\]\s*\|\|\s*\1/;

/** The hash in a file's name. */
const HASH = /\.[0-9a-f]{8}(?=\.\w+$)/;

interface Chunk {
  readonly id?: string | number | undefined;
  readonly name?: string | undefined;
  readonly files: ReadonlySet<string>;
  hasRuntime(): boolean;
  canBeInitial(): boolean;
}

interface Compilation {
  readonly chunks: ReadonlySet<Chunk>;
  readonly hooks: {
    readonly processAssets: {tap(options: {name: string; stage: number}, run: () => void): void};
  };
  getAsset(file: string): {readonly source: {source(): string | Buffer}} | undefined;
  updateAsset(file: string, source: object): void;
  renameAsset(file: string, newFile: string): void;
}

interface Compiler {
  readonly hooks: {readonly thisCompilation: {tap(name: string, run: (compilation: Compilation) => void): void}};
}

/**
 * Takes the lists of all chunks out of a runtime: what loads a chunk knows its file by its id. A route's module that is in the
 * scripts of all pages still has its name; Docusaurus prefetches no URL that contains "undefined".
 */
export function withoutLists(text: string): string {
  return text
    .replace(FILE_LIST, `"${CHUNK_FOLDER}chunk."+$1+".js"`)
    .replace(NAME_LIST, `$1=$1.length===${ID_DIGITS}?$1:void 0`);
}

interface WrittenChunk extends ChunkScript {
  readonly script: string;
  readonly stylesheets: readonly string[];
}

/**
 * The chunks that have a script.
 *
 * @throws if the runtime of pages is written in another form, so that it would look for the files under their old names
 */
function writtenChunks({chunks, getAsset}: Pick<Compilation, 'chunks' | 'getAsset'>): WrittenChunk[] {
  return [...chunks].flatMap((chunk): WrittenChunk[] => {
    const files = [...chunk.files];
    const script = files.find((file) => file.endsWith('.js'));
    const asset = script === undefined ? undefined : getAsset(script);
    if (chunk.id === undefined || script === undefined || !asset) {
      return [];
    }
    const hasRuntime = chunk.hasRuntime();
    const stylesheets = files.filter((file) => file.endsWith('.css'));
    const text = asset.source.source().toString();
    if (hasRuntime && chunk.canBeInitial() && !FILE_LIST.test(text)) {
      throw new Error(`[bundle] ${script} lists chunks in another way: fix FILE_LIST, or take the plugin out.`);
    }
    return [
      {
        id: String(chunk.id),
        name: chunk.name,
        text: hasRuntime ? withoutLists(text) : text,
        isInitial: chunk.canBeInitial(),
        hasRuntime,
        script,
        stylesheets,
        styles: stylesheets.flatMap((file) => HASH.exec(file)?.[0] ?? file),
      },
    ];
  });
}

function renameChunks(compilation: Compilation, RawSource: new (text: string) => object): void {
  const written = writtenChunks({
    chunks: compilation.chunks,
    getAsset: (file) => compilation.getAsset(file),
  });
  const renamed = contentHashIds(written);
  for (const {id, text, isInitial, hasRuntime, script, stylesheets} of written) {
    const chunk = renamed.get(id);
    if (!chunk) {
      continue;
    }
    if (chunk.text !== text || isInitial) {
      compilation.updateAsset(script, new RawSource(chunk.text));
    }
    if (!isInitial) {
      compilation.renameAsset(script, `${CHUNK_FOLDER}chunk.${chunk.id}.js`);
      stylesheets.forEach((file) => compilation.renameAsset(file, file.replace(`/${id}.`, `/${chunk.id}.`)));
    } else if (chunk.text !== text || hasRuntime) {
      compilation.renameAsset(script, script.replace(HASH, `.${chunk.id}`));
    }
  }
}

/** A plugin of the bundler that names chunks by their contents: no script has a list of all chunks. */
export class ContentHashIdsPlugin {
  constructor(private readonly bundler: CurrentBundler) {}

  apply(compiler: Compiler): void {
    const {sources} = this.bundler.instance as unknown as {sources: {RawSource: new (text: string) => object}};
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap({name: NAME, stage: AFTER_HASHES}, () =>
        renameChunks(compilation, sources.RawSource),
      );
    });
  }
}
