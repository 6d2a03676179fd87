import {
  inLanguage,
  canonicalPath,
  urlMeant,
  hasStandardLayout,
  inVersion,
  productOfPath,
  publishedPath,
  readLanguage,
  readVersion,
} from '../../../src/site/paths';
import {rowsTest} from '../../rowsTest';

describe('readLanguage', () => {
  rowsTest(
    'the language of a path is its first segment',
    [
      ['/x/react-charts/', 'en', '/x/react-charts/'],
      ['/en/x/react-charts/', 'en', '/x/react-charts/'],
      ['/zh/x/react-charts/#api', 'zh', '/x/react-charts/#api'],
      ['/zh', 'zh', '/'],
      ['/zh/', 'zh', '/'],
      ['/zh?a=b', 'zh', '/?a=b'],
      ['/zh#top', 'zh', '/#top'],
      ['/zh//example.com/', 'zh', '/example.com/'],
      ['/', 'en', '/'],
    ],
    (path, userLanguage, rest) => {
      expect(readLanguage(path)).toEqual({userLanguage, path: rest});
    },
  );

  rowsTest(
    'a first segment that is no accepted language is part of the path',
    ['/de/x/', '/xx/x/', '/ZH/x/', '/zhx/x/', '/x/zh/', '/e/x/'],
    (path) => {
      expect(readLanguage(path)).toEqual({userLanguage: 'en', path});
    },
  );

  rowsTest(
    'paths of the blog are left as they are',
    ['/blog/', '/blog', '/blog/post/', '/zh/blog/', '/zh/blog', '/zh/blog/post/#a', '/en/blog?q=1'],
    (path) => {
      expect(readLanguage(path)).toEqual({userLanguage: 'en', path});
    },
  );

  test('a page whose name only begins like the blog has languages', () => {
    expect(readLanguage('/zh/blogging/')).toEqual({userLanguage: 'zh', path: '/blogging/'});
  });
});

describe('canonicalPath', () => {
  rowsTest(
    'is the path without language, hash, query and slash',
    [
      ['/', '/'],
      ['/zh/', '/'],
      ['/x/react-charts/', '/x/react-charts'],
      ['/x/react-charts', '/x/react-charts'],
      ['/x/react-charts//', '/x/react-charts'],
      ['/x/react-charts/#bars', '/x/react-charts'],
      ['/x/react-charts#bars', '/x/react-charts'],
      ['/x/react-charts/?a=/b/#c', '/x/react-charts'],
      ['/#api', '/'],
      ['/zh/x/react-charts/#bars', '/x/react-charts'],
      ['/api/button/', '/api-docs/button'],
      ['/api', '/api-docs'],
      ['/api/', '/api-docs'],
      ['/api#a', '/api-docs'],
      ['/zh/api/button/', '/api-docs/button'],
      ['/api-docs/button/', '/api-docs/button'],
      ['/apis/', '/apis'],
      ['/x/api/charts/bar-chart/', '/x/api/charts/bar-chart'],
      ['/zh/blog/post/', '/zh/blog/post'],
    ],
    (path, canonical) => {
      expect(canonicalPath(path)).toBe(canonical);
    },
  );

  rowsTest('that of a canonical path is itself', ['/zh/x/react-charts/#bars', '/api/button/', '/'], (path) => {
    const once = canonicalPath(path);
    expect(canonicalPath(once)).toBe(once);
  });
});

rowsTest(
  'a page is published with a slash at its end',
  [
    ['/x/react-charts', '/x/react-charts/'],
    ['/x/react-charts/', '/x/react-charts/'],
    ['/', '/'],
  ],
  (path, published) => {
    expect(publishedPath(path)).toBe(published);
  },
);

describe('versions', () => {
  rowsTest(
    'a path says which version it is of',
    [
      ['/x/react-charts/bars/', undefined, '/x/react-charts/bars/'],
      ['/x/6/react-charts/bars/', '6', '/x/react-charts/bars/'],
      ['/zh/x/6/react-charts/bars/#api', '6', '/x/react-charts/bars/#api'],
      ['/x/6.1/introduction/', '6.1', '/x/introduction/'],
      ['/x/6/', '6', '/x/'],
      ['/x/6', '6', '/x'],
      ['/x/6?a=b', '6', '/x?a=b'],
      ['/x/6a/', undefined, '/x/6a/'],
      ['/x/.6/', undefined, '/x/.6/'],
      ['/6/x/', undefined, '/6/x/'],
      ['/', undefined, '/'],
    ],
    (path, version, rest) => {
      expect(readVersion(path)).toEqual({version, path: rest});
    },
  );

  rowsTest(
    'a path leads to the same page of a version',
    [
      ['/x/react-charts/#api', '6', '/x/6/react-charts/#api'],
      ['/x/react-charts/', undefined, '/x/react-charts/'],
      ['/x#api', '6', '/x/6#api'],
      ['/x', '6', '/x/6'],
      ['/x-files/', '6', '/x-files/'],
      ['#api', '6', '#api'],
      ['https://example.org/x/', '6', 'https://example.org/x/'],
    ],
    (path, version, versioned) => {
      expect(inVersion(path, version)).toBe(versioned);
    },
  );
});

