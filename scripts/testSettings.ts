/**
 * Settings with which the tests build the site: everything that a deployment may turn on is on, and asleep until a test
 * wakes it. Analytics wait for consent, and the worker for its host.
 */
export const TEST_SETTINGS = {
  ANALYTICS_ID: 'G-TEST123456',
  ANALYTICS_CONSENT: 'required',
  DOCS_HOST: 'docs.localhost',
} as const;
