import {readSettings} from '../../src/node/settings';
import {ACCEPTED_LANGUAGES, isListedLanguage, LISTED_LANGUAGES} from '../../src/site/languages';
import {outlinesIn} from './builtPages';
import {BUILT_FILES, readBuilt} from './builtFiles';
import {select, valuesOf, type PageOutline} from './pageTree';
import {fixturePage, testRule} from './rule';

function isForUnknownUrls({route}: PageOutline): boolean {
  return route.endsWith('404.html');
}

function isHidden(page: PageOutline): boolean {
  return valuesOf(select(page, 'meta', {name: 'robots'}), 'content').some((value) => value.includes('noindex'));
}

/** The page for unknown URLs is not for search engines, and names no URL as its own or as that of another language. */
function unknownUrlProblems(page: PageOutline): string[] {
  const named = [
    ...valuesOf(select(page, 'link', {rel: 'canonical'}), 'href'),
    ...valuesOf(select(page, 'link', {rel: 'alternate'}), 'hreflang'),
    ...valuesOf(select(page, 'meta', {property: 'og:url'}), 'content'),
  ];
  return [...(isHidden(page) ? [] : ['is offered to search engines']), ...named.map((url) => `names ${url}`)];
}

/** A page of a language that is not listed is not for search engines. */
function unlistedProblems(page: PageOutline): string[] {
  return isHidden(page) ? [] : ['is offered to search engines'];
}

export function searchEngineTests(): void {
  testRule('the pages for unknown URLs are not offered to search engines', {
    rule: unknownUrlProblems,
    pages: () => ACCEPTED_LANGUAGES.flatMap(outlinesIn).filter(isForUnknownUrls),
    least: ACCEPTED_LANGUAGES.length,
    planted: [
      [fixturePage(''), ['is offered to search engines']],
      [
        fixturePage(
          '<meta name="robots" content="noindex"><link rel="canonical" href="/a/"><link rel="alternate" hreflang="en" href="/b/"><meta property="og:url" content="/c/">',
        ),
        ['names /a/', 'names en', 'names /c/'],
      ],
    ],
    sound: [fixturePage('<meta name="robots" content="noindex">')],
  });

  testRule('pages of languages that are not listed are not offered to search engines', {
    rule: unlistedProblems,
    pages: () => ACCEPTED_LANGUAGES.filter((language) => !isListedLanguage(language)).flatMap(outlinesIn),
    least: 100,
    planted: [[fixturePage(''), ['is offered to search engines']]],
  });

  test('robots.txt names the sitemaps of the listed languages by their whole URLs', () => {
    const {SITE_URL} = readSettings(process.env);
    const listed = [...readBuilt('robots.txt').matchAll(/^Sitemap: (.+)$/gm)].map(([, url = '']) => new URL(url));
    expect(listed).toHaveLength(LISTED_LANGUAGES.length);
    expect(listed.filter(({origin, pathname}) => origin !== SITE_URL || !BUILT_FILES.has(pathname.slice(1)))).toEqual(
      [],
    );
    expect(readBuilt('robots.txt')).not.toContain('Disallow');
  });
}
