/**
 * Where a reader's choices are kept. The names are contracts with readers' browsers and with other sites of the family:
 * a renamed key forgets what was chosen.
 */
export const STORAGE_KEYS = {
  mode: 'mui-mode',
  direction: 'mui-direction',
  dense: 'mui-dense',
  spacing: 'mui-spacing',
} as const;

export const COOKIE_NAMES = {
  codeVariant: 'codeVariant',
  codeStyling: 'codeStyling',
  paletteColors: 'paletteColors',
} as const;

/** What `mui-mode` may hold; anything else reads as `system`. */
export const MODE_CHOICES = ['light', 'dark', 'system'] as const;

export type ModeChoice = (typeof MODE_CHOICES)[number];

/** The modes a page can be painted in. */
export type PaletteMode = Exclude<ModeChoice, 'system'>;

/** The languages in which demo code is shown. */
export const CODE_VARIANTS = ['TS', 'JS'] as const;

export type CodeVariant = (typeof CODE_VARIANTS)[number];

export const DEFAULT_CODE_VARIANT: CodeVariant = 'TS';

/** The ways in which a demo's looks are written. The first is the one every demo has. */
export const CODE_STYLINGS = ['MUI System', 'Tailwind', 'CSS'] as const;

export type CodeStyling = (typeof CODE_STYLINGS)[number];

export const DEFAULT_CODE_STYLING: CodeStyling = 'MUI System';

/** How a styling is called in demo addresses and in the names of variant files. */
export const STYLING_SLUGS = {
  'MUI System': 'system',
  Tailwind: 'tailwind',
  CSS: 'css',
} as const satisfies Readonly<Record<CodeStyling, string>>;

/** The file endings that a demo address may carry, and the code variant each asks for. */
export const CODE_VARIANT_OF_ENDING: Readonly<Record<'js' | 'tsx', CodeVariant>> = {js: 'JS', tsx: 'TS'};

/** What the pre-paint script puts on `<html>` for CSS, and what the client keeps up to date. */
export const PAGE_ATTRIBUTES = {
  /** The name is Docusaurus' own. */
  mode: 'data-theme',
  /** The name is Docusaurus' own. */
  modeChoice: 'data-theme-choice',
  codeVariant: 'data-code-variant',
  codeStyling: 'data-code-styling',
} as const;
