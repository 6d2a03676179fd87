import {isUnreadable} from './builtPages';
import {BUILT_FILES, builtFiles, readBuilt} from './builtFiles';
import {
  attribute,
  elementsBelow,
  select,
  textOf,
  valuesOf,
  withAttribute,
  type BuiltPage,
  type Element,
} from './pageTree';

/** Pages without navigation around them. */
const WITHOUT_LAYOUT = ['/playground/'];

function isForUnknownUrls({route}: BuiltPage): boolean {
  return route.endsWith('404.html');
}

/** Names that occur more than once in a list. */
export function repeated(names: readonly string[]): string[] {
  const seen = new Set<string>();
  return names.filter((name) => seen.size === seen.add(name).size);
}

/** The description of a page, for search engines. */
function descriptionProblems(page: BuiltPage): string[] {
  const descriptions = valuesOf(select(page, 'meta', {name: 'description'}), 'content');
  const isOne = descriptions.length === 1 && /\S.{15,}/.test(descriptions[0]?.trim() ?? '');
  // Search engines do not list the page for unknown URLs.
  return isOne || isForUnknownUrls(page) ? [] : [`descriptions ${JSON.stringify(descriptions)}`];
}

/** The titles of a page, without those of the drawings in it. */
export function documentTitles(page: BuiltPage): string[] {
  const drawn = new Set(select(page, 'svg').flatMap(elementsBelow));
  const titles = select(page, 'title').filter((title) => !drawn.has(title));
  return titles.map(textOf);
}

/** A page has a title, a description and a language. */
export function identityProblems(page: BuiltPage): string[] {
  const titles = documentTitles(page);
  const [language = ''] = valuesOf(select(page, 'html'), 'lang');
  return [
    ...(titles.length === 1 && /\S/.test(titles[0] ?? '') ? [] : [`titles ${JSON.stringify(titles)}`]),
    ...descriptionProblems(page),
    ...(/^[a-z]{2}/.test(language) ? [] : [`language "${language}"`]),
  ];
}

/** A page has one heading of the first level. */
export function headingProblems(page: BuiltPage): string[] {
  const headings = select(page, 'h1').map((heading) => textOf(heading).trim());
  return headings.length === 1 && headings[0] !== '' ? [] : [`headings of the first level ${JSON.stringify(headings)}`];
}

/** Demos that differ on phones are in a page twice, of which one is seen. */
function shownOnDesktops(page: BuiltPage, elements: readonly Element[]): Element[] {
  const onPhones = withAttribute(page, 'data-screen').filter((demo) => attribute(demo, 'data-screen') === 'phone');
  const hidden = new Set(onPhones.flatMap(elementsBelow));
  return elements.filter((element) => !hidden.has(element));
}

/** A page has one main region, and navigation around it, each with a name of its own. */
export function regionProblems(page: BuiltPage): string[] {
  const mains = page.elements.filter((element) => element.tagName === 'main' || attribute(element, 'role') === 'main');
  const navigations = WITHOUT_LAYOUT.includes(page.route) ? undefined : shownOnDesktops(page, select(page, 'nav'));
  const names = navigations?.map((nav) => attribute(nav, 'aria-label') ?? attribute(nav, 'aria-labelledby') ?? '');
  return [
    ...(mains.length === 1 ? [] : [`${mains.length} main regions`]),
    ...(names?.length === 0 ? ['no navigation'] : []),
    ...(names?.includes('') ? ['a navigation without a name'] : []),
    ...repeated(names ?? []).map((name) => `two navigations named "${name}"`),
  ];
}

/** Ids are unique. */
export function idProblems({elements}: BuiltPage): string[] {
  return repeated(valuesOf(elements, 'id')).map((id) => `two elements with the id "${id}"`);
}

/** An image has alternative text, which may be empty. */
export function pictureProblems(page: BuiltPage): string[] {
  return select(page, 'img')
    .filter((image) => attribute(image, 'alt') === undefined)
    .map((image) => `no alternative text: ${attribute(image, 'src')}`);
}

/** All stylesheets of the build. */
let styles: string | undefined;

function isNamedInStyles(name: string): boolean {
  styles ??= builtFiles(/\.css$/)
    .map(readBuilt)
    .join('');
  return styles.includes(name);
}

/** A page preloads fonts, which exist and which its styles use. */
export function fontProblems(page: BuiltPage): string[] {
  const fonts = select(page, 'link', {rel: 'preload', as: 'font'});
  const problems = fonts.flatMap((font) => {
    const file = attribute(font, 'href') ?? '';
    const name = file.split('/').at(-1) ?? '';
    const isUsed = isNamedInStyles(name) || page.html.replaceAll(`href="${file}"`, '').includes(name);
    return [
      ...(BUILT_FILES.has(file.slice(1)) ? [] : [`the font ${file} does not exist`]),
      ...(isUsed ? [] : [`no style uses the font ${file}`]),
      ...(attribute(font, 'crossorigin') === undefined
        ? [`the font ${file} is loaded twice, for lack of crossorigin`]
        : []),
    ];
  });
  return fonts.length > 0 ? problems : ['no font is preloaded'];
}

/** The headings of a page's text go down one level at a time. */
export function levelProblems(page: BuiltPage): string[] {
  const [main] = select(page, 'main');
  // Headings inside demos do not count, since packages may render their own.
  const shown = new Set(withAttribute(page, 'data-demo-preview').flatMap(elementsBelow));
  const headings = main ? elementsBelow(main).filter((element) => !shown.has(element)) : [];
  const levels = headings.flatMap(({tagName}) => /^h([1-6])$/.exec(tagName)?.[1] ?? []).map(Number);
  const jump = levels.findIndex((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1);
  return jump === -1 ? [] : [`h${levels[jump - 1]} to h${levels[jump]}`];
}

/** Differences between the URLs of a sitemap and the pages without `noindex`. */
export function sitemapProblems(sitemap: string, pages: readonly BuiltPage[]): string[] {
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const indexed = pages
    .filter((page) => !isForUnknownUrls(page))
    .filter(
      (page) => !valuesOf(select(page, 'meta', {name: 'robots'}), 'content').some((value) => value.includes('noindex')),
    )
    .map(({route}) => route);
  return [
    ...listed
      .filter((route) => !indexed.includes(route) && !isUnreadable(route))
      .map((route) => `${route} is no page to list`),
    ...indexed.filter((route) => !listed.includes(route)).map((route) => `${route} is not listed`),
    ...repeated(listed).map((route) => `${route} is listed twice`),
  ];
}
