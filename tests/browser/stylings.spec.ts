import AxeBuilder from '@axe-core/playwright';
import type {Locator, Page} from '@playwright/test';
import {COOKIE_NAMES, STORAGE_KEYS, type CodeStyling} from '../../src/site/storage';
import {expect, test, untilAtRest} from './test';

const PAGE = '/x/react-tree-view/';
const DEMOS = ['BarTreeView', 'CustomizedTreeView', 'GmailTreeView'] as const;

/** A style of one element of each demo, which must be the same in every styling. */
const STYLES = {
  BarTreeView: {text: 'Profile', property: 'padding-top', value: '4px', parent: false, height: 304},
  CustomizedTreeView: {text: 'Hall', property: 'padding-top', value: '2px', parent: true, height: 328},
  GmailTreeView: {text: 'Drafts', property: 'font-size', value: '14px', parent: false, height: 304},
} as const;

function stage(page: Page, name: string): Locator {
  return page.locator(`#${name} [data-demo-preview]`);
}

async function openDemo(page: Page, name: string): Promise<Locator> {
  await expect(async () => {
    await page.locator(`#${name}`).scrollIntoViewIfNeeded();
    await expect(stage(page, name)).toHaveAttribute('data-live', {timeout: 2000});
  }).toPass();
  return stage(page, name);
}

async function openPage(page: Page, styling: CodeStyling, mode: 'light' | 'dark' = 'light'): Promise<void> {
  await page
    .context()
    .addCookies([
      {name: COOKIE_NAMES.codeStyling, value: encodeURIComponent(styling), url: test.info().project.use.baseURL},
    ]);
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [STORAGE_KEYS.mode, mode] as const);
  await page.goto(PAGE);
}

const styleOf = (element: Locator, property: string): Promise<string> =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

for (const styling of ['MUI System', 'Tailwind', 'CSS'] as const) {
  test(`in ${styling} the demos look and measure the same`, async ({page}) => {
    await openPage(page, styling);
    for (const name of DEMOS) {
      const demo = await openDemo(page, name);
      const {text, property, value, parent, height} = STYLES[name];
      const label = demo.getByText(text, {exact: true}).first();
      const rendered = await styleOf(parent ? label.locator('..') : label, property);
      expect(rendered, `${name}: ${property}`).toBe(value);
      await untilAtRest(demo);
      const measured = await demo.evaluate((element) => element.getBoundingClientRect().height);
      expect(Math.abs(measured - height), `${name} is ${measured} px high`).toBeLessThanOrEqual(8);
      const ownStyles = demo.locator('style[data-demo-styles]');
      await expect(ownStyles, `${name}: styles of its own`).toHaveCount(styling === 'MUI System' ? 0 : 1);
    }
    await expect(page.locator('style[data-demo-styles]')).toHaveCount(styling === 'MUI System' ? 0 : 3);
  });
}

for (const styling of ['Tailwind', 'CSS'] as const) {
  test(`${styling} wins over MUI's default styles and follows the mode`, async ({page}) => {
    await openPage(page, styling);
    const row = async (): Promise<string> => {
      const demo = await openDemo(page, 'BarTreeView');
      return styleOf(demo.getByText('Privacy', {exact: true}).first(), 'background-color');
    };
    const light = await row();
    expect(light).not.toBe('rgba(0, 0, 0, 0)');
    const group = page.locator('#BarTreeView .MuiTreeItem-group').first();
    expect(await styleOf(group, 'margin-left')).toBe('0px');
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    await expect.poll(row).not.toBe(light);
  });

  test(`in ${styling} the keyboard works, in right-to-left too, and axe finds nothing`, async ({page}) => {
    await page.addInitScript(([key]) => localStorage.setItem(key!, 'rtl'), [STORAGE_KEYS.direction]);
    await openPage(page, styling);
    const demo = await openDemo(page, 'BarTreeView');
    await demo.getByRole('tree').focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    const account = demo.getByRole('treeitem', {name: 'Account'});
    await expect(account).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Enter');
    await expect(account).toHaveAttribute('aria-expanded', 'false');
    for (const name of DEMOS) {
      // A tree unfolds from half-transparent to opaque.
      await untilAtRest(await openDemo(page, name));
      const {violations} = await new AxeBuilder({page})
        .setLegacyMode(true)
        .include(`#${name} [data-demo-preview]`)
        .analyze();
      expect(
        violations.map(({id}) => id),
        name,
      ).toEqual([]);
    }
  });
}

test('nothing of a demo is in the site\u2019s stylesheets, nor touches what has the same classes', async ({page}) => {
  const sheets: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().split('?')[0]?.endsWith('.css')) {
      sheets.push(response.text());
    }
  });
  await openPage(page, 'Tailwind');
  await openDemo(page, 'BarTreeView');
  const display = await page.evaluate(() => {
    const outside = document.createElement('div');
    outside.className = 'flex gap-2 cursor-pointer bg-blue-600';
    document.querySelector('article, main')!.append(outside);
    const {display: shown, cursor, backgroundColor} = getComputedStyle(outside);
    return {shown, cursor, backgroundColor};
  });
  expect(display).toEqual({shown: 'block', cursor: 'auto', backgroundColor: 'rgba(0, 0, 0, 0)'});
  const texts = await Promise.all(sheets);
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => /bar-tree-view|--tw-/.test(text))).toEqual([]);
});

test('an element that a demo puts into the body is styled, after MUI\u2019s own styles', async ({page}) => {
  await openPage(page, 'Tailwind');
  const demo = await openDemo(page, 'BarTreeView');
  const color = await demo
    .getByText('Privacy', {exact: true})
    .first()
    .evaluate((row) => {
      // Imitates a portal: the same classes, outside of the stage, with a class whose rule Emotion inserts later.
      const emotion = document.createElement('style');
      emotion.textContent = '.css-later { background-color: rgb(1, 2, 3); cursor: wait; }';
      document.head.append(emotion);
      const portal = document.createElement('div');
      portal.className = `css-later ${row.className}`;
      document.body.append(portal);
      return {inBody: getComputedStyle(portal).backgroundColor, inStage: getComputedStyle(row).backgroundColor};
    });
  expect(color.inBody).toBe(color.inStage);
});

test('the source is shown as it is written', async ({page}) => {
  await openPage(page, 'Tailwind');
  await openDemo(page, 'BarTreeView');
  const frame = page.locator('#BarTreeView');
  await frame.getByRole('button', {name: 'Show code'}).click();
  await expect(frame.locator('pre:visible').first()).toContainText("'flex cursor-pointer items-center py-1 text-base'");
  await expect(frame.locator('pre:visible').first()).not.toContainText('bar-tree-view-');
});

test('above code of a styling that needs a setup is a link to it, and above other code none', async ({page}) => {
  await openPage(page, 'Tailwind');
  const frame = page.locator('#BarTreeView');
  const setup = frame.getByRole('link', {name: 'Set up Tailwind in your app'});
  await openDemo(page, 'BarTreeView');
  await expect(setup).toHaveCount(0);
  await frame.getByRole('button', {name: 'Show code'}).click();
  await expect(setup).toHaveAttribute('href', '/x/introduction/css-and-tailwind/');
  await frame.getByRole('button', {name: 'Styling: Tailwind'}).click();
  await page.getByRole('menuitemradio', {name: 'MUI System'}).click();
  await expect(frame.getByRole('button', {name: 'Styling: MUI System'})).toBeVisible();
  await expect(setup).toHaveCount(0);
});
