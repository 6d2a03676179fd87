import type {Mutation} from '../mutation';

/** Bugs that once passed all tests. */
export const REPORTED_MUTATIONS: readonly Mutation[] = [
  {
    id: 'reported/recent-searches-key',
    file: 'src/site/storage.ts',
    find: "'docs-recent-searches'",
    replace: "'docs-searches'",
    tests: {unit: 'search/recentSearchesKey'},
  },
  {
    id: 'reported/demo-load-margin',
    file: 'src/site/limits.ts',
    find: 'DEMO_LOAD_MARGIN_PX = 320',
    replace: 'DEMO_LOAD_MARGIN_PX = 0',
    tests: {unit: 'demos/demoLoading'},
  },
  {
    id: 'reported/moved-page',
    file: 'src/site/movedPages.ts',
    find: "'/x/api/charts/charts-tool-tip/': '/x/api/charts/charts-tooltip/'",
    replace: "'/x/api/charts/charts-tool-tip/': '/x/api/charts/charts-axis/'",
    tests: {unit: 'site/movedUrls'},
  },
  {
    id: 'reported/old-url',
    file: 'src/site/oldUrls.ts',
    find: "'/x/advanced-components/': '/x/introduction/'",
    replace: "'/x/advanced-components/': '/x/introduction/roadmap/'",
    tests: {unit: 'site/movedUrls'},
  },
  {
    id: 'reported/transport-security',
    file: 'plugins/hosting/node/rules.ts',
    find: 'TWO_YEARS_S = 63_072_000',
    replace: 'TWO_YEARS_S = 63_072',
    tests: {unit: 'hosting/securityHeaders'},
  },
  {
    id: 'reported/look-for-updates',
    file: 'plugins/offline/client/registration.ts',
    find: 'TEN_MINUTES_MS = 600_000',
    replace: 'TEN_MINUTES_MS = 600',
    tests: {unit: 'offline/registration'},
  },
  {
    id: 'reported/pause-before-reload',
    file: 'plugins/offline/client/reload.ts',
    find: 'PAUSE_MS = 10_000',
    replace: 'PAUSE_MS = 0',
    tests: {unit: 'offline/reload.test'},
  },
  {
    id: 'reported/reload-once',
    file: 'plugins/hosting/client/reloadOnce.ts',
    find: 'readForTab(RELOADED) === build',
    replace: "readForTab(RELOADED) === ''",
    tests: {unit: 'hosting/reloadOnce'},
  },
  {
    id: 'reported/editor-rest',
    file: 'plugins/demos/client/editor/editingSession.ts',
    find: 'REST_MS = 300',
    replace: 'REST_MS = 3',
    tests: {unit: 'demos/editorRest'},
  },
  {
    id: 'reported/narrow-chrome',
    file: 'src/css/chrome.css',
    find: '@media (--below-stock-wide) {',
    replace: '@media (--below-lg) {',
    tests: {browser: 'breakpoints.spec.ts up to 996 px'},
  },
  {
    id: 'reported/wide-chrome',
    file: 'src/css/chrome.css',
    find: '@media (--from-stock-wide) {',
    replace: '@media (--from-lg) {',
    tests: {browser: 'breakpoints.spec.ts from 997 px'},
  },
];
