import {test as base, expect, type Page} from '@playwright/test';

/** What Pro and Premium packages print without a license key, word for word. */
const LICENSE_NOTICES = (['pro', 'premium'] as const).flatMap((plan) =>
  ['x-data-grid', 'x-date-pickers'].map((name) => licenseNotice(`@mui/${name}-${plan}`, plan)),
);

function licenseNotice(packageName: string, plan: 'pro' | 'premium'): string {
  return [
    '*************************************************************',
    '',
    'MUI: Missing license key.',
    '',
    `The license key is missing. You might not be allowed to use \`${packageName}\` which is part of MUI X ${plan}.`,
    '',
    'To solve the issue, you can check the free trial conditions: https://mui.com/r/x-license-trial.',
    'If you are eligible no actions are required. If you are not eligible to the free trial, you need to purchase a license https://mui.com/r/x-get-license or stop using the software immediately.',
    '',
    '*************************************************************',
  ].join('\n');
}

interface Options {
  /** Console errors that the test itself causes. Every other one fails the test. */
  readonly expectedErrors: readonly RegExp[];
}

interface Fixtures {
  readonly watchedPage: undefined;
}

/** Collects what goes wrong in a page: console errors (refusals of the policy are among them) and uncaught errors. */
function watch(page: Page, isExpected: (text: string) => boolean): readonly string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !LICENSE_NOTICES.includes(message.text()) && !isExpected(message.text())) {
      faults.push(`console: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => {
    if (!isExpected(error.message)) {
      faults.push(`uncaught: ${error.stack ?? error.message}`);
    }
  });
  return faults;
}

/** A test of the site: fails on any console error, uncaught error or refusal of the Content-Security-Policy. */
export const test = base.extend<Options & Fixtures>({
  expectedErrors: [[], {option: true}],
  watchedPage: [
    async ({page, expectedErrors}, use) => {
      const faults = watch(page, (text) => expectedErrors.some((pattern) => pattern.test(text)));
      await use(undefined);
      expect(faults, 'what went wrong in the page').toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};

/** Scrolls through a page, so that everything that waits for the viewport comes, and waits until it is quiet. */
export async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight * 0.8) {
      window.scrollTo({top, behavior: 'instant'});
      await new Promise((resolve) => {
        setTimeout(resolve, 60);
      });
    }
  });
  const stages = page.locator('[data-demo-stage]');
  const live = page.locator('[data-demo-stage][data-live]');
  await expect(live).toHaveCount(await stages.count());
  await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
  await page.waitForLoadState('networkidle');
}
