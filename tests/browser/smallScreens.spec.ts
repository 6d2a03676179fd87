import type {Page} from '@playwright/test';
import {API_PAGE, DEMO_PAGE, TEXT_PAGE} from './site';
import {expect, settled, test} from './test';

test.use({viewport: {width: 360, height: 740}, hasTouch: true, isMobile: true});

/** One page of each kind. */
const KINDS = ['/', TEXT_PAGE, DEMO_PAGE, API_PAGE, '/versions/', '/production-error/?code=9'];

/** Half the size of a touch target, in CSS pixels, minus half a pixel for rounding. */
const REACH = 21;

/**
 * Controls of the layout with a touch target smaller than 44 px around their center. Links in running text and controls
 * inside demos are left out.
 */
async function smallTargets(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate(
    async ({reach, root}) => {
      const controls = document.querySelectorAll<HTMLElement>(`${root} :is(a[href], button, input, select, summary)`);
      const small: string[] = [];
      for (const control of controls) {
        // Names in a type, and in a row's list of demos, are links in running text too.
        const isText = control.matches(
          '.markdown :is(p, li, td, dd) a, main > p a, .hash-link, [data-api-part] :is([data-api-opens], a:not([data-api-link]), summary)',
        );
        const isHidden = !control.checkVisibility({visibilityProperty: true, opacityProperty: true});
        if (
          isText ||
          isHidden ||
          control.closest('[data-demo-preview], [inert]') ||
          control.matches('[class*=skipTo]')
        ) {
          continue;
        }
        control.scrollIntoView({block: 'center', behavior: 'instant'});
        await new Promise((resolve) => {
          requestAnimationFrame(resolve);
        });
        const {x, y, width, height} = control.getBoundingClientRect();
        const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
        const isHit = ([across, down]: readonly [number, number]): boolean => {
          const hit = document.elementFromPoint(x + width / 2 + across, y + height / 2 + down);
          return [control, ...labels].some((part) => part.contains(hit));
        };
        const points = [
          [0, -reach],
          [0, reach],
          [-reach, 0],
          [reach, 0],
        ] as const;
        if (!points.every(isHit)) {
          small.push(`${control.outerHTML.slice(0, 120)} is ${Math.round(width)} by ${Math.round(height)}`);
        }
      }
      return small;
    },
    {reach: REACH, root: within},
  );
}

for (const url of KINDS) {
  test(`everything of the chrome on ${url} can be touched`, async ({page}) => {
    await page.goto(url);
    await settled(page);
    expect(await smallTargets(page)).toEqual([]);
  });

  test(`${url} does not scroll sideways at 320 px, and its toolbars are within reach`, async ({page}) => {
    await page.setViewportSize({width: 320, height: 640});
    await page.goto(url);
    await settled(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    for (const control of await page.locator('[role="toolbar"] button:visible').all()) {
      const box = await control.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(320);
    }
  });
}

test('the copy button of a block of code lies in its upper corner', async ({page}) => {
  await page.goto(TEXT_PAGE);
  const positions = await page.locator('[data-code-block]:has(> button)').evaluateAll((blocks) =>
    blocks.map((block) => {
      const outer = block.getBoundingClientRect();
      const inner = block.querySelector('button')!.getBoundingClientRect();
      const {opacity} = getComputedStyle(block.querySelector('button')!);
      return `${inner.top - outer.top} ${outer.right - inner.right}, opacity ${opacity}`;
    }),
  );
  expect(positions.length).toBeGreaterThan(3);
  // The block's border is 1 px.
  expect(new Set(positions)).toEqual(new Set(['9 9, opacity 1']));
});

test('the end of a line of code comes out from under the copy button', async ({page}) => {
  await page.goto('/x/introduction/installation/');
  const gaps = await page.locator('[data-code-block]:has(button) pre').evaluateAll((blocks) =>
    blocks
      .filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth)
      .map((block) => {
        block.scrollTo({left: block.scrollWidth, behavior: 'instant'});
        const line = document.createRange();
        line.selectNodeContents(block.querySelector('code')!);
        const button = block.closest('[data-code-block]')!.querySelector('button')!.getBoundingClientRect();
        return button.left - line.getBoundingClientRect().right;
      }),
  );
  expect(gaps.length).toBeGreaterThan(0);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0);
});

