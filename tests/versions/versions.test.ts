import {installedVersion} from '../../src/node/project';
import {attributeOf, elementsBelow, textOf} from '../../src/node/builtPages';
import {CUT_VERSION, NEXT_RELEASE} from '../sites/versionsSite';
import {canonicalOf, exists, inside, linksOf, read, readJson, readPage} from './versionsSite';

/** A site whose version 6 was cut, and that went on: another demo, a page gone, a page added, another major of the package. */

const HOST = 'https://mui.com';
const THEN = installedVersion('@mui/x-tree-view');

interface ComponentData {
  readonly packageVersion: string;
  readonly props: readonly {
    readonly name: string;
    readonly description: unknown;
    readonly demos: readonly {href: string}[];
  }[];
}

describe('cutting a version', () => {
  it('lists it, and keeps pages, demos, sidebars and API', () => {
    expect(readJson('versions.json')).toEqual([CUT_VERSION]);
    expect(read('versioned_docs/version-6/react-tree-view/Basic.tsx')).toContain('Branch of then');
    expect(read('versioned_sidebars/version-6-sidebars.json')).toContain('/x/react-tree-view/gone');
    expect(exists('versioned_api/version-6/modules/tree-view/tree-item.js')).toBe(true);
  });

  it('prints the tables that are made from the installed packages', () => {
    const page = read('versioned_docs/version-6/introduction/index.mdx');
    expect(page).toMatch(/^\| Korean \(South Korea\) \| `koKR` \| \d+ of \d+ \|/m);
    expect(page).not.toContain('<LocaleTable');
    expect(readPage('/x/6/introduction/').text).toContain('Korean (South Korea)');
  });

  it('leads the API pages of every language to what was kept', () => {
    for (const folder of ['versioned_docs', 'i18n/zh/docusaurus-plugin-content-docs']) {
      const page = read(`${folder}/version-6/api/tree-view/tree-item/index.mdx`);
      expect(page).toContain('"@site/versioned_api/version-6/modules/tree-view/tree-item.js"');
      expect(page).not.toMatch(/@generated|"\/x\/(?!6\/)/);
    }
  });
});

describe('pages and demos', () => {
  const then = readPage('/x/6/react-tree-view/');
  const now = readPage('/x/react-tree-view/');

  it('are those of their day', () => {
    expect(then.text).toMatch(/The text of then.*Branch of then/);
    expect(then.text).not.toMatch(/(?:text|Branch) of now/);
    expect(now.text).toMatch(/The text of now.*Branch of now/);
    expect(now.text).not.toMatch(/(?:text|Branch) of then/);
  });

  it('come and go', () => {
    expect(['/x/6/react-tree-view/gone/', '/x/react-tree-view/gone/'].map((url) => exists(`build${url}`))).toEqual([
      true,
      false,
    ]);
    expect(['/x/6/react-tree-view/added/', '/x/react-tree-view/added/'].map((url) => exists(`build${url}`))).toEqual([
      false,
      true,
    ]);
  });

  it('have the sources of their demos beside them', () => {
    expect(read('build/x/6/react-tree-view/Basic.tsx')).toContain('Branch of then');
    expect(read('build/x/react-tree-view/Basic.tsx')).toContain('Branch of now');
    // Inside <noscript>, whose content is text for a browser with scripts.
    expect(then.html).toContain('/x/6/react-tree-view/Basic.tsx');
  });

  it('print the versions of the packages of their day', () => {
    expect(readPage('/x/6/introduction/').text).toContain(`The packages are of version ${THEN}.`);
    expect(readPage('/x/introduction/').text).toContain(`The packages are of version ${NEXT_RELEASE}.`);
  });

  it('link inside their version, and where a link says so into another', () => {
    expect(then.links).toContain('/x/6/react-tree-view/gone/');
    const start = readPage('/x/6/introduction/').links;
    expect(start).toContain('/x/6/react-tree-view/');
    expect(start).not.toContain('/x/react-tree-view/');
    expect(now.links).toEqual(expect.arrayContaining(['/x/react-tree-view/added/', '/x/6/react-tree-view/gone/']));
  });

  it('say their version', () => {
    const versions = [then, now].map(({html}) =>
      [...html.matchAll(/\bdocs-version-([\w-]+)/g)].map(([, name]) => name),
    );
    expect(versions).toEqual([[CUT_VERSION], ['current']]);
  });
});

describe('the sidebar', () => {
  const sidebar = inside(readPage('/x/6/react-tree-view/kept/'), 'theme-doc-sidebar-container');

  it('is that of the version', () => {
    const links = linksOf(sidebar).filter((href) => href.startsWith('/x/'));
    expect(links).toEqual(
      expect.arrayContaining(['/x/6/react-tree-view/', '/x/6/react-tree-view/gone/', '/x/6/api/tree-view/tree-item/']),
    );
    expect(links.filter((href) => !href.startsWith('/x/6/'))).toEqual([]);
  });

  it('names the product, the version, and the plan of a page', () => {
    const text = sidebar[0] ? textOf(sidebar[0]) : '';
    expect(text).toContain('Tree View');
    expect(text).toContain('Tree Viewv6Overview');
    const plan = sidebar[0] && elementsBelow(sidebar[0]).find((element) => attributeOf(element, 'data-plan') === 'pro');
    expect(plan && attributeOf(plan, 'aria-label')).toBe('Pro plan');
  });

  it('of the current version has no page of another', () => {
    const links = linksOf(inside(readPage('/x/react-tree-view/kept/'), 'theme-doc-sidebar-container'));
    expect(links).toContain('/x/react-tree-view/added/');
    expect(links.filter((href) => href.startsWith('/x/6/'))).toEqual([]);
  });
});

describe('the API', () => {
  const data = (url: string): ComponentData => readJson(`build${url}`);
  const children = ({props}: ComponentData) => JSON.stringify(props.find(({name}) => name === 'children')?.description);

  it('is that of the packages of its day', () => {
    const then = data('/x/6/api/tree-view/tree-view.json');
    const now = data('/x/api/tree-view/tree-view.json');
    expect([then.packageVersion, now.packageVersion]).toEqual([THEN, NEXT_RELEASE]);
    expect(children(then)).toContain('The content of the component.');
    expect(children(now)).toContain('The items of the next major.');
  });

  it('is in the pages', () => {
    const then = readPage('/x/6/api/tree-view/tree-view/');
    expect(then.text).toContain('The content of the component.');
    expect(then.text).toContain(THEN);
    const now = readPage('/x/api/tree-view/tree-view/');
    expect(now.text).toContain('The items of the next major.');
    expect(now.text).toContain(NEXT_RELEASE);
  });

  it('and the guides of a version lead to each other', () => {
    const page = readPage('/x/6/api/tree-view/tree-view/');
    expect(page.links).toEqual(expect.arrayContaining(['/x/6/react-tree-view/', '/x/6/react-tree-view/#Basic']));
    expect(page.links.filter((href) => /^\/x\/(?!6\/)/.test(href))).toEqual([]);
    const guide = readPage('/x/6/react-tree-view/');
    expect(guide.links).toContain('/x/6/api/tree-view/tree-item/');
    expect(guide.links).not.toContain('/x/api/tree-view/tree-item/');
    const props = data('/x/6/api/tree-view/tree-view.json').props.flatMap(({demos}) => demos.map(({href}) => href));
    expect([...new Set(props)]).toEqual(['/x/6/react-tree-view/#Basic']);
  });
});

describe('an older page', () => {
  const banner = (url: string) => linksOf(inside(readPage(url), 'theme-doc-version-banner'));

  it('says so and leads to the same page of the current version', () => {
    expect(banner('/x/6/react-tree-view/kept/')).toEqual(['/x/react-tree-view/kept/']);
    expect(banner('/x/6/api/tree-view/tree-item/')).toEqual(['/x/api/tree-view/tree-item/']);
    const [element] = inside(readPage('/x/6/introduction/'), 'theme-doc-version-banner');
    expect(element && textOf(element).replace(/\s+/g, ' ')).toBe(
      'This is documentation for MUI X v6, which is no longer actively maintained. For up-to-date documentation, see the latest version (v7).',
    );
  });

  it('that is gone leads to where its product begins', () => {
    expect(banner('/x/6/react-tree-view/gone/')).toEqual(['/x/react-tree-view/']);
  });

  it('names the current one as canonical, once, where there is one', () => {
    expect(canonicalOf(readPage('/x/6/react-tree-view/kept/'))).toEqual([`${HOST}/x/react-tree-view/kept/`]);
    expect(canonicalOf(readPage('/x/6/react-tree-view/gone/'))).toEqual([`${HOST}/x/6/react-tree-view/gone/`]);
    expect(canonicalOf(readPage('/x/react-tree-view/kept/'))).toEqual([`${HOST}/x/react-tree-view/kept/`]);
  });

  it('is all that says so', () => {
    expect(banner('/x/react-tree-view/kept/')).toEqual([]);
    expect(read('build/x/react-tree-view/kept/index.html')).not.toContain('theme-doc-version-badge');
  });
});

describe('what lists pages', () => {
  it.each([
    ['the search', 'x/search-index/names.json'],
    ['the sitemap', 'sitemap.xml'],
    ['llms.txt', 'llms.txt'],
    ['llms-full.txt', 'llms-full.txt'],
    ['the list of the product', 'x/react-tree-view/llms.txt'],
  ])('%s has the current version alone', (_case, file) => {
    const text = read(`build/${file}`);
    expect(text).toContain('/x/react-tree-view/added');
    // A page may link to an older one.
    expect(text.replaceAll('/x/6/react-tree-view/gone/', '')).not.toContain('/x/6/');
  });

  it('an older page is there as Markdown, with its own demo', () => {
    const text = read('build/x/6/react-tree-view.md');
    expect(text).toContain('The text of then');
    expect(text).toContain('Branch of then');
    expect(text).toContain('product: "Tree View"');
  });
});

it('URLs of a version and of its groups lead to pages of it', () => {
  const lines = read('build/_redirects').split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^\/x\/6\/ +\/x\/6\/introduction\/ +301$/),
      expect.stringMatching(/^\/x\/6\/react-tree-view-group\/ +\/x\/6\/react-tree-view\/ +301$/),
    ]),
  );
  expect(read('build/x/6/react-tree-view-group/index.html')).toContain('/x/6/react-tree-view/');
});
