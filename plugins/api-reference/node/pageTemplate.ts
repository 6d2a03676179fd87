import {PLAYED_INTERFACES} from '../../../src/site/apiPages';
import {DEFAULT_LANGUAGE, type Language} from '../../../src/site/languages';
import {productName} from '../../../src/site/productNames';
import type {ProductId} from '../../../src/site/products';
import type {ApiIndexData, ApiSelector, ComponentApi, GuideLink, InterfaceApi} from '../types';
import {groupTitle, listText, templateText, type TemplateText} from './pageTemplateTexts';

/** Stands in every page this plugin writes, so that it never removes a page that it did not write. */
export const TEMPLATE_MARK = '{/* Written by plugins/api-reference from the installed packages. Changes are lost. */}';

/** What a page about one component or interface is written from, besides its data. */
export interface TemplateContext {
  /** One sentence on what it is; empty if nobody wrote one. */
  readonly summary: string;
  readonly guides: readonly GuideLink[];
  /** What the page gets its data by: `@generated/api-reference/sources/tree-view/tree-item.js` */
  readonly sourceModule: string;
  /** URL of the data for programs: `/x/api/tree-view/tree-item.json` */
  readonly data: string;
  /** The stable releases of the packages, the oldest first. */
  readonly releases?: readonly string[];
  /** The language of the headings; English if there is none. */
  readonly language?: Language;
}

/** The headings of a page in a language, with ids that are the same in all. */
function headingsIn(language: Language = DEFAULT_LANGUAGE): (level: 2 | 3, key: TemplateText, id: string) => string {
  return (level, key, id) => `${'#'.repeat(level)} ${templateText(language, key)} {/* #${id} */}`;
}

/** Says in another language what is in English. */
function languageNote(
  language: Language = DEFAULT_LANGUAGE,
  key: 'fromPackages' | 'summariesInEnglish' = 'fromPackages',
): string[] {
  const note = templateText(language, key);
  return note ? [note] : [];
}

/** The heading id of a page's playground. */
const PLAYGROUND_ID = 'playground';

interface Page {
  readonly title: string;
  readonly description: string;
  readonly productId: ProductId;
  /** Import lines of the page: what it uses, by the module it comes from. */
  readonly imports: Readonly<Record<string, string>>;
  readonly content: readonly string[];
}

function pageText({title, description, productId, imports, content}: Page): string {
  const used = content.flatMap((line) => /^<(Api\w+)/.exec(line)?.[1] ?? []);
  const theme = [...new Set(used)].map((component) => `import ${component} from '@theme/${component}';`);
  const others = Object.entries(imports).map(([name, source]) => `import ${name} from ${JSON.stringify(source)};`);
  return [
    [
      '---',
      `title: ${JSON.stringify(title)}`,
      `description: ${JSON.stringify(description)}`,
      `productId: ${JSON.stringify(productId)}`,
      'custom_edit_url: null',
      '---',
    ].join('\n'),
    TEMPLATE_MARK,
    [...theme, ...others].join('\n'),
    ...content,
    '',
  ].join('\n\n');
}

function importBlock({name, importPaths}: ComponentApi | InterfaceApi): string {
  const lines = importPaths.map((path) => `import { ${name} } from '${path}';`);
  return ['```tsx', ...lines, '```'].join('\n');
}

/** What the page's subject is, in one sentence; if nobody wrote one in the language, what the page has of it. */
function pageDescription(
  {name, packageName}: ComponentApi | InterfaceApi,
  {summary, language = DEFAULT_LANGUAGE}: TemplateContext,
  parts: readonly TemplateText[],
): string {
  const words = listText(
    language,
    parts.map((part) => templateText(language, part)),
  );
  return (
    templateText(language, 'summary', {summary}) ||
    templateText(language, 'pageDescription', {parts: words, name, package: packageName})
  );
}

/** An element with one value, written so that no text of a package can end it. */
function element(component: string, props: Readonly<Record<string, unknown>>): string {
  return `<${component} {...${JSON.stringify(props)}} />`;
}

/** Where the reader tries what the page is about; the playground plugin makes one of the element. */
function playground(name: string, heading: ReturnType<typeof headingsIn>): string[] {
  return [heading(2, 'playground', PLAYGROUND_ID), `<Playground component=${JSON.stringify(name)} />`];
}

/** The release that brought the page's subject, if the first stable one had it not. */
function sinceOf({since}: ComponentApi | InterfaceApi): Pick<ComponentApi, 'since'> {
  return since === undefined ? {} : {since};
}

/** What filters the rows, also by the release that brought them. */
function toolbar(releases: readonly string[] = []): string {
  const [from, to] = [releases[0], releases.at(-1)];
  return from === undefined || to === undefined ? '<ApiToolbar />' : `<ApiToolbar from="${from}" to="${to}" />`;
}

/** The heading id of a feature: `row-selection`. */
function featureId(title: string): string {
  return title.toLowerCase().replace(/[^a-z\d]+/g, '-');
}

/**
 * The MDX of a component's page. Its headings are plain Markdown, so that the table of contents has them; their ids are
 * those under which the sections were published. The rows come from theme components, which get the data on the server
 * only. What stands beside the rows and is small is hydrated, so that its links lead on without a reload.
 */
