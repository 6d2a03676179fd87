import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Extraction} from '@site/src/node/packages/api/extract';
import {EXTRACTIONS, loadExtraction} from '@site/src/node/packages/api/loadExtraction';
import {documentedPackages} from '@site/src/node/packages/api/packages';
import {preparation} from '@site/plugins/api-reference/node/prepare';
import {TEMPLATE_MARK} from '@site/plugins/api-reference/node/pageTemplate';
import {validateOptions} from '@site/plugins/api-reference/options';

/** From front matter to the pages on disk. */

// Without a cache, the first of these reads all packages.
jest.setTimeout(60_000);

const options = validateOptions({options: {pages: [{productId: 'x-tree-view', components: ['TreeView', 'TreeItem']}]}});
// Not the site's own, which a test would evict; kept between runs, since a cold one takes seconds.
const cacheFolder = `${EXTRACTIONS.folder}-tests`;
let siteFolder: string;

function write(file: string, text: string): void {
  const place = path.join(siteFolder, file);
  mkdirSync(path.dirname(place), {recursive: true});
  writeFileSync(place, text);
}

function writeGuide(folder: string, ...frontMatter: string[]): void {
  write(`docs/${folder}/index.mdx`, ['---', ...frontMatter, '---', '', '# TreeView'].join('\n'));
}

function preparing(): () => Promise<void> {
  const generatedFolder = path.join(siteFolder, '.docusaurus');
  return preparation({siteFolder, generatedFolder, options, cacheFolder}, () => undefined);
}

/** As a process that begins does. */
function prepare(): Promise<void> {
  return preparing()();
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
    expect(page).toContain(
      "```tsx\nimport { TreeView } from '@mui/x-tree-view/TreeView';\nimport { TreeView } from '@mui/x-tree-view';\n```",
    );
    expect(page).toContain('import apiPage from "@generated/api-reference/modules/tree-view/tree-view.js";');
    const source = read('.docusaurus/api-reference/modules/tree-view/tree-view.js');
    expect(source).toContain(
      '__STATIC_CONTENT__ ? require("@generated/api-reference/data/x/api/tree-view/tree-view.json") : undefined',
    );
    expect(source).toMatch(/id: "[0-9a-f]{8}"/);
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

  it('are made anew when a guide changes what they show of it, and not for other edits', async () => {
    const again = preparing();
    const titled = (title: string) => [`title: ${title}`, 'productId: x-tree-view', 'components: [TreeView]'];
    const page = 'docs/api/tree-view/tree-view/index.mdx';
    writeGuide('a', ...titled('A'));
    await again();
    write(page, `${TEMPLATE_MARK} as it was`);
    writeGuide('a', ...titled('A'), 'description: Says more.');
    await again();
    expect(read(page)).toContain('as it was');
    writeGuide('a', ...titled('B'));
    await again();
    expect(read(page)).toContain('{"title":"B","href":"/x/a/"}');
    write(page, `${TEMPLATE_MARK} as it was`);
    write('docs/a/index.mdx', `${read('docs/a/index.mdx')}\n\n## A new heading`);
    await again();
    // Comments of the packages may link to it.
    expect(read(page)).toContain('{"title":"B","href":"/x/a/"}');
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
    await expect(prepare()).resolves.toBeUndefined();
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
  const empty: Extraction = {components: [], interfaces: [], events: [], selectors: [], types: {}, notices: []};
  const request = {packages: documentedPackages(), groups: options.pages};
  const other = {...request, groups: []};
  const extract = jest.fn(() => Promise.resolve([empty]));

  it('is keyed by versions and by what is asked for', () => {
    const key = EXTRACTIONS.keyOf(request);
    const packages = request.packages.map((source) => ({...source, version: '0.0.0'}));
    expect(EXTRACTIONS.keyOf({...request})).toBe(key);
    expect(EXTRACTIONS.keyOf(other)).not.toBe(key);
    expect(EXTRACTIONS.keyOf({...request, packages})).not.toBe(key);
  });

  it('keeps one extraction, and survives nonsense and a folder that cannot be written to', async () => {
    const folder = path.join(siteFolder, 'cache');
    await EXTRACTIONS.answers([other], extract, folder);
    await EXTRACTIONS.answers([request], extract, folder);
    expect(extract).toHaveBeenCalledTimes(2);
    EXTRACTIONS.keepOnly([request], folder);
    const [file = '', ...others] = readdirSync(folder);
    expect(others).toEqual([]);
    expect(await EXTRACTIONS.answers([request], extract, folder)).toEqual([empty]);
    expect(extract).toHaveBeenCalledTimes(2);
    write(`cache/${file}`, '{"components": 1');
    expect(await EXTRACTIONS.answers([request], extract, folder)).toEqual([empty]);
    expect(extract).toHaveBeenCalledTimes(3);
    write('file', '');
    expect(await EXTRACTIONS.answers([other], extract, path.join(siteFolder, 'file'))).toEqual([empty]);
  });

  it('answers within a second', async () => {
    await loadExtraction(options.pages, cacheFolder);
    const start = performance.now();
    expect((await loadExtraction(options.pages, cacheFolder)).isFresh).toBe(false);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
