import type {Config} from '@docusaurus/types';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {HostingOptions} from './plugins/hosting/options';
import type {Redirect} from './plugins/hosting/node/redirectsFile';
import type {DocsOptions} from './plugins/docs';
import codeFences from './plugins/docs/node/codeFences';
import pageFonts from './plugins/docs/node/pageFonts';
import {parseFrontMatter} from './plugins/docs/node/pageTitles';
import packageVersions from './plugins/docs/node/packageVersions';
import {showsLastUpdate} from './plugins/docs/node/pageHistory';
import {docsVersions, olderUrls} from './src/node/versions';
import {analyticsWiring, offlineWiring, readSettings} from './src/node/settings';
import {SANDBOX_HOSTS} from './plugins/demos/client/exports/sandboxHosts';
import remarkApi from './plugins/api-reference/node/remarkApi';
import remarkApiTables from './plugins/api-reference/node/remarkApiTables';
import remarkLocaleTable from './plugins/api-reference/node/remarkLocaleTable';
import remarkAdapterWeights from './plugins/demos/node/dateLibraries/remarkAdapterWeights';
import remarkDemos from './plugins/demos/node/remarkDemos';
import remarkLiveFences from './plugins/demos/node/remarkLiveFences';
import remarkPlayground from './plugins/playground/node/remarkPlayground';
import remarkReleases from './plugins/releases/node/remarkReleases';
import notWritten from './src/site/notWrittenPages.json';
import {publishedLinksPlugin} from './plugins/navigation/node/publishedLinks';
import {pageRedirects} from './plugins/navigation/node/movedPages';
import {pagesOf, productLinks} from './src/node/sidebars/readSidebars';
import {productVersions} from './src/node/productVersions';
import {versionPages, versionRedirects} from './plugins/navigation/node/versionPages';
import {INDEX_FOLDER} from './plugins/search/urls';
import {searchHosts, searchSettings} from './plugins/search/options';
import {readFontProvider, stylesheetHosts} from './src/site/fonts';
import remarkTranslations from './plugins/translations/node/remarkTranslations';
import {SITE_TRANSLATIONS} from './plugins/translations/options';
import {ACCEPTED_LANGUAGES, DEFAULT_LANGUAGE, isListedLanguage, LANGUAGE_FACTS} from './src/site/languages';
import {SITE_PRODUCT_ID} from './src/site/products';
import {SITE} from './src/site/site';
import {THEME_COLOR} from './src/site/tokens';
import sidebars from './sidebars';

const settings = readSettings(process.env);
const analytics = analyticsWiring(settings);
const {ORGANIZATION_NAME: organizationName, PROJECT_NAME: projectName} = settings;
const fonts = readFontProvider(process.env);
/** Whether the language that is built now may be named to readers who did not ask for it. */
const isListed = isListedLanguage(process.env.DOCUSAURUS_CURRENT_LOCALE ?? DEFAULT_LANGUAGE);

/** The older versions, each with its pages; `npm run docusaurus docs:version` cuts one. */
const versions = versionPages();
const versionNames = versions.map(({version}) => version);

const docs: DocsOptions = {
  path: 'docs',
  routeBasePath: SITE.docsPath,
  sidebarPath: './sidebars.ts',
  ...docsVersions(versionNames, productVersions()[SITE_PRODUCT_ID] ?? ''),
  editUrl: `https://github.com/${organizationName}/${projectName}/edit/main/`,
  showLastUpdateTime: showsLastUpdate(process.env.NODE_ENV),
  remarkPlugins: [
    publishedLinksPlugin({pages: pagesOf(sidebars), groups: pageRedirects(sidebars), notWritten, versions}),
    packageVersions,
    codeFences,
    pageFonts(fonts),
  ],
  beforeDefaultRemarkPlugins: [
    [remarkTranslations, SITE_TRANSLATIONS],
    remarkDemos,
    remarkAdapterWeights,
    remarkLiveFences,
    remarkApi,
    remarkApiTables,
    remarkLocaleTable,
    remarkPlayground,
    remarkReleases,
  ],
};

/** What hosts are told to redirect; pages that lead on are there too, for hosts that read no such list. */
function hostRedirects(): Redirect[] {
  const current = pageRedirects(sidebars).map(({from, to, isFinal}) => ({from, to, status: isFinal ? 301 : 302}));
  return [...current, ...versionRedirects(versions).map((redirect) => ({...redirect, status: 301}))];
}

const hosting: Partial<HostingOptions> = {
  ...analytics.hosts,
  formHosts: Object.values(SANDBOX_HOSTS),
  connectHosts: [...analytics.hosts.connectHosts, ...searchHosts(searchSettings(process.env))],
  styleHosts: stylesheetHosts(fonts),
  fontHosts: [fonts.fontHost],
  redirects: hostRedirects,
  ...(settings.PAGES_DOMAIN && {pagesDomain: settings.PAGES_DOMAIN}),
};

/** Search engines are sent to the current version. */
const sitemap = {lastmod: null, ignorePatterns: olderUrls(versionNames)};

const config: Config = {
  title: SITE.title,
  tagline: SITE.tagline,
  url: settings.SITE_URL,
  baseUrl: '/',
  organizationName,
  projectName,
  deploymentBranch: settings.DEPLOYMENT_BRANCH,
  baseUrlIssueBanner: false,
  trailingSlash: true,
  favicon: 'images/favicon.svg',
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {parseFrontMatter, hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'}},
  i18n: {defaultLocale: DEFAULT_LANGUAGE, locales: [...ACCEPTED_LANGUAGES], localeConfigs: LANGUAGE_FACTS},
  future: {v4: true, faster: true},
  presets: [['classic', {docs: false, blog: false, sitemap: isListed && sitemap} satisfies PresetOptions]],
  themes: ['@docusaurus/theme-live-codeblock'],
  clientModules: ['./src/ui/keyboardCopy.ts', './src/ui/headingLinks.ts'],
  plugins: [
    './src/fallbacks/index.ts',
    './plugins/bundle/index.ts',
    ['./plugins/translations/index.ts', SITE_TRANSLATIONS],
    ['./plugins/docs/index.ts', docs],
    './src/css/index.ts',
    './plugins/navigation/index.ts',
    './plugins/demos/index.ts',
    './plugins/production-errors/index.ts',
    './plugins/api-reference/index.ts',
    './plugins/playground/index.ts',
    './plugins/releases/index.ts',
    ['./plugins/hosting/index.ts', hosting],
    ['./plugins/license/index.ts', {key: () => settings.MUI_LICENSE_KEY}],
    ['./plugins/analytics/index.ts', analytics.options],
    ['./plugins/preferences/index.ts', {themeColor: THEME_COLOR}],
    './plugins/markdown/index.ts',
    ['./plugins/search/index.ts', {...searchSettings(process.env)}],
    ['./plugins/offline/index.ts', {...offlineWiring(settings), wholeFolders: [INDEX_FOLDER]}],
  ],
  themeConfig: {
    colorMode: {respectPrefersColorScheme: true},
    navbar: {
      title: SITE.title,
      logo: {alt: '', src: 'images/logo.svg', width: 28, height: 28},
      items: [
        ...productLinks(sidebars, versionNames).map((link) => ({...link, position: 'left' as const})),
        {href: SITE.packagesRepository, label: 'GitHub', position: 'right'},
      ],
    },
    liveCodeBlock: {playgroundPosition: 'top'},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    footer: {copyright: 'Documentation of MUI X. Site and texts under the MIT license.'},
  } satisfies ThemeConfig,
};

export default config;
