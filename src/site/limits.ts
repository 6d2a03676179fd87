/** How long a copy button shows its success, in milliseconds. */
export const COPY_FEEDBACK_MS = 2000;

/** How long a choice of code variant or styling is kept, in seconds: one year. */
export const COOKIE_MAX_AGE_S = 31_536_000;

/** How far outside the viewport a demo may be when it starts to load, in CSS pixels. */
export const DEMO_LOAD_MARGIN_PX = 320;

/** How long a file may take before the page says that it could not be loaded, in milliseconds: hosts may fall silent. */
export const LOAD_TIMEOUT_MS = 30_000;

/** Delay of debounced functions, in milliseconds. */
export const DEBOUNCE_MS = 166;

/** How long after a visible focus was lost the next focus is made visible too, in milliseconds. */
export const FOCUS_VISIBLE_MS = 100;

/** The share of sessions whose web vitals are reported: 0.01 %. */
export const VITALS_SHARE = 0.0001;

/**
 * The longest state that a link carries in its hash, in characters. Browsers take far more, but links also travel as a command's
 * argument, of which `cmd.exe` on Windows takes 8,191 characters with the rest of the URL.
 */
export const LONGEST_LINK_STATE = 8000;

/** The longest text that is made of a link's compressed state, in bytes: more is not read, however well it was compressed. */
export const LONGEST_LINKED_TEXT = 50_000;

/** What the upgrade check reads. A file of a person's own code is far below; what is above was written by a program. */
export const UPGRADE_CHECK_LIMITS = {
  /** Of one file, or of pasted code, in bytes. */
  fileBytes: 1_000_000,
  /** How many files of code it checks. */
  files: 5000,
  /** How many files of any kind it looks at in a folder. */
  entries: 50_000,
  /** How long one file may take, in milliseconds. */
  fileMs: 10_000,
} as const;
