import {PAGE_ATTRIBUTES} from '@site/src/site/storage';

/**
 * Tailwind as the site's demos have it: without its reset, for which MUI has CssBaseline, and without layers, so that its
 * classes win over the styles of MUI's components.
 */
const STYLESHEET = `@import 'tailwindcss/theme.css';
@import 'tailwindcss/utilities.css';
@custom-variant dark (&:where([${PAGE_ATTRIBUTES.mode}='dark'], [${PAGE_ATTRIBUTES.mode}='dark'] *));
`;

/**
 * Tailwind's own Vite plugin reads class names with a native program, which does not run in StackBlitz: browsers run no
 * native code, and the stand-in in WebAssembly is not published for every version. Its compiler is JavaScript.
 */
const PLUGIN = `import { readFile, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compile } from 'tailwindcss';

// An app uses @tailwindcss/vite. It needs native code, which does not run in a
// browser's sandbox, so this plugin hands the classes in src to the compiler.
const { resolve } = createRequire(import.meta.url);

async function loadStylesheet(id, base) {
  const file = resolve(id);
  return { path: file, base, content: await readFile(file, 'utf8') };
}

/** Every word of a source, and every word inside quotes: classes are among them. */
function wordsOf(source) {
  return ['"', "'", '\`'].flatMap((quote) =>
    source.split(quote).flatMap((part) => part.split(/\\s+/)),
  );
}

export default function tailwind() {
  let root = '';
  return {
    name: 'tailwind',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    async transform(code, id) {
      if (!id.endsWith('/src/tailwind.css')) {
        return undefined;
      }
      const folder = path.join(root, 'src');
      const names = await readdir(folder, { recursive: true });
      const files = names
        .filter((name) => /\\.[jt]sx?$/.test(name))
        .map((name) => path.join(folder, name));
      files.forEach((file) => this.addWatchFile(file));
      const sources = await Promise.all(
        files.map((file) => readFile(file, 'utf8')),
      );
      const { build } = await compile(code, { base: root, loadStylesheet });
      return { code: build(sources.flatMap(wordsOf)), map: null };
    },
  };
}
`;

/** The module that an entry imports for Tailwind's styles. */
export const TAILWIND_STYLESHEET = './tailwind.css';

/** The module that the project's Vite configuration imports. */
export const TAILWIND_PLUGIN = './tailwindPlugin.js';

/** What a project needs to compile the Tailwind classes in its sources, by path. */
export const TAILWIND_FILES: Readonly<Record<string, string>> = {
  'src/tailwind.css': STYLESHEET,
  'tailwindPlugin.js': PLUGIN,
};
