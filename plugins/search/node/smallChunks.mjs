// Pagefind cuts its index into chunks of 30 KB, of which a question fetches one for each word. Smaller ones are enough.
import {createHash} from 'node:crypto';
import {gunzipSync, gzipSync} from 'node:zlib';
import {decode, encode} from 'cborg';

/** What Pagefind puts before the data of each of its files. */
export const MARK = 'pagefind_dcd';

/** The most that a chunk takes before compression, which makes half of it. A longer word has a chunk of its own. */
const CHUNK_BYTES = 12_000;

function read(content) {
  return decode(gunzipSync(content).subarray(MARK.length));
}

function write(value) {
  return gzipSync(Buffer.concat([Buffer.from(MARK), encode(value)]), {level: 9});
}

/** Groups of neighbouring words that take no more than a chunk may. */
function groupsOf(words) {
  const groups = [[]];
  let size = 0;
  for (const word of words) {
    const own = encode(word).length;
    if (size + own > CHUNK_BYTES && size > 0) {
      groups.push([]);
      size = 0;
    }
    groups.at(-1).push(word);
    size += own;
  }
  return groups;
}

/**
 * The beginnings of two neighbouring words, no longer than it takes to tell them apart: what is typed in between belongs to
 * the first.
 */
function boundary(last, first) {
  const [a, b] = [[...last], [...first]];
  let common = 0;
  while (common < a.length && a[common] === b[common]) {
    common += 1;
  }
  return [a, b].map((letters) => letters.slice(0, common + 1).join(''));
}

/**
 * The files of an index with its chunks made smaller: what a first question fetches has a budget.
 *
 * @param {readonly {path: string, content: Uint8Array}[]} files as Pagefind gives them
 * @returns {{path: string, content: Uint8Array}[]} the same with other chunks, and with the list that names them
 */
export function withSmallChunks(files) {
  const chunkOf = new Map(files.map((file) => [/^index\/(.+)\.pf_index$/.exec(file.path)?.[1], file]));
  const isMeta = (file) => /^pagefind\..+\.pf_meta$/.test(file.path);
  const chunkFiles = [];
  const metas = files.filter(isMeta).map((file) => {
    const meta = read(file.content);
    const chunks = meta[2].flatMap(([from, to, name]) => {
      const [words, ...rest] = read(chunkOf.get(name).content);
      return groupsOf(words).map((group) => {
        const content = write([group, ...rest]);
        const hash = createHash('sha256').update(content).digest('hex').slice(0, 7);
        const ownName = `${name.replace(/_[^_]*$/, '')}_${hash}`;
        chunkFiles.push({path: `index/${ownName}.pf_index`, content});
        return {from, to, name: ownName, first: group[0][0], last: group.at(-1)[0]};
      });
    });
    // Pagefind's own boundaries stay where they were; new ones stand between them.
    chunks.forEach((chunk, index) => {
      const next = chunks[index + 1];
      if (next && next.from === chunk.from) {
        const [to, from] = boundary(chunk.last, next.first);
        next.start = from;
        chunk.end = to;
      }
    });
    meta[2] = chunks.map(({from, to, name, start = from, end = to}) => [start, end, name]);
    return {...file, content: write(meta)};
  });
  const others = files.filter((file) => !isMeta(file) && !file.path.startsWith('index/'));
  return [...others, ...chunkFiles, ...metas];
}
