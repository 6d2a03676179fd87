import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parse} from 'parse5';
import {hashSource, withMetaPolicy} from '../../../plugins/hosting/node/policy';
import {writeHeaders, writeMetaPolicies} from '../../../plugins/hosting/node/writeHeaders';
import {validateOptions} from '../../../plugins/hosting/options';
import {attributeOf, elementsBelow} from '../../../src/node/builtPages';

/** The names of a document's elements in order, and the policy that it holds. */
function readDocument(html: string): {readonly tags: readonly string[]; readonly policy: string | undefined} {
  const elements = elementsBelow(parse(html));
  const metas = elements.filter((element) => attributeOf(element, 'http-equiv') === 'Content-Security-Policy');
  return {tags: elements.map(({tagName}) => tagName), policy: metas[0] && attributeOf(metas[0], 'content')};
}

test.each([
  [
    '<!doctype html><html lang=en><head><meta charset=UTF-8><script>a()</script></head><body>',
    'html head meta meta script body',
  ],
  [
    '<!doctype html>\n<html data-a="a>b">\n<head>\n<meta charset="utf-8">\n<title>A</title>',
    'html head meta meta title body',
  ],
  ['<!doctype html><html><head><script>a()</script>', 'html head meta script body'],
  ['<!doctype html><script>a()</script>text', 'html head meta script body'],
  ['<p>text', 'html head meta body p'],
])('the policy is in the head of %j, before all scripts', (html, tags) => {
  const document = readDocument(withMetaPolicy(html, "default-src 'self'"));
  expect(document).toEqual({tags: tags.split(' '), policy: "default-src 'self'"});
  expect(parse(html).childNodes.length).toBe(parse(withMetaPolicy(html, 'a')).childNodes.length);
});

test('the character set stays first, in the first kilobyte', () => {
  const page = '<head><meta charset=UTF-8><title>A</title>';
  expect(withMetaPolicy(page, 'img-src a')).toMatch(/^<head><meta charset=UTF-8><meta http-equiv=[^>]*><title>A/);
});

test('a document holds what browsers obey there', () => {
  const policy = "default-src 'self'; frame-ancestors 'none'; sandbox allow-scripts; report-uri /a; frame-src 'self'";
  expect(readDocument(withMetaPolicy('', policy)).policy).toBe("default-src 'self'; frame-src 'self'");
});

test('a policy ends neither its attribute nor itself', () => {
  expect(readDocument(withMetaPolicy('', 'img-src https://a.example/?"><script>&quot')).policy).toBe(
    'img-src https://a.example/?"><script>&quot',
  );
});

test('a policy that was written before is replaced, and a policy of the page itself stays', () => {
  const page = '<head><meta charset=UTF-8><meta data-rh=true http-equiv=Content-Security-Policy content="font-src a">';
  const once = withMetaPolicy(page, 'img-src a');
  expect(withMetaPolicy(once, 'img-src a')).toBe(once);
  expect(withMetaPolicy(once, 'img-src b')).toBe(withMetaPolicy(page, 'img-src b'));
  expect(once).toContain('content="font-src a"');
});

describe('in a build', () => {
  let folder: string;
  const options = validateOptions({
    options: {documents: [{pattern: '/sandbox/*', policy: "default-src 'none'; sandbox allow-scripts"}]},
  });
  const files = {
    'index.html': '<head><meta charset=UTF-8><script>home()</script>',
    'x/a/index.html': '<head><script>both()</script><script>a()</script>',
    'zh/404.html': '<head><script>both()</script>',
    'x/plain.html': '<p>no script',
    'sandbox/index.html': '<script>run()</script><button onclick="run()">',
    'zh/sandbox/index.html': '<p>',
    'x/a.md': '# A',
  };
  const policyOf = (file: string): string => readDocument(readFileSync(path.join(folder, file), 'utf8')).policy ?? '';
  const hashes = (text: string): string[] => [...text.matchAll(/'sha256-[^']+'/g)].map(([hash]) => hash);

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'mui-x-docs-policies-'));
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
      writeFileSync(path.join(folder, file), text);
    }
    writeMetaPolicies(folder, options);
  });

  afterEach(() => rmSync(folder, {recursive: true}));

  test('every page allows its own scripts and no other', () => {
    expect(hashes(policyOf('index.html'))).toEqual([hashSource('home()')]);
    expect(hashes(policyOf('x/a/index.html'))).toEqual([hashSource('both()'), hashSource('a()')].sort());
    expect(hashes(policyOf('zh/404.html'))).toEqual([hashSource('both()')]);
    expect(hashes(policyOf('x/plain.html'))).toEqual([]);
    expect(policyOf('x/plain.html')).toMatch(/^default-src 'self'; script-src /);
    expect(policyOf('x/plain.html')).not.toContain('frame-ancestors');
  });

  test('documents have the policy of their folder, and their scripts and handlers concern no page', () => {
    expect(policyOf('sandbox/index.html')).toBe("default-src 'none'");
    expect(policyOf('zh/sandbox/index.html')).toBe("default-src 'none'");
    writeHeaders(folder, options);
    const allowed = hashes(readFileSync(path.join(folder, '_headers'), 'utf8'));
    expect(new Set(allowed)).toEqual(new Set(['home()', 'both()', 'a()'].map(hashSource)));
  });

  test('other files stay, and none is left over', () => {
    expect(readFileSync(path.join(folder, 'x/a.md'), 'utf8')).toBe('# A');
    const left = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.new'));
    expect(left).toEqual([]);
  });
});
