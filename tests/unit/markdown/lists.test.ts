import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {productList, siteList} from '../../../plugins/markdown/node/llms';
import {pageOrder} from '../../../plugins/markdown/node/pageOrder';
import {markdownPath} from '../../../plugins/markdown/markdownPath';
import {validateOptions} from '../../../plugins/markdown/options';
import {PICTURED_PRODUCTS, SOCIAL_IMAGE_SIZE, socialImage} from '../../../plugins/markdown/socialImage';
import {siteData, structuredData, type DescribedPage} from '../../../plugins/markdown/structuredData';
import {PROJECT_ROOT} from '../../../src/node/project';

test.each([
  ['/x/react-charts/bars/', '/', '/x/react-charts/bars.md'],
  ['/x/react-charts/bars', '/', '/x/react-charts/bars.md'],
  ['/x/react-charts/bars/?a=b#c', '/', '/x/react-charts/bars.md'],
  ['/zh/x/react-charts/', '/zh/', '/zh/x/react-charts.md'],
  ['/', '/', undefined],
  ['/zh/', '/zh/', undefined],
])('the Markdown of %s, from %s, is at %s', (route, baseUrl, url) => {
  expect(markdownPath(route, baseUrl)).toBe(url);
});

const bars = {title: 'Bars [beta]', description: 'Shows\nbars.', url: 'https://a.example/x/react-charts/bars.md'};

test('a list names each page with a link and a sentence', () => {
  const charts = {name: 'Charts', listUrl: 'https://a.example/x/react-charts/llms.txt', pages: [bars]};
  const line = '- [Bars \\[beta\\]](https://a.example/x/react-charts/bars.md): Shows bars.';
  expect(productList('MUI X', charts)).toBe(`# MUI X: Charts\n\n## Pages\n\n${line}\n`);
  expect(siteList('MUI X', 'Components', [charts, {name: 'MUI X', pages: [{...bars, description: ''}]}])).toBe(
    [
      '# MUI X',
      '',
      '> Components',
      '',
      '## Charts',
      '',
      'The same list for this product alone: https://a.example/x/react-charts/llms.txt',
      '',
      line,
      '',
      '## MUI X',
      '',
      '- [Bars \\[beta\\]](https://a.example/x/react-charts/bars.md)',
      '',
    ].join('\n'),
  );
});

test('pages are in the order of the navigation, those of the current version alone', () => {
  const docs = [
    {id: 'a/index', permalink: '/x/a/'},
    {id: 'b/index', permalink: '/x/b/'},
  ];
  const sidebars = {
    x: [
      {type: 'category', items: [{type: 'doc', id: 'b/index'}]},
      {type: 'doc', id: 'a/index'},
    ],
  };
  const older = {isLast: false, docs: [{id: 'a/index', permalink: '/x/6/a/'}], sidebars};
  expect(pageOrder({loadedVersions: [{isLast: true, docs, sidebars}, older]})).toEqual(['/x/b/', '/x/a/']);
  expect(pageOrder(undefined)).toEqual([]);
});

test('an option that is none is named', () => {
  expect(validateOptions({options: {}})).toEqual({id: 'default'});
  expect(() => validateOptions({options: {pages: []}})).toThrow('[markdown] invalid options: "pages" is not allowed');
});

const page: DescribedPage = {
  title: 'Bars </script><b>',
  description: 'Shows bars.',
  url: 'https://a.example/x/react-charts/bars/',
  image: 'https://a.example/images/social/x-charts.png',
  language: 'en',
  productName: 'Charts',
  productUrl: 'https://a.example/x/react-charts/',
  site: {title: 'MUI X', url: 'https://a.example/'},
};

test('structured data leads from the site by way of the product to the page', () => {
  const {'@graph': graph} = JSON.parse(structuredData(page)) as {'@graph': Record<string, unknown>[]};
  expect(graph).toEqual([
    expect.objectContaining({'@type': 'TechArticle', headline: page.title, inLanguage: 'en', image: page.image}),
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        {'@type': 'ListItem', position: 1, name: 'MUI X', item: 'https://a.example/'},
        {'@type': 'ListItem', position: 2, name: 'Charts', item: 'https://a.example/x/react-charts/'},
        {'@type': 'ListItem', position: 3, name: page.title, item: page.url},
      ],
    },
  ]);
});

test('no text of a page can end the data block', () => {
  expect(structuredData(page)).not.toContain('<');
  expect(siteData({title: '</script>', url: 'https://a.example/'}, 'a')).not.toContain('<');
});

test('the first page of a product is no step on the way to itself', () => {
  const {'@graph': graph} = JSON.parse(structuredData({...page, url: page.productUrl ?? ''})) as {
    '@graph': {itemListElement?: unknown[]}[];
  };
  expect(graph[1]?.itemListElement).toHaveLength(2);
});

test('every product has its picture, in the size that is promised, and light', () => {
  const folder = path.join(PROJECT_ROOT, 'static/images/social');
  expect(readdirSync(folder).sort()).toEqual(PICTURED_PRODUCTS.map((id) => `${id}.png`).sort());
  for (const id of PICTURED_PRODUCTS) {
    const picture = readFileSync(path.join(PROJECT_ROOT, 'static', socialImage(id)));
    expect({width: picture.readUInt32BE(16), height: picture.readUInt32BE(20)}).toEqual(SOCIAL_IMAGE_SIZE);
    expect(picture.length).toBeLessThan(64_000);
  }
  expect(socialImage('docs')).toBe(socialImage('x'));
});
