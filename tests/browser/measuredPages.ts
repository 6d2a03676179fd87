import type {BrowserContextOptions} from '@playwright/test';
import {PAGE_KINDS} from './pageKinds';

/** The pages that `npm run bench` and the tests of {@link PAGE_LIMITS} (pageLimits.ts) measure, one of each kind. */
export const MEASURED_PAGES = {
  text: PAGE_KINDS.text,
  longText: PAGE_KINDS.features,
  api: '/x/api/data-grid/data-grid/',
  grid: PAGE_KINDS.grid,
  charts: PAGE_KINDS.charts,
  picker: PAGE_KINDS.picker,
} as const;

export type MeasuredPage = keyof typeof MEASURED_PAGES;

export const MEASURED_PAGE_NAMES = Object.keys(MEASURED_PAGES) as readonly MeasuredPage[];

/** The phone that Lighthouse emulates, so that the same demos are in its viewport. */
export const PHONE = {
  viewport: {width: 412, height: 823},
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
} as const satisfies BrowserContextOptions;
