const FOLDER = 'images/app/';

/** The icon of the installed docs in the sizes that systems ask for, below `static/`. They are drawn from `images/logo.svg`. */
export const MANIFEST_ICONS = [
  {file: `${FOLDER}icon-192.png`, size: 192, purpose: 'any'},
  {file: `${FOLDER}icon-512.png`, size: 512, purpose: 'any'},
  {file: `${FOLDER}icon-512-maskable.png`, size: 512, purpose: 'maskable'},
] as const;

/** For systems that do not read the manifest. It has no transparent corners: they would become black. */
export const TOUCH_ICON = `${FOLDER}icon-180.png`;
