import {DEFAULT_LANGUAGE, LISTED_LANGUAGES} from '../../../src/site/languages';

/**
 * The text of `robots.txt`, which names the sitemap of each listed language.
 *
 * @param url of the site, without its path: `https://mui.com`
 * @param baseUrl path the site is served under
 */
export function robotsFile(url: string, baseUrl: string): string {
  const sitemaps = LISTED_LANGUAGES.map((language) => (language === DEFAULT_LANGUAGE ? '' : `${language}/`));
  return [
    'User-agent: *',
    'Allow: /',
    '',
    ...sitemaps.map((folder) => `Sitemap: ${url}${baseUrl}${folder}sitemap.xml`),
    '',
  ].join('\n');
}
