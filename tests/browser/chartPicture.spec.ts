import {expect, startDemos, test} from './test';

/*
 * The picture that the demo of the styling page makes of its chart, as a reader downloads it.
 */

test('the picture of a chart has the colors and the size of the chart', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
  await page.goto('/x/react-charts/styling/');
  await startDemos(page);
  const demo = page.locator('[data-demo-preview$="/ExportPicture.tsx"]');
  await demo.scrollIntoViewIfNeeded();
  await expect(demo).toHaveAttribute('data-live');
  await demo.getByRole('button', {name: 'Draw the picture'}).click();
  const link = demo.getByRole('link', {name: 'Download guests.png'});
  await expect(link).toHaveAttribute('download', 'guests.png');
  await expect(link).toHaveAttribute('href', /^data:image\/png;base64,/);

  const chart = demo.locator('svg:has(.MuiBarElement-root):visible');
  const bars = await chart.evaluate((svg) => {
    const origin = svg.getBoundingClientRect();
    return {
      size: [origin.width, origin.height].map(Math.round),
      middles: [...svg.querySelectorAll('.MuiBarElement-root')].map((bar) => {
        const {left, top, width, height} = bar.getBoundingClientRect();
        return [left + width / 2 - origin.left, top + height / 2 - origin.top] as const;
      }),
      color: getComputedStyle(svg.querySelector('.MuiBarElement-root')!).fill,
    };
  });
  expect(bars.middles).toHaveLength(4);
  expect(bars.color).toBe('rgb(25, 118, 210)');

  const picture = await link.evaluate(async (anchor: HTMLAnchorElement, middles) => {
    const image = new Image();
    image.src = anchor.href;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0);
    const colorAt = ([x, y]: readonly [number, number]): string =>
      `rgb(${[...context.getImageData(Math.round(2 * x), Math.round(2 * y), 1, 1).data].slice(0, 3).join(', ')})`;
    return {size: [canvas.width / 2, canvas.height / 2], corner: colorAt([1, 1]), bars: middles.map(colorAt)};
  }, bars.middles);
  expect(picture.size).toEqual(bars.size);
  // The background of the theme.
  expect(picture.corner).toBe('rgb(255, 255, 255)');
  expect(picture.bars).toEqual(bars.middles.map(() => bars.color));
});
