import MiniSearch from 'minisearch';
import {matchTexts, wordsToRead} from '../../../plugins/search/client/matchTexts';
import {readQuery} from '../../../plugins/search/client/query';
import {textReader, type TextReader} from '../../../plugins/search/client/textReader';
import {shardIndex, type IndexFiles} from '../../../plugins/search/node/shardIndex';
import {TEXT_INDEX, type IndexedPage, type IndexedWord, type SavedIndex} from '../../../plugins/search/textIndex';

const SYLLABLES = ['ba', 'co', 'lu', 'mn', 'pi', 'rows', 'sel', 'ect', 'tre', 'zu'];

/** Words of up to three syllables, each on some of the pages. */
function vocabulary(page: number): string {
  const words = SYLLABLES.flatMap((a) => SYLLABLES.flatMap((b) => [a + b, ...SYLLABLES.map((c) => a + b + c)]));
  return words.filter((_, index) => (index * 7 + page) % 11 < 5).join(' ');
}

const PAGES: readonly IndexedPage[] = Array.from({length: 60}, (_, page) => ({
  path: `/x/page-${page}/`,
  title: page % 3 ? 'Column pinning' : '列固定',
  headings: 'Pin a column\n固定一列',
  text: `${vocabulary(page)} column `.repeat(1 + (page % 4)),
}));

const WHOLE = new MiniSearch(TEXT_INDEX);
WHOLE.addAll(PAGES);

const SHARDED = shardIndex(JSON.parse(JSON.stringify(WHOLE)) as SavedIndex);

/** The whole index with its words in the order of the alphabet: in another, sums of the same numbers differ in their last digit. */
const SORTED = MiniSearch.loadJSON<IndexedPage>(
  JSON.stringify({...SHARDED.head, index: [...SHARDED.shards.values()].flat()}),
  TEXT_INDEX,
);

/** A reader of a sharded index, and the files that it has fetched. */
function reading({head, shards}: IndexFiles = SHARDED): {read: TextReader; fetched: string[]} {
  const fetched: string[] = [];
  const fetchShard = (file: string): Promise<readonly IndexedWord[]> => {
    fetched.push(file);
    const words = shards.get(file);
    return words ? Promise.resolve(words) : Promise.reject(new Error(`404: ${file}`));
  };
  return {read: textReader(Promise.resolve(head), fetchShard), fetched};
}

test('shards are of one length, in the order of the alphabet, and hold every word once', () => {
  const words = [...SHARDED.shards.values()].flat().map(([word]) => word);
  expect(words).toEqual([...words].sort());
  expect(words).toHaveLength(WHOLE.termCount);
  expect(SHARDED.shards.size).toBeGreaterThan(10);
  [...SHARDED.shards.values()].slice(0, -1).forEach((shard) => {
    const {length} = JSON.stringify(shard);
    expect(length).toBeGreaterThan(9_000);
    expect(length).toBeLessThan(13_000);
  });
  expect(SHARDED.head.index).toEqual([]);
});

test.each([
  'column',
  'col',
  'co',
  'pinning columns',
  'select rows',
  'rows',
  'zuzu',
  'b',
  '0',
  '列固定',
  '固',
  'frozen',
  'lubaCo',
])('with the shards that %s needs the answer is that of the whole index', async (question) => {
  const {read, fetched} = reading();
  const query = readQuery(question);
  const answer = matchTexts(await read(wordsToRead(query)), query);
  expect(answer).toEqual(matchTexts(SORTED, query));
  expect(fetched.length).toBeLessThan(SHARDED.shards.size);
});

test('a shard is fetched once, and again after it was missing', async () => {
  const shards = new Map(SHARDED.shards);
  const {read, fetched} = reading({...SHARDED, shards});
  await read(['column']);
  await Promise.all([read(['column']), read(['column', 'columns'])]);
  expect(fetched).toHaveLength(1);
  const [lost = ''] = [...SHARDED.shards.keys()].slice(-1);
  shards.delete(lost);
  await expect(read(['zuzuzu'])).rejects.toThrow('404');
  shards.set(lost, SHARDED.shards.get(lost) ?? []);
  expect((await read(['zuzuzu'])).search('zuzuzu').length).toBeGreaterThan(0);
  expect(fetched).toHaveLength(3);
});

test('files are called by what they hold', () => {
  const other = new MiniSearch(TEXT_INDEX);
  other.addAll(PAGES.map((page) => ({...page, headings: `${page.headings} zzz`})));
  const {shards} = shardIndex(JSON.parse(JSON.stringify(other)) as SavedIndex);
  const same = [...SHARDED.shards.keys()].filter((file) => shards.has(file));
  expect(same.length).toBeGreaterThan(0);
  expect(same.length).toBeLessThan(shards.size);
  same.forEach((file) => expect(shards.get(file)).toEqual(SHARDED.shards.get(file)));
});

test('an index without words has no shards, and answers', async () => {
  const empty = shardIndex(JSON.parse(JSON.stringify(new MiniSearch(TEXT_INDEX))) as SavedIndex);
  expect(empty.head.shards).toEqual([]);
  const {read} = reading(empty);
  expect((await read(['column'])).search('column')).toEqual([]);
});
