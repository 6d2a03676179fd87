import {pageIdentity} from '../../src/site/identity';
import {readablePages} from './builtPages';
import {leadsOn, select, valuesOf, type BuiltPage} from './pageTree';
import {documentTitles} from './pageRules';
import {fixturePage, testRule} from './rule';

function metaProblems(page: BuiltPage, name: string, wanted: string | null): string[] {
  const [value] = valuesOf(select(page, 'meta', {name}), 'content');
  return value === wanted ? [] : [`${name} is ${value}, not ${wanted}`];
}

/** A page of a product names it in meta tags and in its title. */
function identityProblems(page: BuiltPage): string[] {
  const {productId, productName, categoryId} = pageIdentity(page.route);
  const titles = documentTitles(page);
  const isNamed = titles.length === 1 && titles[0]?.includes(productName ?? '');
  return [
    ...metaProblems(page, 'docs:product', productId),
    ...metaProblems(page, 'docs:category', categoryId),
    ...(isNamed ? [] : [`no ${productName} in the titles ${JSON.stringify(titles)}`]),
  ];
}

/** A page has one canonical URL, because search engines find it at several URLs. */
function canonicalProblems(page: BuiltPage): string[] {
  const paths = valuesOf(select(page, 'link', {rel: 'canonical'}), 'href').map((href) => new URL(href).pathname);
  return paths.join() === page.route ? [] : [`canonical paths ${JSON.stringify(paths)}`];
}

/** Pages of products, without the redirects of groups. */
function productPages(): BuiltPage[] {
  return readablePages().filter(({route}) => pageIdentity(route).productId !== null);
}

export function identityTests(): void {
  testRule('a page says its canonical URL', {
    rule: canonicalProblems,
    pages: () => readablePages().filter((page) => page.route.endsWith('/') && !leadsOn(page)),
    least: 9,
    planted: [
      [fixturePage(''), ['canonical paths []']],
      [fixturePage('<link rel="canonical" href="https://a.b/">'), ['canonical paths ["/"]']],
    ],
    sound: [fixturePage('<link rel="canonical" href="https://a.b/x/fixture/">')],
  });

  testRule('a page says which product it belongs to', {
    rule: identityProblems,
    pages: productPages,
    least: 9,
    planted: [
      [
        fixturePage('<title>Overview</title><meta name="docs:product" content="x-charts">', '/x/react-tree-view/'),
        [
          'docs:product is x-charts, not x-tree-view',
          'docs:category is undefined, not x',
          'no Tree View in the titles ["Overview"]',
        ],
      ],
    ],
  });
}
