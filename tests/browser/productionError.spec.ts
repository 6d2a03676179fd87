import {expect, test} from './test';

test('explains a number with its arguments', async ({page}) => {
  await page.goto('/production-error/?code=11&args[]=%20(secondary)&args[]=500');
  const asked = page.locator('section', {has: page.getByRole('heading', {name: 'Error 11', level: 2})});
  await expect(asked).toContainText('The color (secondary) provided to augmentColor(color) is invalid.');
  await expect(asked).toContainText('or a `500` property');
  await expect(asked).toContainText('Thrown by @mui/material.');
});

for (const [query, said] of [
  ['?code=4711', /no error with the number 4711/],
  ['?code=%3Cb%3E', /not a number/],
  ['?code=__proto__', /not a number/],
] as const) {
  test(`says of ${query} that it means nothing here`, async ({page}) => {
    await page.goto(`/production-error/${query}`);
    await expect(page.locator('main').getByRole('status')).toHaveText(said);
  });
}

test('without a number it lists all of them', async ({page}) => {
  await page.goto('/production-error/');
  await expect(page.getByRole('heading', {level: 3}).first()).toHaveText(/^Error \d+/);
  await expect(page.locator('main').getByRole('status')).toHaveCount(0);
  expect(await page.getByRole('heading', {level: 3}).count()).toBeGreaterThan(10);
});

const HOSTILE = {
  markup: '<img src=x onerror=alert(1)><script>alert(2)</script>',
  'a link': 'javascript:alert(3)',
  'ten thousand characters': 'x'.repeat(10_000),
  'right to left': '\u202E\u05E9\u05DC\u05D5\u05DD',
  emoji: '💩👩‍👩‍👧‍👦',
  nothing: '',
};

for (const [kind, value] of Object.entries(HOSTILE)) {
  test(`shows ${kind} as text`, async ({page}) => {
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await page.setViewportSize({width: 320, height: 700});
    await page.goto(`/production-error/?code=9&args[]=${encodeURIComponent(value)}`);
    const message = page.locator('#message + p');
    await expect(message).toContainText('MUI: Unsupported `');
    await expect(message).toContainText(value.slice(0, 100));
    // The sentence continues after the argument, in its own direction.
    await expect(message).toContainText('` color.');
    await expect(page.locator('main :is(img, script, iframe, a[href^="javascript"])')).toHaveCount(0);
    expect((await message.textContent())?.length).toBeLessThan(700);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    expect(dialogs).toEqual([]);
  });
}

test('shows bytes that are no text as such', async ({page}) => {
  await page.goto('/production-error/?code=9&args[]=%ED%A0%BD%');
  await expect(page.locator('#message + p')).toContainText('\uFFFD');
});
