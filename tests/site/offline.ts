import {productById} from '../../src/site/products';
import {headersOf, parseHeadersFile, type HeaderRule} from '../../src/node/hosting/headersFile';
import {factsReader} from '../../plugins/offline/node/products/fileFacts';
import {summaryOf} from '../../plugins/offline/node/products/writeProducts';
import {manifestFile, readManifest, readSummaries, SUMMARIES_FILE} from '../../plugins/offline/productManifest';
import {SAVED_PRODUCTS} from '../../plugins/offline/savedProducts';
import {PAGE_TEXTS} from '../../plugins/offline/texts';
import {hashSource} from '../../plugins/hosting/node/policy';
import {allPages, OFFLINE_PAGE} from './builtPages';
import {BUILD, BUILT_FILES, builtFiles, gzipSizeOf, readBuilt} from './builtFiles';
import {loadedFiles} from './loadedFiles';
import {select} from './pageTree';

const REGISTRATION_BYTES = 2_000;

function readRules(): HeaderRule[] {
  return parseHeadersFile(readBuilt('_headers'));
}

export function offlineTests(): void {
  test('what a page loads to register the worker keeps to its budget, and no page names it', () => {
    const parts = builtFiles(/^assets\/js\/.*\.js$/).filter((file) => readBuilt(file).includes('SKIP_WAITING'));
    expect(parts).toHaveLength(1);
    expect(gzipSizeOf(parts[0] ?? '')).toBeLessThanOrEqual(REGISTRATION_BYTES);
    const loading = allPages().filter((page) => loadedFiles(page, 'script').some((file) => parts.includes(file)));
    expect(loading.map(({route}) => route)).toEqual([]);
  });

  test('the worker is beside the pages it serves, alone, and asked for anew', () => {
    expect(builtFiles(/sw\.js$/)).toEqual(['x/sw.js', 'zh/x/sw.js']);
    const rules = readRules();
    expect(headersOf(rules, '/x/sw.js')['cache-control']).toBe('no-cache');
    expect(headersOf(rules, '/zh/x/sw.js')['cache-control']).toBe('no-cache');
    expect(headersOf(rules, '/x/manifest.webmanifest')['cache-control']).toBe('no-cache');
    expect(headersOf(rules, '/x/sw.js')['content-security-policy']).toMatch(/worker-src 'self'; manifest-src 'self'/);
  });

  test('the worker keeps the shell beforehand and nothing else', () => {
    const list = /\[\{"?url"?:.*?\}\]|\[\{"revision".*?\}\]/.exec(readBuilt('x/sw.js'))?.[0] ?? '[]';
    const urls = [...list.matchAll(/"?url"?:"([^"]+)"/g)].map(([, url]) => url);
    expect(urls).toEqual([
      '/x/offline.html',
      '/images/logo.svg',
      expect.stringMatching(/^\/assets\/css\/styles\.[0-9a-f]{8}\.css$/),
    ]);
  });

  test('the worker tells in the language of its pages that a page is a copy', () => {
    expect(readBuilt('x/sw.js')).toContain(PAGE_TEXTS.keptCopy.message);
    expect(readBuilt('zh/x/sw.js')).toContain('服务器出现问题（{status}）');
  });

  test('every page of the docs names itself by the URL for which the worker keeps it', () => {
    // The others are redirects.
    const docs = allPages().filter(({route, html}) => /^\/(?:zh\/)?x\//.test(route) && html.includes('/runtime~main.'));
    expect(docs.length).toBeGreaterThan(100);
    const nameless = docs.filter(({route, html}) => !html.includes(`property=og:url content=https://mui.com${route} `));
    expect(nameless.map(({route}) => route)).toEqual([]);
  });

  test('the docs name their manifest, and other pages none', () => {
    const routes = allPages()
      .filter((page) => select(page, 'link', {rel: 'manifest'}).length > 0)
      .map(({route}) => route);
    expect(routes.length).toBeGreaterThan(0);
    expect(routes.filter((route) => !route.startsWith('/x/'))).toEqual([]);
    expect(routes).toContain('/x/introduction/licensing/');
  });

  test('the policy lets the page for what was not kept run what it took from the site', () => {
    const html = readBuilt(OFFLINE_PAGE);
    const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => hashSource(script));
    expect(scripts.length).toBeGreaterThan(0);
    const policy = headersOf(readRules(), `/${OFFLINE_PAGE}`)['content-security-policy'];
    expect(scripts.filter((hash) => !policy?.includes(hash))).toEqual([]);
    expect(html).not.toMatch(/<script[^>]* src=/);
  });

  describe.each(SAVED_PRODUCTS)('what is saved of %s', (id) => {
    const manifest = readManifest(JSON.parse(readBuilt(`x/${manifestFile(id)}`)));
    const files = manifest?.files ?? [];
    const paths = new Set(files.map((file) => file.path));
    const folders = productById(id).paths;

    test('is listed as it is deployed', () => {
      const factsOf = factsReader(BUILD, '/');
      expect(files.length).toBeGreaterThan(100);
      expect(files.filter((file) => factsOf(file.path).hash !== file.hash)).toEqual([]);
      const summaries = readSummaries(JSON.parse(readBuilt(`x/${SUMMARIES_FILE}`)));
      expect(summaries.find((summary) => summary.id === id)).toEqual(manifest && summaryOf(manifest));
    });

    test('has all pages, sources and data of its folders, the search and the frame of the editor', () => {
      const own = [...BUILT_FILES].filter((file) => folders.some((folder) => `/${file}`.startsWith(`${folder}/`)));
      const common = [...BUILT_FILES].filter((file) => /^x\/(?:search-index|playground)\//.test(file));
      const needed = [...own, ...common]
        .map((file) => `/${file.replace(/(^|\/)index\.html$/, '$1')}`)
        .filter((url) => !url.endsWith('/') || readBuilt(`${url.slice(1)}index.html`).includes('/runtime~main.'));
      expect(needed.filter((url) => !paths.has(url))).toEqual([]);
      expect(manifest?.frames).toEqual(builtFiles(/^frames\/[^/]+\.html$/).map((file) => `/${file}`));
    });

    test('has no page of another product, and what its pages load', () => {
      const others = SAVED_PRODUCTS.filter((other) => other !== id).flatMap((other) => productById(other).paths);
      const strange = [...paths].filter((url) => others.some((folder) => url.startsWith(`${folder}/`)));
      expect(strange).toEqual([]);
      const pages = allPages().filter(({route}) => paths.has(route));
      expect(pages.length).toBeGreaterThan(5);
      const loaded = pages.flatMap((page) => [...loadedFiles(page, 'script'), ...loadedFiles(page, 'style')]);
      expect(loaded.filter((file) => !paths.has(`/${file}`))).toEqual([]);
    });
  });
}
