import {parse, serializeOuter} from 'parse5';
import {attributeOf, elementsBelow, findElement, type HtmlElement} from '../../../src/node/builtPages';
import {PluginError} from '../../../src/node/errors';
import {PAGE_TEXTS, textIn, type PageText} from '../texts';
import {escapeHtml} from '../../../src/text/escapeHtml';

/** The page's own rules. Its variables come from the site's stylesheet. */
const STYLES = `
.offline { box-sizing: border-box; max-inline-size: 40rem; margin: 0 auto; padding: 4rem 1.25rem; }
.offline img { display: block; inline-size: 40px; block-size: 40px; margin-block-end: 1.5rem; }
.offline h2 { margin-block: 2.5rem 0.75rem; }
.offline ul { margin: 0; padding: 0; list-style: none; border-block-start: 1px solid var(--site-hairline); }
.offline li { border-block-end: 1px solid var(--site-hairline); }
.offline li a { display: block; padding-block: 0.625rem; }
.offline .retry { display: inline-block; padding: 0.625rem 1rem; border-radius: var(--site-radius-control);
  color: var(--site-action-text); background: var(--site-action); text-decoration: none; font-weight: 600; }`;

export interface OfflinePageFacts {
  readonly title: string;
  /** URL of the logo. */
  readonly logo: string;
  /** The site's translations, by id. */
  readonly translations: Readonly<Record<string, string>>;
}

export interface OfflinePage {
  readonly html: string;
  /** The URLs of the stylesheets that it needs. */
  readonly stylesheets: readonly string[];
}

/**
 * The page that stands in for a page that is not cached. It takes its look from a page of the build: the stylesheets, and the
 * inline scripts that set the reader's mode and direction, which the site's policy allows by their hashes. It loads no script, so
 * that it works in the place of any page.
 *
 * @param model HTML of any page of the build
 * @throws PluginError when that page has no stylesheet
 */
export function offlinePage(model: string, {title, logo, translations}: OfflinePageFacts): OfflinePage {
  const document = parse(model);
  const root = findElement(document, ({tagName}) => tagName === 'html');
  const elements = elementsBelow(document);
  const styles = elements.filter(
    (element) => element.tagName === 'link' && attributeOf(element, 'rel') === 'stylesheet',
  );
  if (styles.length === 0) {
    throw new PluginError('offline', 'the page for unknown URLs names no stylesheet, so that none can be kept.');
  }
  const isInline = (element: HtmlElement): boolean =>
    element.tagName === 'script' && !['src', 'type'].some((name) => attributeOf(element, name) !== undefined);
  const isNeeded = (element: HtmlElement): boolean =>
    element.tagName === 'meta' && attributeOf(element, 'name') === 'theme-color';
  const html = (parts: readonly HtmlElement[]): string => parts.map((part) => serializeOuter(part)).join('\n');
  const text = (one: PageText): string => escapeHtml(textIn(translations, one));
  const {title: heading, explanation, retry, readable} = PAGE_TEXTS;
  const language = (root && attributeOf(root, 'lang')) ?? 'en';
  const direction = (root && attributeOf(root, 'dir')) ?? 'ltr';
  return {
    stylesheets: styles.flatMap((style) => attributeOf(style, 'href') ?? []),
    html: `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${escapeHtml(direction)}">
<head>
<meta charset="utf-8">
<title>${text(heading)} | ${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="${escapeHtml(logo)}">
${html(elements.filter(isNeeded))}
${html(styles)}
<style>${STYLES}
</style>
</head>
<body>
${html(elements.filter(isInline))}
<main class="offline">
<img src="${escapeHtml(logo)}" alt="${escapeHtml(title)}">
<h1>${text(heading)}</h1>
<p>${text(explanation)}</p>
<p><a class="retry" href="">${text(retry)}</a></p>
<section hidden><h2>${text(readable)}</h2><ul></ul></section>
</main>
</body>
</html>
`,
  };
}
