/** @jest-environment node */
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Props, RouteConfig} from '@docusaurus/types';
import {
  chunkGraph,
  chunkGraphPlugin,
  filesToLoad,
  type ChunkGroup,
} from '../../../plugins/offline/node/products/chunkGraph';
import {filesLoadedByPage, filesLoadedByStylesheet} from '../../../plugins/offline/node/products/references';
import {modulesOfOthers} from '../../../plugins/offline/node/products/routeModules';
import {makeManifest, writeProducts} from '../../../plugins/offline/node/products/writeProducts';
import {
  manifestFile,
  readManifest,
  readSummaries,
  SUMMARIES_FILE,
  toJson,
} from '../../../plugins/offline/productManifest';
import {validateOptions, type OfflineOptions} from '../../../plugins/offline/options';
import {manifestOf} from './productWorld';

const BARS = '@site/docs/react-charts/bars/index.mdx';
const TREE = '@site/docs/react-tree-view/index.mdx';

const group = (files: string[], children: number[] = [], requests: string[] = []): ChunkGroup => ({
  files,
  children,
  requests,
});

/** Main loads both pages and the search; Bars loads a demo; nothing imports the script of the frame. */
const GRAPH = [
  group(['assets/js/runtime~main.0a.js', 'assets/css/styles.css'], [1, 2, 3]),
  group(['assets/js/bars.js'], [4], [BARS]),
  group(['assets/js/tree.js'], [5], [TREE]),
  group(['assets/js/search.js'], [], ['@theme/SearchDialog']),
  group(['assets/js/barsDemo.js', 'assets/js/shared.js'], [], ['./BasicBars']),
  group(['assets/js/treeDemo.js', 'assets/js/shared.js'], [], ['./BasicTreeView']),
  group(['assets/js/frame.js'], [], []),
];

const ROUTES = [
  {
    path: '/x/',
    component: '@theme/DocsRoot',
    context: {plugin: '@generated/plugin.json'},
    routes: [
      {path: '/x/react-charts/bars/', component: '@theme/DocItem', modules: {content: BARS}},
      {path: '/x/react-tree-view/', component: '@theme/DocItem', modules: {content: TREE}},
    ],
  },
  {
    path: '/blog/',
    component: '@theme/Blog',
    modules: {items: [{content: {__import: true, path: '@site/blog/a.md', query: {truncated: 'true'}}}]},
  },
] as unknown as RouteConfig[];

describe('the files of the bundler', () => {
  test('are those that pages may load, without what only other pages load', () => {
    const others = modulesOfOthers(ROUTES, (page) => page === '/x/react-charts/bars/');
    expect([...others].sort()).toEqual(['@site/blog/a.md?truncated=true', TREE, '@theme/Blog']);
    expect([...filesToLoad(GRAPH, (request) => others.has(request))].sort()).toEqual([
      'assets/css/styles.css',
      'assets/js/bars.js',
      'assets/js/barsDemo.js',
      'assets/js/frame.js',
      'assets/js/runtime~main.0a.js',
      'assets/js/search.js',
      'assets/js/shared.js',
    ]);
  });

  test('end where groups load each other', () => {
    expect([...filesToLoad([group(['a'], [1]), group(['b'], [2]), group(['c'], [1])], () => false)]).toEqual([
      'a',
      'b',
      'c',
    ]);
  });

  test('are read from the bundler once they are written', () => {
    const demo = {
      origins: [{request: './Demo'}, {}],
      childrenIterable: [],
      chunks: [{files: ['d.js'], auxiliaryFiles: ['d.png']}],
    };
    const main = {origins: [], childrenIterable: [demo], chunks: [{files: ['m.js', 'm.css'], auxiliaryFiles: []}]};
    const receive = jest.fn();
    const tap = jest.fn((_name: string, read: (compilation: object) => void) => read({chunkGroups: [main, demo]}));
    chunkGraphPlugin(receive).apply({hooks: {afterEmit: {tap}}});
    const expected = [group(['m.js', 'm.css'], [1]), group(['d.js', 'd.png'], [], ['./Demo'])];
    expect(receive).toHaveBeenCalledWith(expected);
    expect(chunkGraph([main, demo])).toEqual(expected);
  });
});

test('the files that a page loads are those of this host, links left out', () => {
  const html = `<link rel=stylesheet href=/a.css><link href="https://mui.com/x/" rel=canonical>
    <script src='/b.js?v=1' defer></script><img src="c.png" srcset="/d.png 1x, /e.png 2x"><a href=/f.tsx>f</a>
    <img src="data:image/png;base64,AA"><img src="http://[">`;
  expect(filesLoadedByPage(html, '/x/page/')).toEqual(['/a.css', '/b.js', '/x/page/c.png', '/d.png', '/e.png']);
});

test('the files that a stylesheet loads', () => {
  const css = `a{src:url(/fonts/a.woff2) format("woff2"),url("../b.png");background:url(data:image/png;base64,AA)}
    b{background:url(https://fonts.example/c.woff2)}`;
  expect(filesLoadedByStylesheet(css, '/assets/css/s.css')).toEqual(['/fonts/a.woff2', '/assets/b.png']);
});

