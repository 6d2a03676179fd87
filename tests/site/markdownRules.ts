import {BUILT_FILES, readBuilt} from './builtFiles';
import {attribute, elementsBelow, select, sourceOf, textOf, valuesOf, withAttribute, type BuiltPage} from './pageTree';

/** A page of the docs with its Markdown. */
export interface MarkdownPage {
  readonly route: string;
  readonly page: BuiltPage;
  /** Path of its Markdown from the build's root, as the page links it. */
  readonly file: string;
  readonly text: string;
  /** The text without fences. */
  readonly prose: string;
}

export function markdownPage(page: BuiltPage, file: string, text: string): MarkdownPage {
  return {route: page.route, page, file, text, prose: text.replace(/^( *)(`{3,}).*?^\1\2$/gms, '')};
}

/** Reads the Markdown of a page. */
export function readMarkdown(page: BuiltPage): MarkdownPage[] {
  const [url] = valuesOf(select(page, 'link', {rel: 'alternate', type: 'text/markdown'}), 'href');
  if (url === undefined) {
    return [];
  }
  const file = url.slice(1);
  return [markdownPage(page, file, BUILT_FILES.has(file) ? readBuilt(file) : '')];
}

const FRONT_MATTER = /^---\ntitle: ".+"\ndescription: ".+"\nurl: "https?:\/\/.+\/"\nproduct: ".+"\n---\n\n# /;

/** The Markdown of a page has the page's URL with `.md`. */
export function urlProblems({page, route, file, text, prose}: MarkdownPage): string[] {
  const heading = select(page, 'h1').map(textOf)[0]?.trim() ?? '?';
  const written = /^# (.+)$/m.exec(prose)?.[1]?.replace(/\\/g, '');
  return [
    ...(`/${file}` === route.replace(/\/$/, '.md') ? [] : [`its Markdown is at /${file}`]),
    ...(FRONT_MATTER.test(text) ? [] : [`/${file} begins with ${JSON.stringify(text.slice(0, 200))}`]),
    ...(written?.includes(heading.split(/\s/)[0] ?? '') ? [] : [`"${heading}" is called "${written}" in /${file}`]),
  ];
}

/** It has no HTML except line breaks in tables. */
export function tagProblems({prose}: MarkdownPage): string[] {
  const tags =
    prose.replace(/(?<!`)(`+)(?!`)[^\n]*?(?<!`)\1(?!`)/g, '').match(/(?<!\\)<\/?[a-z][^\s>:@]*(?:\s[^>]*)?>/gi) ?? [];
  return tags.filter((tag) => tag !== '<br>').map((tag) => `HTML in the Markdown: ${tag}`);
}

/** It has all headings of the page's table of contents. */
export function headingProblems({page, prose}: MarkdownPage): string[] {
  const content = page.elements.find((element) => attribute(element, 'class')?.includes('theme-doc-markdown'));
  const headings = (content ? elementsBelow(content) : [])
    .filter(({tagName}) => tagName === 'h2')
    .filter((element) => attribute(element, 'class')?.includes('anchor'))
    .map((heading) =>
      textOf(heading)
        .replace(/[\u200b`]/g, '')
        .trim(),
    );
  const written = [...prose.matchAll(/^## (.+)$/gm)].map(([, title = '']) => title.replace(/[\\`]/g, ''));
  const [ofPage, ofText] = [JSON.stringify(headings), JSON.stringify(written)];
  return ofPage === ofText ? [] : [`headings ${ofText} in the Markdown, ${ofPage} on the page`];
}

/** It has the code of all demos and playgrounds, and all rows of the API. */
export function contentProblems({page, text}: MarkdownPage): string[] {
  const playgrounds = withAttribute(page, 'data-playground');
  // Counts playgrounds instead of their stages, which may only be rendered when opened.
  const played = new Set(playgrounds.flatMap(elementsBelow));
  const stages = withAttribute(page, 'data-demo-preview').filter((stage) => !played.has(stage));
  // A live fence is a normal fence in the Markdown.
  const demos = playgrounds.length + stages.length - withAttribute(page, 'data-live-fence').length;
  const named = text.match(/^\*\*Demo:\*\* \[/gm)?.length ?? 0;
  const sources = text.match(/^export default function /gm)?.length ?? 0;
  const rows = valuesOf(page.elements, 'data-api-row').filter((name) => !text.includes(`| \`${name}\``));
  return [
    ...(named === demos ? [] : [`${named} demos in the Markdown, ${demos} on the page`]),
    ...(sources >= demos ? [] : [`the code of ${sources} demos in the Markdown, ${demos} on the page`]),
    ...rows.map((name) => `no row for ${name} in the Markdown`),
  ];
}

/** Its links are absolute URLs, so that they work outside of the site. */
export function linkProblems({prose}: MarkdownPage): string[] {
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, url = '']) => url)
    .filter((url) => !/^(?:https?:\/\/|mailto:)/.test(url))
    .map((url) => `the Markdown links to ${url}`);
}

/** A link has a space between it and the link or the code behind it, as the gap on the page. */
export function gapProblems({prose}: MarkdownPage): string[] {
  return [...prose.matchAll(/\[[^[\]\n]*\]\((?:\\.|[^\s\\)])+\)(?=[[`])/g)].map(([link]) => `no space behind ${link}`);
}

/** The structured data of a page. */
export function structuredData(page: BuiltPage): unknown[] {
  return select(page, 'script', {type: 'application/ld+json'}).map((script) => JSON.parse(sourceOf(script)) as unknown);
}

interface Article {
  readonly '@context'?: unknown;
  readonly '@graph'?: readonly {
    readonly '@type'?: unknown;
    readonly headline?: unknown;
    readonly itemListElement?: unknown;
  }[];
}

/** The structured data has the page and its breadcrumbs. */
export function structuredDataProblems({page}: MarkdownPage): string[] {
  const data = structuredData(page);
  if (data.length !== 1) {
    return [`${data.length} scripts with data for search engines`];
  }
  const {'@context': context, '@graph': graph = []} = data[0] as Article;
  const [article, way, ...others] = graph;
  const {headline} = article ?? {};
  const items = way?.itemListElement;
  const isCounted =
    Array.isArray(items) && items.every(({position}: {position?: unknown}, index) => position === index + 1);
  return [
    ...(context === 'https://schema.org' && others.length === 0 ? [] : ['no graph of an article and the way to it']),
    ...(article?.['@type'] === 'TechArticle' && typeof headline === 'string' && /\S/.test(headline)
      ? []
      : ['no article with a headline']),
    ...(way?.['@type'] === 'BreadcrumbList' && Array.isArray(items) && items.length > 0 ? [] : ['no way to the page']),
    ...(isCounted ? [] : ['no way that counts from 1']),
  ];
}
