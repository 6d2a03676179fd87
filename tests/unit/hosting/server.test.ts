import {mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {get, type IncomingMessage} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliCompressSync, brotliDecompressSync, gunzipSync} from 'node:zlib';
import {validateOptions, type HostingOptions} from '../../../plugins/hosting/options';
import {serveBuild, type RunningServer} from '../../../scripts/server/server';
import {writeHeaders} from '../../../plugins/hosting/node/writeHeaders';

const OPTIONS: HostingOptions = validateOptions({options: {}});

const FILES: Readonly<Record<string, string>> = {
  'index.html': '<!doctype html><script>start()</script>home',
  '404.html': 'no such page',
  'x/page/index.html': 'page',
  'x/empty/picture.svg': '<svg/>',
  'zh/404.html': 'keine Seite',
  'assets/js/main.0a1b.js': 'main()',
  'assets/demos/Basic.tsx': 'export default 1;',
  'sw.js': 'worker()',
  'file name.txt': 'spaces',
  'x/moved/index.html': 'the page of an old URL',
  _redirects: '/old/* /x/:splat 302\n/hidden /x/page/ 200\n/x/moved/ /x/page/#place 301\n/x/page/ /never/ 200\n',
};

const folder = mkdtempSync(path.join(tmpdir(), 'mui-x-docs-'));
const secret = `${folder}-secret`;
let server: RunningServer;

/** A request as it is written, which fetch() would tidy up. */
async function ask(target: string, headers: Record<string, string> = {}): Promise<IncomingMessage & {body: Buffer}> {
  const {hostname, port} = new URL(server.url);
  return new Promise((resolve, reject) => {
    get({hostname, port, path: target, headers}, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Object.assign(response, {body: Buffer.concat(chunks)})));
    }).on('error', reject);
  });
}

beforeAll(async () => {
  for (const [file, content] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), content);
  }
  mkdirSync(secret);
  writeFileSync(path.join(secret, 'key'), 'secret');
  writeHeaders(folder, OPTIONS);
  server = await serveBuild({folder});
});

afterAll(async () => {
  await server.close();
  rmSync(folder, {recursive: true});
  rmSync(secret, {recursive: true});
});

test.each([
  ['/', 200, 'start()'],
  ['/?a=b', 200, 'start()'],
  ['/x/page/', 200, 'page'],
  ['/assets/js/main.0a1b.js', 200, 'main()'],
  ['/file%20name.txt', 200, 'spaces'],
  ['/hidden', 200, 'page'],
  ['/nowhere', 404, 'no such page'],
  ['/nowhere/deep/', 404, 'no such page'],
  ['/zh/nowhere/', 404, 'keine Seite'],
  ['/x/empty/', 404, 'no such page'],
  ['/index.html/', 404, 'no such page'],
  ['/_headers', 404, 'no such page'],
  ['/_redirects', 404, 'no such page'],
  [`/${'a'.repeat(5000)}`, 404, 'no such page'],
])('%s answers %i', async (target, status, text) => {
  const response = await ask(target);
  expect(response.statusCode).toBe(status);
  expect(response.body.toString()).toContain(text);
});

test.each([
  ['/x/page', 301, '/x/page/'],
  ['/x/page?a=b', 301, '/x/page/?a=b'],
  ['//x/page', 301, '/x/page/'],
  ['/old/page/', 302, '/x/page/'],
  ['/old/page/?a=b', 302, '/x/page/?a=b'],
  ['/old/%0aset-cookie:a/', 302, '/x/%0Aset-cookie:a/'],
  ['/x/moved/', 301, '/x/page/#place'],
  ['/x/moved/?a=$&', 301, '/x/page/?a=$&#place'],
])('%s answers %i and leads to %s', async (target, status, location) => {
  const response = await ask(target);
  expect(response.statusCode).toBe(status);
  expect(response.headers.location).toBe(location);
});

test.each(['/%E0%A4%A', '/%00', '/a%5c..%5cb'])('the malformed %s answers 400', async (target) => {
  expect((await ask(target)).statusCode).toBe(400);
});