describe('a build', () => {
  let outDir: string;
  const put = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
    writeFileSync(path.join(outDir, file), text);
  };
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(outDir, 'x', file), 'utf8'));
  const page = '<script src=/assets/js/runtime~main.0a.js></script><img src=/images/logo.svg>';
  const docs = {
    loadedVersions: [
      {
        isLast: true,
        docs: [
          {permalink: '/x/introduction/', frontMatter: {productId: 'x'}},
          {permalink: '/x/react-charts/bars/', frontMatter: {productId: 'x-charts'}},
          {permalink: '/x/migration/charts/', frontMatter: {productId: 'x-charts'}},
        ],
      },
      {isLast: false, docs: [{permalink: '/x/6/react-tree-view/', frontMatter: {productId: 'x-tree-view'}}]},
    ],
  };
  const options: OfflineOptions = validateOptions({
    options: {host: 'mui.com', productFiles: ['x/weights.json', 'x/gone.json'], frames: ['/frames/*']},
  } as never);

  beforeEach(() => {
    outDir = mkdtempSync(path.join(tmpdir(), 'offline-'));
    [...GRAPH].flatMap(({files}) => files).forEach((file) => put(file, file));
    put('assets/css/styles.css', 'a{src:url(/fonts/a.woff2)}');
    put('frames/frame.0a.html', '<title>Demo</title>');
    put('fonts/a.woff2', 'font');
    put('images/logo.svg', '<svg/>');
    put('x/weights.json', '{}');
    put('x/react-charts/bars/index.html', page);
    put('x/react-charts/bars/index.html.br', 'compressed');
    put('x/react-charts/bars/BasicBars.sources.json', 'source '.repeat(1000));
    put('x/react-charts/old/index.html', '<meta http-equiv=refresh>');
    put('x/api/charts/bar-plot/index.html', page);
    put('x/migration/charts/index.html', page);
    put('x/migration/tree/index.html', page);
    put('x/introduction/index.html', page);
  });
  afterEach(() => rmSync(outDir, {recursive: true}));

  const write = (graph: readonly ChunkGroup[] = GRAPH): void => {
    const withFrame = graph.map((one, index) =>
      index === 6 ? {...one, files: [...one.files, 'frames/frame.0a.html']} : one,
    );
    writeProducts({outDir, baseUrl: '/', routes: ROUTES} as unknown as Props, withFrame, docs, options);
  };

  test('lists all that the pages of a product need, pages last', () => {
    write();
    const manifest = readManifest(read(manifestFile('x-charts')));
    expect(manifest?.files.map((file) => file.path)).toEqual([
      '/assets/css/styles.css',
      '/assets/js/bars.js',
      '/assets/js/barsDemo.js',
      '/assets/js/frame.js',
      '/assets/js/runtime~main.0a.js',
      '/assets/js/search.js',
      '/assets/js/shared.js',
      '/fonts/a.woff2',
      '/frames/frame.0a.html',
      '/images/logo.svg',
      '/x/react-charts/bars/BasicBars.sources.json',
      '/x/weights.json',
      '/x/introduction/',
      '/x/migration/charts/',
      '/x/react-charts/bars/',
      '/x/api/charts/bar-plot/',
    ]);
    expect(manifest).toMatchObject({runtime: '/assets/js/runtime~main.0a.js', frames: ['/frames/frame.0a.html']});
    const source = manifest?.files.find((file) => file.path.endsWith('.sources.json'));
    expect(source?.bytes).toBe(7000);
    expect(source?.transferBytes).toBeLessThan(200);
  });

  test('names the products that have pages, with their sizes', () => {
    write();
    const summaries = readSummaries(read(SUMMARIES_FILE));
    const manifest = readManifest(read(manifestFile('x-charts')));
    expect(summaries.map(({id, files, revision}) => [id, files, revision])).toEqual([
      ['x-charts', 16, manifest?.revision],
    ]);
  });

  test('has another revision if a file has another content, and the same if none has', () => {
    write();
    const revision = readManifest(read(manifestFile('x-charts')))?.revision;
    write();
    expect(readManifest(read(manifestFile('x-charts')))?.revision).toBe(revision);
    put('x/weights.json', '{"a":1}');
    write();
    expect(readManifest(read(manifestFile('x-charts')))?.revision).not.toBe(revision);
  });

  test('without a runtime script stops', () => {
    expect(() => makeManifest('x-charts', [], () => false)).toThrow(
      'no file of the product "x-charts" is the runtime script, so that its saved pages would not run.',
    );
  });
});

test('a manifest comes through JSON as it was', () => {
  const manifest = manifestOf('1', {'/assets/js/runtime~main.0a.js': 'a', '/x/': 'b'});
  expect(readManifest(JSON.parse(JSON.stringify(toJson(manifest))))).toEqual(manifest);
});

test.each([
  null,
  1,
  '<!doctype html>',
  {},
  {files: []},
  {...toJson(manifestOf('1', {'/x/': 'a'})), files: [['//evil.example/', 'a', 1, 1]]},
  {...toJson(manifestOf('1', {'/x/': 'a'})), files: [['/x/', 'a', -1, 1]]},
  {...toJson(manifestOf('1', {'/x/': 'a'})), frames: ['javascript:alert(1)']},
  {...toJson(manifestOf('1', {'/x/': 'a'})), runtime: 1},
])('%j is no manifest', (json) => {
  expect(readManifest(json)).toBeUndefined();
});

test('a list of products is read without what is none', () => {
  const product = {id: 'x-charts', revision: '1', files: 2, bytes: 3, transferBytes: 1};
  expect(readSummaries([product, {...product, bytes: 'many'}, null, 7])).toEqual([product]);
  expect(readSummaries({id: 'x-charts'})).toEqual([]);
});