export function componentTemplate(api: ComponentApi, context: TemplateContext): string {
  const {guides, sourceModule, data, releases, language} = context;
  const heading = headingsIn(language);
  const {name, packageName, packageVersion, plan, productId, slots, classes, theme} = api;
  const parts: readonly TemplateText[] = [
    'props',
    ...(slots.length > 0 ? (['slotsInList'] as const) : []),
    ...(classes.length > 0 ? (['classes'] as const) : []),
  ];
  const since = sinceOf(api);
  const hasNotes = api.refType !== null || api.inheritance !== null;
  const hasStates = classes.some(({isState}) => isState);
  return pageText({
    title: name,
    description: pageDescription(api, context, parts),
    productId,
    imports: {apiPage: sourceModule},
    content: [
      element('ApiDataLink', {data}),
      element('ApiIntro', {packageName, packageVersion, plan, ...since, guides, data, playgroundId: PLAYGROUND_ID}),
      ...languageNote(language),
      heading(2, 'import', 'import'),
      importBlock(api),
      toolbar(releases),
      heading(2, 'props', 'props'),
      '<ApiProps page={apiPage} />',
      ...(hasNotes ? [heading(3, 'inheritance', 'inheritance'), '<ApiInheritance page={apiPage} />'] : []),
      ...(slots.length > 0 ? [heading(2, 'slots', 'slots'), '<ApiSlots page={apiPage} />'] : []),
      ...(classes.length > 0 ? [heading(2, 'classes', 'classes'), '<ApiClasses page={apiPage} />'] : []),
      ...(hasStates ? [heading(3, 'stateClasses', 'state-classes'), '<ApiStateClasses page={apiPage} />'] : []),
      ...(theme ? [heading(2, 'theme', 'theme-default-props'), '<ApiTheme page={apiPage} />'] : []),
      ...playground(name, heading),
    ],
  });
}

/** The MDX of an interface's page, made as that of a component. If it has features, each is a section. */
export function interfaceTemplate(api: InterfaceApi, context: TemplateContext): string {
  const {guides, sourceModule, data, releases, language} = context;
  const heading = headingsIn(language);
  const {name, packageName, packageVersion, plan, productId, description, features} = api;
  const isMethods = api.properties.length > 0 && api.properties.every(({signature}) => signature !== null);
  const isPlayed = PLAYED_INTERFACES.includes(name);
  const since = sinceOf(api);
  const sections = features.flatMap(({title}) => [
    `## ${title} {/* #${featureId(title)} */}`,
    `<ApiProperties page={apiPage} feature=${JSON.stringify(title)} />`,
  ]);
  return pageText({
    title: name,
    description: pageDescription(api, context, [isMethods || features.length > 0 ? 'methods' : 'properties']),
    productId,
    imports: {apiPage: sourceModule},
    content: [
      element('ApiDataLink', {data}),
      element('ApiIntro', {
        ...{packageName, packageVersion, plan, ...since, guides, data, text: description},
        ...(isPlayed && {playgroundId: PLAYGROUND_ID}),
      }),
      ...languageNote(language),
      heading(2, 'import', 'import'),
      importBlock(api),
      toolbar(releases),
      ...(features.length > 0
        ? sections
        : [heading(2, 'properties', 'properties'), '<ApiProperties page={apiPage} />']),
      ...(isPlayed ? playground(name, heading) : []),
    ],
  });
}

export interface IndexContext {
  readonly index: ApiIndexData;
  readonly hasEvents: boolean;
  readonly selectors: readonly ApiSelector[];
  readonly data: string;
  /** The language of the headings; English if there is none. */
  readonly language?: Language;
}

/** A section for each feature, so that each has a URL and stands in the table of contents. */
function selectorSections(selectors: readonly ApiSelector[]): string[] {
  const features = [...new Set(selectors.map(({feature}) => feature))];
  return features.flatMap((feature) => [
    `### ${feature} {/* #selectors-${featureId(feature)} */}`,
    `<ApiSelectors feature=${JSON.stringify(feature)} />`,
  ]);
}

/** The MDX of a product's index: what there is, by what it is for. */
export function indexTemplate({index, hasEvents, selectors, data, language = DEFAULT_LANGUAGE}: IndexContext): string {
  const heading = headingsIn(language);
  const {productId, packages, groups} = index;
  const product = productName(productId, language);
  const kinds = new Set(groups.flatMap(({pages}) => pages.map(({kind}) => kind)));
  const parts: readonly TemplateText[] = [
    'component',
    ...(kinds.has('interface') ? (['interface'] as const) : []),
    ...(hasEvents ? (['event'] as const) : []),
    ...(selectors.length > 0 ? (['selector'] as const) : []),
  ];
  const inWords = listText(
    language,
    parts.map((part) => templateText(language, part)),
  );
  const sections = groups.flatMap(({title, pages}) => [
    `## ${groupTitle(language, title)} {/* #${featureId(title)} */}`,
    element('ApiIndex', {pages: pages.map(({name, summary, plan, href}) => ({name, summary, plan, href}))}),
  ]);
  return pageText({
    title: templateText(language, 'indexTitle', {product}),
    description: templateText(language, packages.length === 1 ? 'indexDescriptionOfOne' : 'indexDescription', {
      product,
      parts: inWords,
    }),
    productId,
    imports: {},
    content: [
      element('ApiDataLink', {data}),
      element('ApiPackages', {packages, data}),
      ...languageNote(language, 'summariesInEnglish'),
      ...sections,
      ...(hasEvents ? [heading(2, 'events', 'events'), '<ApiEvents />'] : []),
      ...(selectors.length > 0 ? [heading(2, 'selectors', 'selectors'), ...selectorSections(selectors)] : []),
    ],
  });
}
