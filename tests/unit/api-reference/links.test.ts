import {resolveLink} from '@site/plugins/api-reference/node/links';

describe('links of comments', () => {
  const pages = new Set(['/x/react-tree-view/', '/x/api/tree-view/tree-view/']);

  it.each([
    ['https://mui.com/x/react-tree-view/', '/x/react-tree-view/'],
    ['https://mui.com/x/react-tree-view', '/x/react-tree-view/'],
    ['http://mui.com/x/react-tree-view/#multi-selection', '/x/react-tree-view/#multi-selection'],
    ['/x/api/tree-view/tree-view/', '/x/api/tree-view/tree-view/'],
    ['https://mui.com/x/react-charts/', 'https://mui.com/x/react-charts/'],
    ['/material-ui/transitions/#a', 'https://mui.com/material-ui/transitions/#a'],
    ['https://mui.com', 'https://mui.com'],
    ['https://mui.community/x/react-tree-view/', 'https://mui.community/x/react-tree-view/'],
    ['http://reactcommunity.org/a/', 'http://reactcommunity.org/a/'],
    ['#rows', '#rows'],
  ])('leads %s to %s', (href, expected) => {
    expect(resolveLink(href, pages)).toBe(expected);
  });
});
