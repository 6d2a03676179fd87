import path from 'node:path';

/**
 * With what a browser draws the same on each machine: letters as they are designed, whatever the screen; no code that only some
 * processors can run; and no fonts of the system (fonts.conf).
 */
export const DRAWING_ARGUMENTS = ['--font-render-hinting=none', '--disable-lcd-text', '--disable-skia-runtime-opts'];

/** Only browsers on Linux read this. */
export const DRAWING_ENVIRONMENT = {FONTCONFIG_FILE: path.join(__dirname, 'fonts.conf')};
