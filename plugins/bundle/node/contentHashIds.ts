import {createHash} from 'node:crypto';

/** What a script calls another chunk by: 40 bits, so that no two of a site, or of its next deployment, share one. */
export const ID_DIGITS = 10;

/** Placeholder of an id in a text that is hashed. */
const MASK = '~';

/** A script of a chunk, as the bundler has written it. */
export interface ChunkScript {
  /** The bundler's id. */
  readonly id: string;
  /** Docusaurus names the chunk of a route's module by a hash of the module's path. */
  readonly name?: string | undefined;
  readonly text: string;
  /** Hashes of the chunk's stylesheets. */
  readonly styles: readonly string[];
  /** Whether pages load it by a `<script>`, so that its file's name need not follow from its id. */
  readonly isInitial: boolean;
  /** Whether it has a runtime, with its lists of chunks. */
  readonly hasRuntime: boolean;
}

export interface RenamedChunk {
  /** Ten hexadecimal digits, which change with the chunk and with all that it may load. */
  readonly id: string;
  /** The script with the ids of others in place of the bundler's. */
  readonly text: string;
}

/** `n.e("123")` loads a chunk, `n.u("123")` is its URL. Between the brackets may be a comment. */
const CALL = /(\.[eu]\()((?:\/\*(?:(?!\*\/).)*\*\/\s*)?)"(\d+)"(?=\))/g;

/** `.push([["123"],{` at the beginning of a chunk, and `.O(void 0,["123","456"],` at the end of a script with its own runtime. */
const LIST = /((?:\.push\(\[|\.O\((?:void 0|0|undefined),\s*)\[)("\d+"(?:,\s*"\d+")*)(?=\])/g;

/** `{123:1,456:"0123abcd"}`: the chunks with styles, and the hashes of their files. */
const KEY = /([{,]\s*)"?(\d+)"?(?=:\s*(?:1|"[0-9a-f]{8}")\s*[,}])/g;

/** `"123"===e`, and not minified `chunkId === "123"`: a chunk whose file is named in another way. */
const COMPARED = /(?<====\s*)"(\d+)"|"(\d+)"(?=\s*===)/g;

/** The name that Docusaurus gives to the chunk of a route's module. */
const ROUTE_CHUNK = /"([0-9a-f]{8})"(?!\s*:)/g;

/** Puts what a function gives for an id in the place of each id in a script. */
function replaceIds(
  {text, isInitial, hasRuntime}: ChunkScript,
  idOf: (name: string) => string | undefined,
  replaced: (id: string) => string,
): string {
  const quoted = (id: string): string => `"${replaced(id)}"`;
  let result = text
    .replace(CALL, (_all, call: string, comment: string, id: string) => `${call}${comment}${quoted(id)}`)
    .replace(
      LIST,
      (_all, start: string, ids: string) => start + ids.replace(/"(\d+)"/g, (_id, id: string) => quoted(id)),
    );
  if (hasRuntime) {
    result = result
      .replace(KEY, (_all, start: string, id: string) => start + quoted(id))
      .replace(COMPARED, (_all, ...[left, right]: (string | undefined)[]) => quoted(left ?? right ?? ''));
  }
  // A runtime names stylesheets by the names of chunks.
  if (isInitial && !hasRuntime) {
    result = result.replace(ROUTE_CHUNK, (all, name: string) => {
      const id = idOf(name);
      return id === undefined ? all : quoted(id);
    });
  }
  return result;
}

function hash(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, ID_DIGITS);
}

/**
 * Gives each chunk an id that follows from its content and from the contents of all chunks that it may load. A page that knows
 * the id knows the file, so no list of all chunks is needed.
 *
 * The name of a page's runtime changes with any script, since pages and the service worker tell builds apart by it.
 *
 * Two scripts that may load each other have no hash that contains the other's, so an id is made of the texts without ids, of which
 * text is loaded where, and of all that can be reached.
 *
 * @param scripts all scripts of a compilation
 * @throws if two chunks that differ got the same id; those that do not differ share it, and the file
 */
export function contentHashIds(scripts: readonly ChunkScript[]): Map<string, RenamedChunk> {
  const byId = new Map(scripts.map((script) => [script.id, script]));
  const idByName = new Map(scripts.flatMap(({id, name}) => (name === undefined ? [] : [[name, id] as const])));
  const idOf = (name: string): string | undefined => idByName.get(name);

  const initial = scripts.filter(({isInitial}) => isInitial).map(({id}) => id);

  const own = new Map<string, string>();
  const loaded = new Map<string, string[]>();
  for (const script of scripts) {
    const ids: string[] = [];
    const masked = replaceIds(script, idOf, (id) => {
      ids.push(id);
      return byId.has(id) ? MASK : id;
    });
    own.set(script.id, hash([masked, ...script.styles]));
    const others = script.isInitial && script.hasRuntime ? initial : ids;
    loaded.set(
      script.id,
      others.filter((id) => byId.has(id) && id !== script.id),
    );
  }
  const hashOf = (hashes: ReadonlyMap<string, string>, id: string): string => hashes.get(id) ?? '';
  const wired = new Map([...loaded].map(([id, others]) => [id, hash([id, ...others].map((one) => hashOf(own, one)))]));
  const ids = new Map(
    [...loaded.keys()].map((id) => {
      const reached = reachedFrom(id, loaded).map((other) => hashOf(wired, other));
      return [id, hash([hashOf(wired, id), ...reached.sort()])];
    }),
  );
  const newId = (id: string): string => (byId.get(id)?.isInitial === false ? hashOf(ids, id) : id);
  const renamed = scripts.map((script) => ({
    script,
    id: hashOf(ids, script.id),
    text: replaceIds(script, idOf, newId),
  }));
  const texts = new Map<string, string>();
  for (const {id, text} of renamed) {
    if ((texts.get(id) ?? text) !== text) {
      throw new Error(`[bundle] two chunks have the id "${id}": give ids more digits.`);
    }
    texts.set(id, text);
  }
  return new Map(renamed.map(({script, id, text}) => [script.id, {id, text}]));
}

/** The chunks that a chunk may load, and all that these may load. */
function reachedFrom(start: string, loaded: ReadonlyMap<string, readonly string[]>): string[] {
  const reached = new Set<string>();
  const waiting = [...(loaded.get(start) ?? [])];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (!reached.has(id)) {
      reached.add(id);
      waiting.push(...(loaded.get(id) ?? []));
    }
  }
  return [...reached];
}