describe('productOfPath', () => {
  rowsTest(
    'a path belongs to a product and its category',
    [
      ['/material-ui/react-button/', 'material-ui', 'core'],
      ['/joy-ui/', 'joy-ui', 'core'],
      ['/base-ui/', 'base-ui', 'core'],
      ['/system/', 'system', 'core'],
      ['/x/introduction/', 'x', 'x'],
      ['/x', 'x', 'x'],
      ['/x/react-data-grid/filtering/', 'x-data-grid', 'x'],
      ['/x/api/data-grid/data-grid/', 'x-data-grid', 'x'],
      ['/x/react-date-pickers/', 'x-date-pickers', 'x'],
      ['/x/api/date-pickers/date-picker/', 'x-date-pickers', 'x'],
      ['/x/react-charts/bars/', 'x-charts', 'x'],
      ['/x/api/charts/bar-chart/', 'x-charts', 'x'],
      ['/x/react-tree-view/#api', 'x-tree-view', 'x'],
      ['/x/6/react-charts/bars/', 'x-charts', 'x'],
      ['/zh/x/6/api/data-grid/data-grid/', 'x-data-grid', 'x'],
      ['/x/6/', 'x', 'x'],
      ['/zh/x/api/tree-view/tree-item/', 'x-tree-view', 'x'],
      ['/toolpad/', 'toolpad', 'toolpad'],
      ['/docs/', 'docs', 'docs'],
      ['/versions/', 'docs', 'docs'],
      ['/production-error/?code=1', 'docs', 'docs'],
      ['/playground/', 'docs', 'docs'],
    ],
    (path, productId, categoryId) => {
      expect(productOfPath(path)).toEqual({productId, categoryId});
    },
  );

  rowsTest('other paths belong to none', ['/', '/xylophone/', '/unknown/', '/x-files/'], (path) => {
    expect(productOfPath(path)).toEqual({productId: null, categoryId: null});
  });

  test('a page whose name only begins like a product is no page of it', () => {
    expect(productOfPath('/x/react-charts-pro/').productId).toBe('x');
  });
});

rowsTest(
  'every page but the playground has the standard layout',
  [
    ['/playground', false],
    ['/playground/', false],
    ['/zh/playground/#code', false],
    ['/playground/data-grid/', true],
    ['/playgrounds/', true],
    ['/x/react-date-pickers/playground/', true],
    ['/', true],
  ],
  (path, expected) => {
    expect(hasStandardLayout(path)).toBe(expected);
  },
);

rowsTest(
  'a URL without a page means the page in the usual form',
  [
    ['/en', '/'],
    ['/en/', '/'],
    ['/en/versions/', '/versions/'],
    ['/api', '/x/api'],
    ['/api/data-grid/data-grid/', '/x/api/data-grid/data-grid/'],
    ['/api-docs/charts/', '/x/api/charts/'],
    ['/zh/api/charts/', '/zh/x/api/charts/'],
    ['/en//example.com/', '/example.com/'],
    ['/x//react-charts/bars/index.html', '/x/react-charts/bars/'],
    ['/X/React-Charts/Bars/', '/x/react-charts/bars/'],
    ['/ZH/x/react-charts/', '/zh/x/react-charts/'],
    ['/x/react-charts.html', '/x/react-charts/'],
    ['/x/react-charts/ \u00a0', '/x/react-charts/'],
    ['/404.html', undefined],
    ['/.html', '/'],
    ['/zh/404.html', undefined],
    ['/En/x%2F', undefined],
    ['/api/charts\u0000/', undefined],
    ['/en/中文/', undefined],
    ['/en/en/x/react-charts/', undefined],
    ['/zh/en/x/react-charts/', undefined],
    ['/x/nowhere/', undefined],
    ['/zh/nowhere/', undefined],
    ['/apis/', undefined],
    ['/%zz/', undefined],
    ['/', undefined],
  ],
  (path, meant) => {
    expect(urlMeant(path)).toBe(meant);
  },
);

test.each([
  ['/x/react-charts/', 'zh', '/zh/x/react-charts/'],
  ['/zh/x/react-charts/?a=b#api', 'en', '/x/react-charts/?a=b#api'],
  ['/zh/', 'zh', '/zh/'],
  ['/', 'zh', '/zh/'],
  ['/zh', 'en', '/'],
])('%s in %s is %s', (path, language, expected) => {
  expect(inLanguage(path, language)).toBe(expected);
});
