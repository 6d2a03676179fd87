import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {CACHE_FOLDER, cacheKey, readCache, writeCache} from '@site/plugins/api-reference/node/cache';
import {documentedPackages} from '@site/plugins/api-reference/node/extraction/packages';
import {loadExtraction, prepareApiPages} from '@site/plugins/api-reference/node/prepare';
import {TEMPLATE_MARK} from '@site/plugins/api-reference/node/pageTemplate';
import {validateOptions} from '@site/plugins/api-reference/options';

/** From front matter to the pages on disk. */

// Without a cache, the first of these reads all packages.
jest.setTimeout(60_000);

const options = validateOptions({options: {pages: [{productId: 'x-tree-view', components: ['TreeView', 'TreeItem']}]}});
// Not the site's own, which a test would evict; kept between runs, since a cold one takes seconds.
const cacheFolder = `${CACHE_FOLDER}-tests`;
let siteFolder: string;

function write(file: string, text: string): void {
  const place = path.join(siteFolder, file);
  mkdirSync(path.dirname(place), {recursive: true});
  writeFileSync(place, text);
}

function writeGuide(folder: string, ...frontMatter: string[]): void {
  write(`docs/${folder}/index.mdx`, ['---', ...frontMatter, '---', '', '# TreeView'].join('\n'));
}

function prepare() {
  return prepareApiPages({siteFolder, generatedFolder: path.join(siteFolder, '.docusaurus'), options, cacheFolder});
}

function read(file: string): string {
  return readFileSync(path.join(siteFolder, file), 'utf8');
}

beforeEach(() => {
  siteFolder = mkdtempSync(path.join(tmpdir(), 'api-reference-'));
});

afterEach(() => rmSync(siteFolder, {recursive: true, force: true}));

describe('generated pages', () => {
  it('have front matter, headings with ids, and data on the server only', async () => {
    await prepare();
    const page = read('docs/api/tree-view/tree-view/index.mdx');
    expect(page.startsWith('---\ntitle: "TreeView"\n')).toBe(true);
    expect(page).toContain('productId: "x-tree-view"');
    expect(page).not.toContain('components:');
    expect(page.match(/^##+ .*$/gm)).toEqual([
      '## Import {/* #import */}',
      '## Props {/* #props */}',
      '### Inheritance {/* #inheritance */}',
      '## CSS classes {/* #classes */}',
      '## Theme {/* #theme-default-props */}',
      '## Playground {/* #playground */}',
    ]);
    expect(page).toContain("```tsx\nimport { TreeView } from '@mui/x-tree-view/TreeView';\n```");
    expect(page).toContain('import apiPage from "@generated/api-reference/modules/tree-view/tree-view.js";');
    const source = read('.docusaurus/api-reference/modules/tree-view/tree-view.js');
    expect(source).toContain(
      '__SERVER_BUNDLE__ ? require("@generated/api-reference/data/x/api/tree-view/tree-view.json") : undefined',
    );
    expect(source).toMatch(/load: publishedJson\("\/x\/api\/tree-view\/tree-view\.json", "[0-9a-f]{8}"\)/);
    expect(source).toMatch(/loadTypes: publishedJson\("\/x\/api\/tree-view\/types\.json", "[0-9a-f]{8}"\)/);
    const data = '.docusaurus/api-reference/data/x/api/tree-view';
    expect(JSON.parse(read(`${data}/tree-view.json`))).toMatchObject({name: 'TreeView'});
    expect(existsSync(path.join(siteFolder, data, 'types.json'))).toBe(true);
    // The tree has neither events nor an index.
    expect(existsSync(path.join(siteFolder, data, 'events.json'))).toBe(false);
    expect(existsSync(path.join(siteFolder, 'docs/api/tree-view/index.mdx'))).toBe(false);
  });

  it('list the guides that show the component, and link to pages that exist', async () => {
    writeGuide('react-tree-view', 'title: Overview', 'productId: x-tree-view', 'components: [TreeView]');
    writeGuide('react-tree-view/start', 'title: Start', 'productId: x-tree-view', 'components: [TreeView]');
    await prepare();
    expect(read('docs/api/tree-view/tree-view/index.mdx')).toContain(
      '"guides":[{"title":"Tree View","href":"/x/react-tree-view/"},{"title":"Start","href":"/x/react-tree-view/start/"}]',
    );
    expect(read('docs/api/tree-view/tree-item/index.mdx')).toContain('"guides":[]');
  });

  it('are written only when they change, and removed when nobody asks for them', async () => {
    write('docs/api/tree-view/gone/index.mdx', TEMPLATE_MARK);
    write('docs/api/by-hand/index.mdx', 'Written by hand.');
    await prepare();
    expect(existsSync(path.join(siteFolder, 'docs/api/tree-view/gone'))).toBe(false);
    expect(existsSync(path.join(siteFolder, 'docs/api/by-hand/index.mdx'))).toBe(true);
    const page = path.join(siteFolder, 'docs/api/tree-view/tree-view/index.mdx');
    const written = statSync(page).mtimeMs;
    await prepare();
    expect(statSync(page).mtimeMs).toBe(written);
  });
});

