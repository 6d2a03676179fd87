import type {Mutation} from '../mutation';

/** Events of analytics, and consent. */
export const ANALYTICS_MUTATIONS: readonly Mutation[] = [
  {
    id: 'analytics/silence-is-a-yes',
    file: 'plugins/analytics/client/consent.ts',
    find: 'return !needed;',
    replace: 'return needed;',
    tests: {unit: 'unit/analytics/'},
  },
  {
    id: 'analytics/objection-to-one-ignored',
    file: 'plugins/analytics/client/consent.ts',
    find: "doNotTrack === '1' || globalPrivacyControl === true",
    replace: "doNotTrack === '1' && globalPrivacyControl === true",
    tests: {unit: 'unit/analytics/'},
  },
  {
    id: 'analytics/consent-any-answer',
    file: 'plugins/analytics/client/consent.ts',
    find: '(hook as () => unknown)() : hook)) === true',
    replace: '(hook as () => unknown)() : hook)) !== false',
    tests: {unit: 'unit/analytics/'},
  },
  {
    id: 'analytics/page-view-twice',
    file: 'plugins/analytics/client/tag.ts',
    find: 'send_page_view: false',
    replace: 'send_page_view: true',
    tests: {unit: 'unit/analytics/'},
  },
  {
    id: 'analytics/vitals-of-many',
    file: 'plugins/analytics/client/vitals.ts',
    find: 'Math.random() < VITALS_SHARE',
    replace: 'Math.random() > VITALS_SHARE',
    tests: {unit: 'unit/analytics/'},
  },
  {
    id: 'analytics/click-without-capture',
    file: 'plugins/analytics/client/clicks.ts',
    find: "document.addEventListener('click', onClick, {capture: true})",
    replace: "document.addEventListener('click', onClick)",
    tests: {unit: 'unit/analytics/'},
  },
  {
    id: 'analytics/page-view-with-hash',
    file: 'plugins/analytics/client/pageViews.ts',
    find: 'page_location: origin + pathname + search',
    replace: 'page_location: origin + pathname + search + window.location.hash',
    tests: {unit: 'unit/analytics/'},
  },
  {
    id: 'analytics/vitals-share',
    file: 'src/site/limits.ts',
    find: 'VITALS_SHARE = 0.0001',
    replace: 'VITALS_SHARE = 0.01',
    tests: {unit: 'unit/(?:analytics|site)/'},
  },
  {
    id: 'analytics/every-click-sampled',
    file: 'plugins/analytics/client/clicks.ts',
    find: 'Number.isNaN(share) || Math.random() < share',
    replace: 'Number.isNaN(share) || Math.random() > share',
    tests: {unit: 'unit/analytics/'},
  },
];
