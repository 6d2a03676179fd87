import {BREAKPOINTS} from '../../src/site/tokens';

/** The kinds of page of the site, with one page of each: `npm run screenshots` and the tests of the layout look at these. */
export const PAGE_KINDS = {
  landing: '/',
  text: '/x/introduction/installation/',
  features: '/x/introduction/licensing/',
  grid: '/x/react-data-grid/column-definition/',
  charts: '/x/react-charts/bars/',
  picker: '/x/react-date-pickers/date-picker/',
  api: '/x/api/data-grid/data-grid-premium/',
  releases: '/x/whats-new/',
  versions: '/versions/',
  playground: '/playground/',
} as const;

export type PageKind = keyof typeof PAGE_KINDS;

/** Widths of phones, tablets and desktops, in CSS pixels. */
export const SCREEN_WIDTHS = [360, 390, 768, 1024, 1280, 1440] as const;

/** The height of a screen of a width, in CSS pixels. */
export function screenHeight(width: number): number {
  return width < BREAKPOINTS.sm ? 844 : 900;
}
