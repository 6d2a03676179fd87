import {contentHashIds, type ChunkScript} from '../../../plugins/bundle/node/contentHashIds';
import {withoutLists} from '../../../plugins/bundle/node/ContentHashIdsPlugin';

const PUSH = '(globalThis.webpackChunk=globalThis.webpackChunk||[]).push';

function script(id: string, text: string, more: Partial<ChunkScript> = {}): ChunkScript {
  return {id, text, styles: [], isInitial: false, hasRuntime: false, ...more};
}

/** A page that loads a demo, the list of routes that loads the page, and the runtime. */
function site({demo = 'demo()', style = '.0a1b2c3d'} = {}): ChunkScript[] {
  return [
    script('24014', `${PUSH}([["24014"],{}])`, {isInitial: true, name: 'main'}),
    script('30', `${PUSH}([["30"],{1(e,t,n){n.d(t,{p:()=>n.e("300")});load("31","0338d3ee",{"0338d3ee":2})}}])`, {
      isInitial: true,
      name: 'routes',
    }),
    script('300', `${PUSH}([["300"],{2(e,t,n){()=>Promise.all([n.e("24014"),n.e("4567")]).then(n.bind(n,4567))}}])`, {
      name: '0338d3ee',
    }),
    script('4567', `${PUSH}([["4567"],{4567(e){${demo};text="300"}}])`, {styles: [style]}),
    script('9', `u={"4567":1};f={4567:"0a1b2c3d",24014:"ffffffff"};"4567"===e?"0338d3ee":e`, {
      isInitial: true,
      hasRuntime: true,
    }),
  ];
}

function idsOf(scripts: readonly ChunkScript[]): Record<string, string> {
  return Object.fromEntries([...contentHashIds(scripts)].map(([old, {id}]) => [old, id]));
}

test('what loads a chunk calls it by its hash, and its file has the hash too', () => {
  const renamed = contentHashIds(site());
  const [page, demo] = [renamed.get('300')!, renamed.get('4567')!];
  expect(page.id).toMatch(/^[0-9a-f]{10}$/);
  expect(page.text).toContain(`.push([["${page.id}"],`);
  expect(page.text).toContain(`n.e("${demo.id}")]).then(n.bind(n,4567))`);
  expect(renamed.get('30')?.text).toContain(`n.e("${page.id}")`);
});

test('the scripts of all pages keep their ids, and texts that look like one stay', () => {
  const renamed = contentHashIds(site());
  expect(renamed.get('300')?.text).toContain('n.e("24014")');
  expect(renamed.get('24014')?.text).toContain('[["24014"]');
  expect(renamed.get('4567')?.text).toContain('text="300"');
});

test('the list of routes has ids in place of the names by which chunks are prefetched', () => {
  const renamed = contentHashIds(site());
  expect(renamed.get('30')?.text).toContain(`load("31","${renamed.get('300')!.id}",{"0338d3ee":2})`);
});

test('a runtime knows which chunks have styles', () => {
  const renamed = contentHashIds(site());
  const demo = renamed.get('4567')!.id;
  expect(renamed.get('9')?.text).toBe(
    `u={"${demo}":1};f={"${demo}":"0a1b2c3d","24014":"ffffffff"};"${demo}"===e?"0338d3ee":e`,
  );
});

test('a change reaches all that may load it, and nothing else', () => {
  const [before, after] = [idsOf(site()), idsOf(site({demo: 'changed()'}))];
  const changed = Object.keys(before).filter((id) => before[id] !== after[id]);
  expect(changed.sort()).toEqual(['30', '300', '4567', '9']);
  expect(idsOf(site({style: '.ffffffff'}))['4567']).not.toBe(before['4567']);
  expect(idsOf(site())).toEqual(before);
});

test('the runtime of pages has another name whatever script changes', () => {
  const changed = site().map((one) => (one.id === '24014' ? {...one, text: `${one.text};more()`} : one));
  expect(idsOf(changed)['9']).not.toBe(idsOf(site())['9']);
});

test('chunks may load each other', () => {
  const pair = (text: string): ChunkScript[] => [
    script('1', `${PUSH}([["1"],{1(e,t,n){n.e("2")}}])`),
    script('2', `${PUSH}([["2"],{2(e,t,n){n.e("1");${text}}}])`),
  ];
  const [before, after] = [idsOf(pair('a')), idsOf(pair('b'))];
  expect(before['1']).not.toBe(before['2']);
  expect(after['1']).not.toBe(before['1']);
});

test('code that is not minified is renamed too', () => {
  const renamed = contentHashIds([
    script('1', 'push([["2"], {}])'),
    script('2', `${PUSH}([["2"], {"a": () => __webpack_require__.e(/* import() */ "3")}])`),
    script('3', `${PUSH}([["3"], {}])`),
  ]);
  expect(renamed.get('2')?.text).toContain(`__webpack_require__.e(/* import() */ "${renamed.get('3')!.id}")`);
});

test('equal chunks share an id', () => {
  const ids = idsOf([script('1', `${PUSH}([["1"],{}])`), script('2', `${PUSH}([["2"],{}])`)]);
  expect(ids['1']).toBe(ids['2']);
});

test('a runtime has no list of all chunks: a file follows from its id, and a name is none', () => {
  const runtime =
    'i.u=e=>"46085"===e?"assets/js/react.0e76ba3d.js":"assets/js/"+e+"."+({10056:"4ace9630",768:"6c33410c"})[e]+".js";' +
    'i.gca=function(e){return e=({"64e0606b":"67333"})[e]||e,i.p+i.u(e)}';
  const shortened = withoutLists(runtime);

  const run = new Function('i', `${shortened};return i`) as (i: object) => Record<'u' | 'gca', (id: string) => string>;
  const {u, gca} = run({p: '/'});
  expect(u('46085')).toBe('assets/js/react.0e76ba3d.js');
  expect(u('0123456789')).toBe('assets/js/chunk.0123456789.js');
  expect(gca('0123456789')).toBe('/assets/js/chunk.0123456789.js');
  // Docusaurus prefetches nothing with this in its URL.
  expect(gca('64e0606b')).toContain('undefined');
});

test('a runtime that is not minified is read too', () => {
  const runtime = `__webpack_require__.u = (chunkId) => {
  return "assets/js/" + chunkId + "." + ({"1": "4ace9630"})[chunkId] + ".js"
}
__webpack_require__.gca = function(chunkId) { chunkId = {"64e0606b":"1"}[chunkId]||chunkId; return __webpack_require__.p; };`;
  expect(withoutLists(runtime)).not.toMatch(/4ace9630|64e0606b/);
});
