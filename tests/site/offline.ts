import {headersOf, parseHeadersFile, type HeaderRule} from '../../src/node/hosting/headersFile';
import {PAGE_TEXTS} from '../../plugins/offline/texts';
import {hashSource} from '../../plugins/hosting/node/policy';
import {allPages, OFFLINE_PAGE} from './builtPages';
import {builtFiles, gzipSizeOf, readBuilt} from './builtFiles';
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
}
