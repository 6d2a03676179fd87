import {COPY_FEEDBACK_MS} from '../../src/site/limits';
import {expect, stopClock, test} from './test';

test('what is typed runs, with what it imports; it is there after a reload', async ({page}) => {
  await page.goto('/playground/');
  const editor = page.getByRole('textbox', {name: /^Code of Playground/});
  await expect(editor).toBeFocused();
  // It starts with code that runs.
  const counter = page.getByRole('region', {name: 'Result'}).getByRole('button', {name: /Clicked/});
  await counter.click();
  await expect(counter).toHaveText('Clicked 1 times');
  await editor.fill(
    [
      "import * as React from 'react';",
      "import { Gauge } from './nowhere';",
      'export default function Playground() { return <Gauge />; }',
    ].join('\n'),
  );
  await expect(page.locator('[data-problem]')).toContainText('./nowhere');
  await editor.fill(
    [
      "import * as React from 'react';",
      "import { TreeView } from '@mui/x-tree-view/TreeView';",
      "import { TreeItem } from '@mui/x-tree-view/TreeItem';",
      'export default function Playground() {',
      '  return <TreeView aria-label="Tree"><TreeItem nodeId="1" label="Oak" /></TreeView>;',
      '}',
    ].join('\n'),
  );
  const result = page.getByRole('region', {name: 'Result'}).frameLocator('iframe');
  const item = result.getByRole('treeitem', {name: 'Oak'});
  await expect(item).toBeVisible({timeout: 20_000});
  await page.reload();
  await expect(item).toBeVisible({timeout: 20_000});
  await expect(page.getByRole('navigation', {name: 'Main'})).toHaveCount(0);
});

test('a demo is opened alone, in the colors of code, and leads to its page', async ({page}) => {
  await page.goto('/playground/?demo=react-tree-view/FileSystemNavigator');
  await expect(page.getByRole('treeitem', {name: 'public', exact: true})).toBeVisible();
  await expect(page.locator('link[href$="/styles/code-colors.css"]')).toHaveCount(1);
  await page.getByRole('link', {name: 'Read about this demo'}).click();
  await expect(page).toHaveURL(/\/x\/react-tree-view\/#FileSystemNavigator$/);
});

test('the link to the source of a demo that is opened alone leads to that source', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/playground/?demo=react-tree-view/FileSystemNavigator');
  await page.getByRole('button', {name: 'More actions'}).click();
  await stopClock(page);
  await page.getByRole('menuitem', {name: 'Copy link to JavaScript source'}).click();
  await expect(page.getByRole('status').filter({hasText: 'Link copied'})).toBeVisible();
  const link = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(link).toContain('#FileSystemNavigator.js');
  await page.clock.runFor(COPY_FEEDBACK_MS);
  await expect(page.getByText('Link copied')).toBeHidden();
  await page.clock.resume();
  await page.goto(await link());
  await expect(page.locator('#FileSystemNavigator').getByRole('button', {name: 'Hide code'})).toBeVisible();
});

test('the menu of a demo leads to it', async ({page}) => {
  await page.goto('/x/react-tree-view/');
  const frame = page.locator('#FileSystemNavigator');
  await frame.scrollIntoViewIfNeeded();
  await frame.getByRole('button', {name: 'More actions'}).click();
  await expect(page.getByRole('menuitem', {name: 'Open in new page'})).toHaveAttribute(
    'href',
    /\/playground\/\?demo=react-tree-view\/FileSystemNavigator$/,
  );
});

for (const asked of ['nonsense', '<img src=x onerror=alert(1)>', '%', 'x'.repeat(3000), '__proto__']) {
  test(`an unknown demo is said to be none: ${asked.slice(0, 30)}`, async ({page}) => {
    await page.setViewportSize({width: 360, height: 700});
    await page.goto(`/playground/?demo=${encodeURIComponent(asked)}`);
    await expect(page.getByText('There is no demo')).toContainText(asked.slice(0, 100));
    await expect(page.locator('main img')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.getByRole('link', {name: 'Open an empty playground'}).click();
    await expect(page.getByRole('textbox', {name: /^Code of Playground/})).toBeVisible();
  });
}
