import type {Root} from 'mdast';
import {contributions} from '../../../plugins/navigation/node/contributions';
import {keepLinkedPages} from '../../../plugins/navigation/node/linkedPages';
import publishedLinks, {publishedLinksPlugin, resolveLink} from '../../../plugins/navigation/node/publishedLinks';
import {fromEntries} from '../../../src/node/sidebars/fromEntries';

const OPTIONS = {
  pages: ['/x/react-tree-view'],
  groups: [{from: '/x/react-tree-view-group/', to: '/x/react-tree-view/getting-started/'}],
};
const PLACE = {file: 'docs/a/index.mdx', line: 7};

test.each([
  ['/x/react-tree-view/', '/x/react-tree-view/'],
  ['/x/react-tree-view', '/x/react-tree-view/'],
  ['/x/react-tree-view/#customization', '/x/react-tree-view/#customization'],
  ['/x/react-tree-view-group/', '/x/react-tree-view/getting-started/'],
])('%s leads to %s', (url, target) => {
  expect(resolveLink(url, OPTIONS, PLACE)).toBe(target);
});

test('a site that leaves pages out may keep links to them', () => {
  const options = {...OPTIONS, onMissingPages: 'ignore'} as const;
  expect(resolveLink('/x/react-charts/bars#api', options, PLACE)).toBe('/x/react-charts/bars/#api');
});

test('a page that never was is named with file and line', () => {
  expect(() => resolveLink('/x/react-tre-view/', OPTIONS, PLACE)).toThrow(
    '[navigation] docs/a/index.mdx:7: no page "/x/react-tre-view/". Did you mean "/x/react-tree-view"?',
  );
});

describe('with an older version', () => {
  const versioned = {
    ...OPTIONS,
    pages: ['/x/react-tree-view', '/x/react-tree-view/new'],
    versions: [
      {
        version: '5',
        pages: ['/x/react-tree-view', '/x/react-tree-view/old', '/x/react-tree-view/first'],
        groups: [{from: '/x/react-tree-view-group/', to: '/x/react-tree-view/first/'}],
      },
    ],
  };

  test.each([
    ['the same page of it', '/x/react-tree-view/#api', '/x/5/react-tree-view/#api'],
    ['a page that is gone', '/x/react-tree-view/old', '/x/5/react-tree-view/old/'],
    ['the first page that a group had', '/x/react-tree-view-group/', '/x/5/react-tree-view/first/'],
    ['a page that came later', '/x/react-tree-view/new/', '/x/react-tree-view/new/'],
  ])('a link of its pages leads to %s', (_case, url, target) => {
    expect(resolveLink(url, versioned, PLACE, '5')).toBe(target);
  });

  test('a link of any page may name it', () => {
    expect(resolveLink('/x/5/react-tree-view/old/#a', versioned, PLACE)).toBe('/x/5/react-tree-view/old/#a');
  });

  test.each([
    ['/x/5/react-tree-view/new/', 'no page "/x/5/react-tree-view/new/". Did you mean "/x/5/react-tree-view/old"?'],
    ['/x/4/react-tree-view/', '"/x/4/react-tree-view/" is of version "4", which is not listed. There are: 5.'],
  ])('what there is not is named: %s', (url, what) => {
    expect(() => resolveLink(url, versioned, PLACE)).toThrow(`[navigation] docs/a/index.mdx:7: ${what}`);
  });

  test('the file of a page tells its version, also where it is translated', () => {
    const files = [
      'versioned_docs/version-5/a/index.mdx',
      'i18n/zh/docusaurus-plugin-content-docs/version-5/a/index.mdx',
      'docs/a/index.mdx',
    ];
    const urls = files.map((file) => {
      const tree = {type: 'root', ...paragraph('/x/react-tree-view/')};
      publishedLinks(() => versioned)(tree as Root, {path: file});
      return (tree.children[0] as {url: string}).url;
    });
    expect(urls).toEqual(['/x/5/react-tree-view/', '/x/5/react-tree-view/', '/x/react-tree-view/']);
  });
});

test('without versions a link that names one stops the build', () => {
  expect(() => resolveLink('/x/4/', OPTIONS, PLACE)).toThrow(
    '"/x/4/" is of version "4", which is not listed. There is the current version alone.',
  );
});

function paragraph(url: string): {children: unknown[]} {
  return {children: [{type: 'link', url, children: [{type: 'text', value: 'bars'}]}]};
}

test('links outside the docs are left alone', () => {
  const tree = {type: 'root', ...paragraph('https://example.org/x/y')};
  publishedLinks(() => OPTIONS)(tree as Root, {path: 'docs/a/index.mdx'});
  expect(tree.children).toMatchObject([{url: 'https://example.org/x/y'}]);
});

test('as an option it says that pages changed, not which there are', () => {
  const [plugin, option] = publishedLinksPlugin(() => OPTIONS);
  expect(JSON.stringify(option)).not.toContain('react-tree-view');
  expect(publishedLinksPlugin(() => ({...OPTIONS, pages: []}))[1]).not.toEqual(option);
  const tree = {type: 'root', children: [{type: 'paragraph', ...paragraph('/x/react-tree-view-group/')}]};
  plugin()(tree as Root, {path: 'docs/a/index.mdx'});
  expect(tree.children[0]!.children).toMatchObject([{url: '/x/react-tree-view/getting-started/'}]);
});

test('a page that is added, moved or removed while the dev server runs is known at once', () => {
  const [[plugin]] = contributions({}).remarkPlugins as [ReturnType<typeof publishedLinksPlugin>];
  const transform = plugin();
  const link = (url: string) => () => transform({type: 'root', ...paragraph(url)} as Root, {path: 'docs/a/index.mdx'});
  const urls = ['/x/react-charts/new/', '/x/react-charts/bars/'];
  expect(link(urls[0]!)).toThrow('no page "/x/react-charts/new/"');
  expect(link(urls[1]!)).not.toThrow();
  keepLinkedPages(fromEntries([{pathname: '/x/react-charts/new', title: 'New'}]));
  expect(link(urls[0]!)).not.toThrow();
  expect(link(urls[1]!)).toThrow('no page "/x/react-charts/bars/"');
});
