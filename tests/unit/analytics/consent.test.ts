/** @jest-environment jsdom */
import {readerAgrees} from '../../../plugins/analytics/client/consent';

test.each([
  [false, true],
  [true, false],
])('where consent is needed: %s, silence is a yes: %s', async (needed, agrees) => {
  delete window.docsAnalyticsConsent;
  expect(await readerAgrees(needed)).toBe(agrees);
});

test.each([true, false])('where consent is needed: %s, the page is heard', async (needed) => {
  for (const answer of [true, false]) {
    for (const hook of [answer, Promise.resolve(answer), () => answer, () => Promise.resolve(answer)]) {
      window.docsAnalyticsConsent = hook;
      expect(await readerAgrees(needed)).toBe(answer);
    }
  }
});