for (const direction of ['ltr', 'rtl']) {
  for (const width of [320, 360, 412]) {
    test(`every menu of a demo opens inside a screen of ${width} px, ${direction}`, async ({page}) => {
      await page.setViewportSize({width, height: 740});
      await page.addInitScript((chosen) => localStorage.setItem('mui-direction', chosen), direction);
      await page.goto(DEMO_PAGE);
      const buttons = page.locator('[role="toolbar"] [aria-haspopup="menu"]');
      expect(await buttons.count()).toBeGreaterThan(1);
      for (const button of await buttons.all()) {
        await button.tap();
        const menu = page.getByRole('menu');
        const isInside = async (): Promise<boolean> => {
          const box = await menu.boundingBox();
          return box !== null && box.x >= 0 && box.x + box.width <= width;
        };
        await expect.poll(isInside).toBe(true);
        await page.keyboard.press('Escape');
        await expect(menu).toHaveCount(0);
      }
    });
  }
}

for (const [url, width] of [
  ['/playground/', 360],
  [TEXT_PAGE, 1200],
] as const) {
  test(`the switch of the mode stands beside the settings on ${url}`, async ({page}) => {
    await page.setViewportSize({width, height: 740});
    await page.goto(url);
    await settled(page);
    const mode = await page.getByRole('button', {name: /^Switch between dark and light mode/}).boundingBox();
    const settings = await page.getByRole('button', {name: 'Settings'}).boundingBox();
    const middle = (box: typeof mode): number => (box?.y ?? 0) + (box?.height ?? 0) / 2;
    expect(Math.abs(middle(mode) - middle(settings))).toBeLessThanOrEqual(1);
    expect((mode?.x ?? 0) + (mode?.width ?? 0)).toBeLessThanOrEqual((settings?.x ?? 0) + 1);
  });
}

test('the open navigation shows the whole name of the site at 320 px', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await page.goto(TEXT_PAGE);
  await page.locator('.navbar__toggle').click();
  await expect(page.locator('.navbar-sidebar__brand .navbar__title')).toBeInViewport();
  const surplus = await page
    .locator('.navbar-sidebar__brand .navbar__title')
    .evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth);
  expect(surplus).toBe(0);
});

test('the parts of a long path keep clear of each other at 320 px', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await page.goto('/x/migration/migration-data-grid-v5/');
  await settled(page);
  const parts = await page.locator('.breadcrumbs__item:visible').evaluateAll((items) =>
    items.map((item) => {
      const {left, right} = item.getBoundingClientRect();
      const text = item.querySelector('svg, span') ?? item;
      return {left, right, end: text.getBoundingClientRect().right, width: text.getBoundingClientRect().width};
    }),
  );
  // The start page, the nearest group and the page: of four, Introduction is left out.
  expect(parts).toHaveLength(3);
  parts.forEach(({left, right, end, width}, index) => {
    // Wide enough for the separator and a letter or two.
    expect(end).toBeLessThanOrEqual(right - (index < parts.length - 1 ? 8 : 0));
    expect(width).toBeGreaterThanOrEqual(14);
    expect(left).toBeGreaterThanOrEqual(parts[index - 1]?.right ?? 0);
  });
  expect(parts.at(-1)?.right).toBeLessThanOrEqual(320);
});

for (const url of [
  '/x/react-charts/bars/',
  '/x/api/data-grid/data-grid-premium/',
  '/x/react-date-pickers/date-picker/',
]) {
  test(`the path of ${url} names its nearest group and the page in full`, async ({page}) => {
    await page.goto(url);
    const names = page.locator('.breadcrumbs span:visible');
    await expect(names).toHaveCount(2);
    const cut = await names.evaluateAll((parts) =>
      parts.filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth).map(({textContent}) => textContent),
    );
    expect(cut).toEqual([]);
  });
}

