/**
 * Keys of local storage for a reader's choices. Readers' browsers and other MUI sites use the same names, so renaming a
 * key loses what readers chose.
 */
export const STORAGE_KEYS = {
  mode: 'mui-mode',
  direction: 'mui-direction',
  dense: 'mui-dense',
  spacing: 'mui-spacing',
} as const;

/** Key of local storage for the reader's recent searches, a JSON list. */
export const RECENT_SEARCHES_KEY = 'docs-recent-searches';

export const COOKIE_NAMES = {
  codeVariant: 'codeVariant',
  codeStyling: 'codeStyling',
  dateLibrary: 'dateLibrary',
  packageManager: 'packageManager',
  installPlan: 'installPlan',
  paletteColors: 'paletteColors',
} as const;

/** What `mui-mode` may hold; anything else reads as `system`. */
export const MODE_CHOICES = ['light', 'dark', 'system'] as const;

export type ModeChoice = (typeof MODE_CHOICES)[number];

/** The modes a page can be painted in. */
export type PaletteMode = Exclude<ModeChoice, 'system'>;

/** The languages in which demo code is shown, the default first. */
export const CODE_VARIANTS = ['TS', 'JS'] as const;

export type CodeVariant = (typeof CODE_VARIANTS)[number];

export const DEFAULT_CODE_VARIANT: CodeVariant = CODE_VARIANTS[0];

/** The ways in which a demo may be styled. Every demo has the first, which is the default. */
export const CODE_STYLINGS = ['MUI System', 'Tailwind', 'CSS'] as const;

export type CodeStyling = (typeof CODE_STYLINGS)[number];

export const DEFAULT_CODE_STYLING: CodeStyling = CODE_STYLINGS[0];

/** The names of stylings in demo URLs and in file names: `BasicBars.tailwind.tsx`. */
export const STYLING_SLUGS = {
  'MUI System': 'system',
  Tailwind: 'tailwind',
  CSS: 'css',
} as const satisfies Readonly<Record<CodeStyling, string>>;

/** The file endings that a demo URL may carry, and the code variant each asks for. */
export const CODE_VARIANT_OF_ENDING: Readonly<Record<'js' | 'tsx', CodeVariant>> = {js: 'JS', tsx: 'TS'};

/** The forms in which the rows of an API page are shown. */
export const API_DISPLAYS = ['collapsed', 'expanded', 'table'] as const;

export type ApiDisplay = (typeof API_DISPLAYS)[number];

/** The display that the server renders: bots and readers without scripts see it. */
export const SERVER_API_DISPLAY: ApiDisplay = 'expanded';

/**
 * The lists of an API page whose display can be chosen: props (or an interface's properties), slots, the classes of the
 * component, and `css`: global classes, which only CSS selectors can use (`.Mui-selected`).
 */
export const API_SECTIONS = ['props', 'slots', 'classes', 'css'] as const;

export type ApiSection = (typeof API_SECTIONS)[number];

/** Keys of local storage: for the whole page, and for each section with a display of its own. */
export const API_DISPLAY_KEYS = {
  default: 'apiPage_default',
  props: 'apiPage_props',
  slots: 'apiPage_slots',
  classes: 'apiPage_classes',
  css: 'apiPage_css',
} as const satisfies Readonly<Record<ApiSection | 'default', string>>;

/** Key of local storage: present once the reader has chosen a display, so that the page no longer says where to do so. */
export const API_DISPLAY_CHOSEN_KEY = 'apiPage_chosen';

/** Key of local storage: the minor release since which the rows of API pages that are shown were added, `6.12`. */
export const API_SINCE_KEY = 'apiPage_since';

/** Attribute of `<html>` if the reader chose such a release: rows wait for the filter instead of flashing. */
export const API_SINCE_ATTRIBUTE = 'data-api-since';

/** Attributes of `<html>` that show the displays. */
export const API_DISPLAY_ATTRIBUTES = {
  /** The one that all sections share, or {@link MIXED_API_DISPLAYS}. */
  default: 'data-api-display',
  props: 'data-api-props',
  slots: 'data-api-slots',
  classes: 'data-api-classes',
  css: 'data-api-css',
} as const satisfies Readonly<Record<ApiSection | 'default', string>>;

export const MIXED_API_DISPLAYS = 'mixed';

/** Attributes that the pre-paint script puts on `<html>` for CSS. The client keeps them up to date. */
export const PAGE_ATTRIBUTES = {
  /** The name is Docusaurus' own. */
  mode: 'data-theme',
  /** The name is Docusaurus' own. */
  modeChoice: 'data-theme-choice',
  codeVariant: 'data-code-variant',
  codeStyling: 'data-code-styling',
  dateLibrary: 'data-date-library',
  packageManager: 'data-package-manager',
  /** The plan whose packages install commands name. */
  installPlan: 'data-install-plan',
  /** The direction that the reader chose. `dir` alone cannot keep it: Docusaurus sets `dir` to the language's direction. */
  direction: 'data-direction',
  /** Present if the reader chose the dense layout. */
  dense: 'data-dense',
  /** Present at load if the reader's choices, apart from the mode, make demos look different from what the server rendered. */
  demoLook: 'data-demo-look',
} as const;