test('no URL leads out of the folder', async () => {
  const name = path.basename(secret);
  for (const target of [`/../${name}/key`, `/..%2f${name}%2fkey`, `/x/../../${name}/key`, `/%2e%2e/${name}/key`]) {
    const response = await ask(target);
    expect(response.statusCode).toBe(404);
    expect(response.body.toString()).not.toContain('secret');
  }
});

test('a URL that looks like another host stays on this one', async () => {
  expect((await ask('//example.com/..')).headers.location).not.toMatch(/^\/\//);
});

test.each([
  ['/', 'text/html; charset=utf-8', 'no-cache'],
  ['/x/page/', 'text/html; charset=utf-8', 'no-cache'],
  ['/nowhere', 'text/html; charset=utf-8', 'no-cache'],
  ['/assets/js/main.0a1b.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/assets/demos/Basic.tsx', 'text/plain; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
])('%s is %s and %s', async (target, contentType, cacheControl) => {
  const {headers} = await ask(target);
  expect(headers['content-type']).toBe(contentType);
  expect(headers['cache-control']).toBe(cacheControl);
});

test('every answer keeps other sites from framing it, and what is there carries the policy of the build', async () => {
  const [, policy] =
    /Content-Security-Policy: (default-src .*)/.exec(readFileSync(path.join(folder, '_headers'), 'utf8')) ?? [];
  expect(policy).toContain("'sha256-");
  for (const target of ['/', '/404.html', '/x/page', '/x/page/', '/assets/js/main.0a1b.js']) {
    expect((await ask(target)).headers).toMatchObject({
      'content-security-policy': `frame-ancestors 'self', ${policy}`,
      'x-content-type-options': 'nosniff',
    });
  }
  expect((await ask('/nowhere')).headers).toMatchObject({
    'content-security-policy': "frame-ancestors 'self'",
    'x-content-type-options': 'nosniff',
  });
});

test('text is compressed as the browser asks', async () => {
  const brotli = await ask('/x/page/', {'accept-encoding': 'gzip, br'});
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.body).toString()).toBe('page');
  const gzip = await ask('/x/page/', {'accept-encoding': 'gzip;q=1.0'});
  expect(gunzipSync(gzip.body).toString()).toBe('page');
  const plain = await ask('/x/page/');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.headers.vary).toBe('Accept-Encoding');
});

test('a compressed file is served as it lies there, unless the file was changed since', async () => {
  const file = path.join(folder, 'assets/js/other.0a1b.js');
  writeFileSync(file, 'other()');
  writeFileSync(`${file}.br`, brotliCompressSync('made with more effort'));
  const served = async (): Promise<string> =>
    brotliDecompressSync((await ask('/assets/js/other.0a1b.js', {'accept-encoding': 'br'})).body).toString();
  expect(await served()).toBe('made with more effort');
  const later = new Date(Date.now() + 60_000);
  utimesSync(file, later, later);
  expect(await served()).toBe('other()');
});

test('a file that has not changed is not sent again', async () => {
  const {headers} = await ask('/x/page/');
  const again = await ask('/x/page/', {'if-none-match': headers.etag ?? ''});
  expect(again.statusCode).toBe(304);
  expect(again.body).toHaveLength(0);
});

test('only reading is allowed', async () => {
  expect((await fetch(`${server.url}/`, {method: 'POST'})).status).toBe(405);
  const head = await fetch(`${server.url}/x/page/`, {method: 'HEAD'});
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('a folder without a build is named', async () => {
  await expect(serveBuild({folder: secret})).rejects.toThrow(
    `[hosting] ${secret} holds no build. Run npm run build first.`,
  );
});

test('event handlers in pages stop the build, all named at once', () => {
  const page = path.join(folder, 'x/page/index.html');
  writeFileSync(page, '<a onclick="a()">a</a><img onload="b()">');
  try {
    expect(() => writeHeaders(folder, OPTIONS)).toThrow(
      /^\[hosting\] event handlers in HTML.*\nx\/page\/index\.html: <a onclick>\nx\/page\/index\.html: <img onload>$/,
    );
  } finally {
    writeFileSync(page, 'page');
  }
});