test("the drawer leads to what's new and to the versions at once", async ({page}) => {
  for (const [url, name, target] of [
    [DEMO_PAGE, "What's new", '/x/whats-new/'],
    ['/', 'Versions', '/versions/'],
  ] as const) {
    await page.goto(url);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).tap();
    await page.locator('.navbar-sidebar__item:not([inert])').getByRole('link', {name, exact: true}).tap();
    await expect(page).toHaveURL(target);
  }
});

test('a control that is too small is found', async ({page}) => {
  await page.goto(TEXT_PAGE);
  await page.evaluate(() => {
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', '<button id="tiny" style="all:unset">x</button>');
  });
  expect(await smallTargets(page, 'main')).toEqual([expect.stringContaining('id="tiny"')]);
});

test('the drawer takes the focus, keeps it, and gives it back', async ({page}) => {
  await page.goto(DEMO_PAGE);
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(() => {
      const {activeElement} = document;
      return activeElement !== document.body && !activeElement?.closest('.navbar-sidebar');
    });
    expect(isOutside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(toggle).toBeFocused();
  await expect(page.locator('[inert] main, main[inert]')).toHaveCount(0);
});

test('everything in the drawer can be touched, and a link of it leads on and closes it', async ({page}) => {
  await page.goto(DEMO_PAGE);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).tap();
  const drawer = page.locator('.navbar-sidebar');
  await expect(drawer).toBeInViewport();
  // Its final position.
  await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(0);
  expect(await smallTargets(page, '.navbar-sidebar')).toEqual([]);
  const loads: string[] = [];
  page.on('request', (sent) => sent.isNavigationRequest() && !sent.frame().parentFrame() && loads.push(sent.url()));
  await drawer.getByRole('link', {name: 'Getting started'}).tap();
  await expect(page).toHaveURL(/getting-started\/$/);
  await expect(page.locator('main h1')).toHaveText('Getting started');
  await expect(page.locator('main h1')).toBeInViewport();
  await expect(page.locator('[inert] main, main[inert]')).toHaveCount(0);
  // The page is changed, not loaded anew, and the focus is not back at the button of the drawer.
  expect(loads).toEqual([]);
  await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).not.toBeFocused();
});

test('the first prop of the longest API page is on the first screen', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/x/api/data-grid/data-grid-premium/');
  await settled(page);
  const box = await page.locator('[data-api-row]').first().boundingBox();
  expect(box?.y).toBeLessThanOrEqual(700);
});

test('the rows of a table of long texts are lists, each value beside the name of its column', async ({page}) => {
  await page.goto('/x/react-data-grid/filtering/');
  const table = page
    .getByRole('table')
    .filter({has: page.locator('[data-label="Default"]')})
    .first();
  const {surplus, names, lefts} = await table.evaluate((element) => {
    const cells = [...(element.querySelector('tbody tr')?.querySelectorAll('td') ?? [])];
    return {
      surplus: element.scrollWidth - element.parentElement!.clientWidth,
      names: cells.map((cell) => getComputedStyle(cell, '::before').content),
      lefts: cells.map((cell) => Math.round(cell.getBoundingClientRect().left)),
    };
  });
  expect(surplus).toBeLessThanOrEqual(0);
  expect(names).toEqual(['none', '"Type"', '"Default"', '"Description"']);
  expect(new Set(lefts)).toEqual(new Set([16]));
});

test('a table that is too wide scrolls inside itself, by keyboard too; one that fits is no stop', async ({page}) => {
  await page.goto('/x/react-charts/styling/');
  const region = page.getByRole('group', {name: 'Table'}).first();
  await region.scrollIntoViewIfNeeded();
  await region.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await page.setViewportSize({width: 1440, height: 900});
  await expect(page.getByRole('group', {name: 'Table'})).toHaveCount(0);
});
