import type {Locator, Page} from '@playwright/test';
import {expect, pressAtRest, settled} from './test';

/** Locators of an open playground. */
export interface OpenPlayground {
  readonly section: Locator;
  /** The preview. */
  readonly stage: Locator;
  /** The code as text. */
  readonly code: Locator;
  /** The controls. */
  readonly props: Locator;
}

/** The first playground of a page. */
export function playgroundOf(page: Page): OpenPlayground {
  const section = page.locator('[data-playground]').first();
  return {
    section,
    stage: section.locator('[data-demo-preview]'),
    code: section.locator('pre code'),
    props: section.locator('[data-sheet]'),
  };
}

/** Opens the playground of a page and waits for its preview. */
export async function openPlayground(page: Page, url: string): Promise<OpenPlayground> {
  await page.goto(url);
  await settled(page);
  const playground = playgroundOf(page);
  await pressAtRest(playground.section.getByRole('button', {name: /^Try the props/}));
  await untilLive(playground);
  return playground;
}

/** Waits until the preview is in the stage. */
export async function untilLive({section, stage}: OpenPlayground): Promise<void> {
  await expect(section).toHaveAttribute('data-playground', 'open');
  await expect(stage).toHaveAttribute('data-live', /.*/);
  await expect(stage.getByText('Loading…')).toHaveCount(0);
}

/** Searches a prop, or a field of a prop, by its name and returns its control: for a slider, the number field beside it. */
export async function findProp({props}: OpenPlayground, path: string): Promise<Locator> {
  await props.getByRole('searchbox').fill(path.replace(/^.*\./, ''));
  return props.getByLabel(path, {exact: true}).first();
}
