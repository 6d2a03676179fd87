import publishedLinks, {publishedLinksPlugin, resolveLink} from '../../../plugins/navigation/node/publishedLinks';

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
  ['/x/react-charts/bars/#api', undefined],
])('%s leads to %s', (url, target) => {
  expect(resolveLink(url, OPTIONS, PLACE)).toBe(target);
});

test('a page that never was is named with file and line', () => {
  expect(() => resolveLink('/x/react-tre-view/', OPTIONS, PLACE)).toThrow(
    '[navigation] docs/a/index.mdx:7: no page "/x/react-tre-view/". Did you mean "/x/react-tree-view"?',
  );
});

function paragraph(url: string): {children: unknown[]} {
  return {children: [{type: 'link', url, children: [{type: 'text', value: 'bars'}]}]};
}

test('a link to an unwritten page becomes its text, and a link again once the page is there', () => {
  const tree = {type: 'root', children: [{type: 'paragraph', ...paragraph('/x/react-charts/bars/')}]};
  publishedLinks(OPTIONS)(tree, {path: 'docs/a/index.mdx'});
  expect(tree.children[0]!.children).toEqual([{type: 'text', value: 'bars'}]);

  const written = {type: 'root', children: [{type: 'paragraph', ...paragraph('/x/react-charts/bars/')}]};
  publishedLinks({...OPTIONS, pages: ['/x/react-charts/bars']})(written, {path: 'docs/a/index.mdx'});
  expect(written.children[0]!.children).toMatchObject([{type: 'link', url: '/x/react-charts/bars/'}]);
});

test('links outside the docs are left alone', () => {
  const tree = {type: 'root', ...paragraph('https://example.org/x/y')};
  publishedLinks(OPTIONS)(tree, {path: 'docs/a/index.mdx'});
  expect(tree.children).toMatchObject([{url: 'https://example.org/x/y'}]);
});

test('as an option it says that pages changed, not which there are', () => {
  const [plugin, option] = publishedLinksPlugin(OPTIONS);
  expect(JSON.stringify(option)).not.toContain('react-tree-view');
  expect(publishedLinksPlugin({...OPTIONS, pages: []})[1]).not.toEqual(option);
  const tree = {type: 'root', children: [{type: 'paragraph', ...paragraph('/x/react-tree-view-group/')}]};
  plugin()(tree, {path: 'docs/a/index.mdx'});
  expect(tree.children[0]!.children).toMatchObject([{url: '/x/react-tree-view/getting-started/'}]);
});
