import {DEMO_PAGE, TEXT_PAGE} from './site';
import {expect, test} from './test';

for (const address of [DEMO_PAGE, TEXT_PAGE]) {
  for (const width of [1024, 1280, 1440]) {
    test(`${address} has its table of contents beside the text at ${width} px, and keeps it in view`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 800});
      await page.goto(address);
      const contents = page.locator('.theme-doc-toc-desktop');
      const text = page.locator('article');
      await expect(contents).toBeInViewport();
      const [beside, read] = [await contents.boundingBox(), await text.boundingBox()];
      expect(beside?.x ?? 0).toBeGreaterThanOrEqual((read?.x ?? 0) + (read?.width ?? Infinity));
      await page.evaluate(() => window.scrollTo({top: 1500, behavior: 'instant'}));
      await expect(contents).toBeInViewport();
    });
  }
}
