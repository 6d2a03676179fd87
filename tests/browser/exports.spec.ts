import {recordScripts} from './pageWeight';
import {expect, settled, test} from './test';

const PAGE = '/x/react-tree-view/getting-started/';

for (const [name, host, field] of [
  ['Open in StackBlitz', 'stackblitz.com', 'project[files][package.json]'],
  ['Open in CodeSandbox', 'codesandbox.io', 'parameters'],
] as const) {
  test(`"${name}" sends the project to ${host} in a new tab`, async ({page, context}) => {
    const bodies: string[] = [];
    await context.route(
      (url) => url.hostname === host,
      (route) => {
        bodies.push(route.request().postData() ?? '');
        return route.fulfill({body: 'received', contentType: 'text/plain'});
      },
    );
    await page.goto(PAGE);
    const button = page.locator('#FirstComponent').getByRole('button', {name});
    await button.hover();
    const opened = context.waitForEvent('page');
    await button.click();
    const tab = await opened;
    await tab.waitForURL((url) => url.hostname === host);
    await expect(tab.getByText('received')).toBeVisible();
    expect(bodies).toHaveLength(1);
    expect(decodeURIComponent(bodies[0] ?? '')).toContain(field);
  });
}

test('what makes the projects is fetched when a button is about to be pressed', async ({page}) => {
  const scripts = recordScripts(page);
  const isThere = async (): Promise<boolean> => (await scripts()).some((text) => text.includes('stackblitz.com/run'));
  await page.goto(PAGE);
  await settled(page);
  expect(await isThere()).toBe(false);
  await page.locator('#FirstComponent').getByRole('button', {name: 'Open in StackBlitz'}).hover();
  await expect.poll(isThere).toBe(true);
});

test.describe('without a network', () => {
  test.use({expectedErrors: [/ERR_INTERNET_DISCONNECTED/], serviceWorkers: 'block'});

  test('an export says what is missing, and works once the network is back', async ({page, context}) => {
    await context.route('https://stackblitz.com/**', (route) => route.fulfill({body: 'received'}));
    await page.goto(PAGE);
    const frame = page.locator('#FirstComponent');
    const toolbar = frame.getByRole('toolbar');
    const button = toolbar.getByRole('button', {name: 'Open in StackBlitz'});
    await frame.scrollIntoViewIfNeeded();
    await expect(frame.locator('[data-demo-preview]')).toHaveAttribute('data-live');
    await settled(page);
    await context.setOffline(true);
    await button.click();
    await expect(toolbar.getByRole('alert')).toHaveText(
      'What the export needs could not be loaded. Check the connection, then try again.',
    );
    await context.setOffline(false);
    const opened = context.waitForEvent('page');
    await button.click();
    await opened;
    await expect(toolbar.getByRole('alert')).toHaveCount(0);
  });
});
