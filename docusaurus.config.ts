import type {Config} from '@docusaurus/types';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import {connectPlugins} from './src/node/contributions';
import {PAGE_TEMPLATE} from './src/node/pageTemplate';
import {parseFrontMatter} from './src/node/pageTitles';
import {analyticsOptions, hostingOptions, offlineOptions, readSettings, searchOptions} from './src/node/settings';
import {productLinks} from './src/node/sidebars/readSidebars';
import {olderUrls, readVersions} from './src/node/versions';
import {
  ACCEPTED_LANGUAGES,
  DEFAULT_LANGUAGE,
  isListedLanguage,
  LANGUAGE_FACTS,
  TRANSLATED_PAGES,
} from './src/site/languages';
import {SITE} from './src/site/site';
import sidebars from './sidebars';

const settings = readSettings(process.env);
const {ORGANIZATION_NAME: organizationName, PROJECT_NAME: projectName} = settings;
/** The older versions; `npm run docusaurus docs:version` cuts one. */
const versions = readVersions();
/** Whether the language of this build is in `hreflang` and the sitemap. */
const isListed = isListedLanguage(process.env.DOCUSAURUS_CURRENT_LOCALE ?? DEFAULT_LANGUAGE);
/** Lists the pages of the current version only. */
const sitemap = {lastmod: null, ignorePatterns: olderUrls(versions)};

const docs = {
  path: 'docs',
  routeBasePath: SITE.docsPath,
  sidebarPath: './sidebars.ts',
  editUrl: `https://github.com/${organizationName}/${projectName}/edit/main/`,
};

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
  ssrTemplate: PAGE_TEMPLATE,
  future: {v4: true, faster: true},
  presets: [['classic', {docs: false, blog: false, sitemap: isListed && sitemap} satisfies PresetOptions]],
  themes: ['@docusaurus/theme-live-codeblock'],
  clientModules: ['./src/ui/keyboardCopy.ts', './src/ui/headingLinks.ts'],
  plugins: connectPlugins([
    './src/fallbacks/index.ts',
    './plugins/bundle/index.ts',
    ['./plugins/translations/index.ts', TRANSLATED_PAGES],
    ['./plugins/docs/index.ts', docs],
    './src/css/index.ts',
    './plugins/navigation/index.ts',
    './plugins/demos/index.ts',
    './plugins/templates/index.ts',
    './plugins/production-errors/index.ts',
    './plugins/messages/index.ts',
    './plugins/api-reference/index.ts',
    './plugins/playground/index.ts',
    './plugins/releases/index.ts',
    './plugins/upgrade-check/index.ts',
    ['./plugins/hosting/index.ts', hostingOptions(settings)],
    ['./plugins/license/index.ts', {key: () => settings.MUI_LICENSE_KEY}],
    ['./plugins/analytics/index.ts', analyticsOptions(settings)],
    './plugins/preferences/index.ts',
    './plugins/markdown/index.ts',
    ['./plugins/search/index.ts', searchOptions(process.env)],
    ['./plugins/offline/index.ts', offlineOptions(settings)],
  ]),
  themeConfig: {
    colorMode: {respectPrefersColorScheme: true},
    navbar: {
      title: SITE.title,
      logo: {alt: '', src: 'images/logo.svg', width: 28, height: 28},
      items: [
        ...productLinks(sidebars, versions).map((link) => ({...link, position: 'left' as const})),
        {to: '/x/whats-new/', label: "What's new", position: 'right'},
        {to: '/versions/', label: 'Versions', position: 'right'},
        {href: SITE.packagesRepository, label: 'GitHub', position: 'right'},
      ],
    },
    liveCodeBlock: {playgroundPosition: 'top'},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    footer: {copyright: 'Documentation of MUI X. Site and texts under the MIT license.'},
  } satisfies ThemeConfig,
};

export default config;
