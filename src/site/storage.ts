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

/** What the reader searched for lately, as a JSON list. */
export const RECENT_SEARCHES_KEY = 'docs-recent-searches';

export const COOKIE_NAMES = {
  codeVariant: 'codeVariant',
  codeStyling: 'codeStyling',
  dateLibrary: 'dateLibrary',
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

/** How a styling is called in demo URLs and in the names of variant files. */
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

/** How the server renders API pages: what bots see, and readers without scripts. */
export const SERVER_API_DISPLAY: ApiDisplay = 'expanded';

/**
 * The lists of an API page that have a display of their own: props (or an interface's properties), slots, the component's
 * own classes, and `css`: the classes that are no component's own, which CSS alone reaches (`.Mui-selected`).
 */
export const API_SECTIONS = ['props', 'slots', 'classes', 'css'] as const;

export type ApiSection = (typeof API_SECTIONS)[number];

/** Where the displays are kept: for the page, and for each section that differs. */
export const API_DISPLAY_KEYS = {
  default: 'apiPage_default',
  props: 'apiPage_props',
  slots: 'apiPage_slots',
  classes: 'apiPage_classes',
  css: 'apiPage_css',
} as const satisfies Readonly<Record<ApiSection | 'default', string>>;

/** What the displays are called on `<html>`. */
export const API_DISPLAY_ATTRIBUTES = {
  /** The one that all sections share, or {@link MIXED_API_DISPLAYS}. */
  default: 'data-api-display',
  props: 'data-api-props',
  slots: 'data-api-slots',
  classes: 'data-api-classes',
  css: 'data-api-css',
} as const satisfies Readonly<Record<ApiSection | 'default', string>>;

export const MIXED_API_DISPLAYS = 'mixed';

/** What the pre-paint script puts on `<html>` for CSS, and what the client keeps up to date. */
export const PAGE_ATTRIBUTES = {
  /** The name is Docusaurus' own. */
  mode: 'data-theme',
  /** The name is Docusaurus' own. */
  modeChoice: 'data-theme-choice',
  codeVariant: 'data-code-variant',
  codeStyling: 'data-code-styling',
  dateLibrary: 'data-date-library',
  /** The direction the reader chose; `dir` follows it, since Docusaurus sets that one to the language's. */
  direction: 'data-direction',
  /** There when the reader chose the dense layout. */
  dense: 'data-dense',
  /** There at load when demos look other than the server rendered them, mode aside. */
  demoLook: 'data-demo-look',
} as const;