describe('front matter of guides', () => {
  it('must name components that have a page', async () => {
    writeGuide('a', 'title: A', 'productId: x-tree-view', 'components:', '  - TreeView', '  - TreItem');
    await expect(prepare()).rejects.toThrow(
      '[api-reference] docs/a/index.mdx:6: the component "TreItem" has no API page. Did you mean "TreeItem"?',
    );
  });

  it('may name components of a product that has no pages yet', async () => {
    writeGuide('a', 'title: A', 'productId: x-charts', 'components: [BarChart]');
    await expect(prepare()).resolves.toBeDefined();
  });

  it('must say which product the components belong to', async () => {
    writeGuide('a', 'title: A', 'components: [TreeView]');
    writeGuide('b', 'title: B', 'productId: x-tree-veiw', 'components: [TreeView]');
    await expect(prepare()).rejects.toThrow(
      '[api-reference] docs/a/index.mdx:3: the page names components, so it needs a "productId" to find them by.\n' +
        '[api-reference] docs/b/index.mdx:4: the page names components, so it needs a "productId" to find them by; ' +
        '"x-tree-veiw" is none. Did you mean "x-tree-view"?',
    );
  });

  it('must list components by name', async () => {
    writeGuide('a', 'title: A', 'productId: x-tree-view', 'components: TreeView');
    await expect(prepare()).rejects.toThrow(
      '[api-reference] docs/a/index.mdx:4: "components" must be a list of names, such as [TreeView, TreeItem].',
    );
  });
});

describe('the cache', () => {
  it('is keyed by versions and by what is asked for', () => {
    const packages = documentedPackages();
    const key = cacheKey(packages, options.pages);
    expect(cacheKey(packages, options.pages)).toBe(key);
    expect(cacheKey(packages, [])).not.toBe(key);
    expect(
      cacheKey(
        packages.map((source) => ({...source, version: '0.0.0'})),
        options.pages,
      ),
    ).not.toBe(key);
  });

  it('keeps one extraction, and survives nonsense and a folder that cannot be written to', () => {
    const folder = path.join(siteFolder, 'cache');
    const extraction = {
      components: [],
      interfaces: [],
      events: [],
      selectors: [],
      types: {},
      notices: [{kind: 'undescribed', message: 'n'}] as const,
    };
    writeCache('old', extraction, folder);
    writeCache('new', extraction, folder);
    expect(readCache('new', folder)).toEqual(extraction);
    expect(readCache('old', folder)).toBeUndefined();
    write('cache/new.json', '{"components": 1');
    expect(readCache('new', folder)).toBeUndefined();
    write('file', '');
    expect(() => writeCache('new', extraction, path.join(siteFolder, 'file'))).not.toThrow();
  });

  it('answers within a second', async () => {
    await loadExtraction(options.pages, cacheFolder);
    const start = performance.now();
    expect((await loadExtraction(options.pages, cacheFolder)).isFresh).toBe(false);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
