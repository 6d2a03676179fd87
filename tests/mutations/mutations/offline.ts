import type {Mutation} from '../mutation';

/** The service worker and its caches. */
export const OFFLINE_MUTATIONS: readonly Mutation[] = [
  {
    id: 'offline/keeps-every-answer',
    file: 'plugins/offline/client/worker/fileCache.ts',
    find: 'response.status === 200 && response.type',
    replace: 'response.type',
    tests: {unit: 'unit/offline/worker'},
  },
  {
    id: 'offline/query-kept-twice',
    file: 'plugins/offline/client/worker/fileCache.ts',
    find: 'return origin + pathname;',
    replace: 'return url;',
    tests: {unit: 'unit/offline/worker'},
  },
  {
    id: 'offline/forgets-newest-first',
    file: 'plugins/offline/client/worker/fileCache.ts',
    find: 'name !== CURRENT).reverse()',
    replace: 'name !== CURRENT)',
    tests: {unit: 'unit/offline/worker'},
  },
  {
    id: 'offline/claims-nobody',
    file: 'plugins/offline/client/worker/index.ts',
    find: 'await scope.clients.claim();',
    replace: '',
    tests: {unit: 'unit/offline/worker'},
  },
  {
    id: 'offline/answers-posts',
    file: 'plugins/offline/client/worker/respond.ts',
    find: "method === 'GET' && isOwn",
    replace: 'isOwn',
    tests: {unit: 'unit/offline/worker'},
  },
  {
    id: 'offline/ranges-answered',
    file: 'plugins/offline/client/worker/respond.ts',
    find: " && !headers.has('range')",
    replace: '',
    tests: {unit: 'unit/offline/worker'},
  },
  {
    id: 'offline/attribute-not-escaped',
    file: 'plugins/offline/client/worker/offlineFallback.ts',
    find: 'escapeHtml(pathname)',
    replace: 'pathname',
    tests: {unit: 'unit/offline/worker'},
  },
  {
    id: 'offline/folder-tried-once',
    file: 'plugins/offline/client/worker/respond.ts',
    find: 'cachedFolders.delete(folder);',
    replace: '',
    tests: {unit: 'unit/offline/worker'},
  },
  {
    id: 'offline/build-name-without-styles',
    file: 'plugins/offline/node/buildName.ts',
    find: '[...new Set([runtime, ...styles])]',
    replace: '[runtime]',
    tests: {unit: 'unit/offline/'},
  },
  {
    id: 'offline/manifest-scope',
    file: 'plugins/offline/node/manifest.ts',
    find: 'id: scope,',
    replace: "id: '/',",
    tests: {unit: 'unit/offline/'},
  },
  {
    id: 'offline/cached-worker',
    file: 'plugins/offline/client/registration.ts',
    find: "updateViaCache: 'none'",
    replace: "updateViaCache: 'all'",
    tests: {unit: 'unit/offline/registration'},
  },
  {
    id: 'offline/focus-not-awaited',
    file: 'plugins/offline/client/reload.ts',
    find: 'if (document.hasFocus()) {',
    replace: 'if (!document.hasFocus()) {',
    tests: {unit: 'unit/offline/reload'},
  },
];
