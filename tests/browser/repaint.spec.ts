import type {Page} from '@playwright/test';
import {STORAGE_KEYS} from '../../src/site/storage';
import {TEXT_PAGE} from './site';
import {expect, settled, test} from './test';

/** The part of React's Fiber that is read here. */
interface Fiber {
  readonly type: unknown;
  readonly tag: number;
  readonly flags: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly return: Fiber | null;
  readonly alternate: Fiber | null;
}

/** Counts the components that React renders inside and outside of the page's body, through the hook of React's developer tools. */
async function countRenders(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const renders = {inside: 0, outside: 0};
    const PERFORMED_WORK = 1;
    const COMPONENTS = [0, 1, 11, 14, 15];
    const isInside = (fiber: Fiber | null): boolean =>
      fiber !== null && (fiber.type === 'main' || isInside(fiber.return));
    const visit = (fiber: Fiber, before: Fiber | null): void => {
      if (COMPONENTS.includes(fiber.tag) && before && before !== fiber && fiber.flags & PERFORMED_WORK) {
        renders[isInside(fiber) ? 'inside' : 'outside'] += 1;
      }
      // React did not render a subtree whose child is the same object.
      if (fiber.child !== before?.child) {
        for (let child = fiber.child; child; child = child.sibling) {
          visit(child, child.alternate);
        }
      }
    };
    Object.assign(window, {
      renders,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        renderers: new Map(),
        inject: () => 1,
        checkDCE: () => undefined,
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
        onCommitFiberRoot: (_id: number, root: {readonly current: Fiber}) =>
          visit(root.current, root.current.alternate),
      },
    });
  });
}

function takeRenders(page: Page): Promise<{inside: number; outside: number}> {
  return page.evaluate(() => {
    const {renders} = window as unknown as {renders: {inside: number; outside: number}};
    const taken = {...renders};
    Object.assign(renders, {inside: 0, outside: 0});
    return taken;
  });
}

test('a switch of the mode repaints the page, and React renders nothing of its body', async ({page}) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'light'), STORAGE_KEYS.mode);
  await countRenders(page);
  await page.goto(TEXT_PAGE);
  await settled(page);
  // Proves that the count works: another page renders a new body.
  await takeRenders(page);
  await page.locator('.theme-doc-sidebar-menu a[href$="/roadmap/"]').click();
  await expect(page.locator('h1')).toHaveText(/roadmap/i);
  await settled(page);
  expect((await takeRenders(page)).inside).toBeGreaterThan(0);

  const ground = (): Promise<string> => page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor);
  const light = await ground();
  await page.evaluate(() => {
    const changes: string[] = [];
    Object.assign(window, {changes});
    new MutationObserver((records) => changes.push(...records.map(({type}) => type))).observe(
      document.querySelector('main') ?? document.body,
      {subtree: true, childList: true, attributes: true, characterData: true},
    );
  });
  await page.mouse.move(0, 0);
  await takeRenders(page);
  await page
    .getByRole('button', {name: /mode/i})
    .first()
    .evaluate((button: HTMLButtonElement) => button.click());
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect.poll(ground).not.toBe(light);
  await settled(page);
  const renders = await takeRenders(page);
  expect(renders.inside).toBe(0);
  expect(renders.outside).toBeGreaterThan(0);
  expect(await page.evaluate(() => (window as unknown as {changes: string[]}).changes)).toEqual([]);
});
