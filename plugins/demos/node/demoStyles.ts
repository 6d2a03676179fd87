import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {joinProblems, PluginError} from '../../../src/node/errors';
import {didYouMean} from '../../../src/text/nearestName';
import {projectPath} from '../../../src/node/project';
import {STYLING_SLUGS} from '../../../src/site/storage';
import type {DemoStyles} from '../client/demoStyles';
import {findClassNames, type ClassNames} from './classNames';
import {demoNameOf, localImports, partsOf, resolveLocal, type Watcher} from './demoFiles';
import {checkStylesheet, kebabCase, withScopedNames} from './demoStylesheet';
import {compileTailwind, tailwindClasses, type CompiledTailwind} from './tailwind';

const CLIENT = JSON.stringify(path.join(__dirname, '../client/demoStyles'));

/** Whether the file is a demo's Tailwind variant. */
function isTailwind(file: string): boolean {
  return file.endsWith(`.${STYLING_SLUGS.Tailwind}.tsx`);
}

/**
 * The prefix of the classes of one demo in one styling: readable in the browser's tools, and no other demo's, also where
 * another page has one of the same name.
 *
 * @param origin where the classes come from: the demo's own `.chart-flex` and Tailwind's `flex` are not the same
 */
export function scopeOf(file: string, origin: 'tailwind' | 'stylesheet'): string {
  const location = createHash('sha256')
    .update(`${origin} ${projectPath(file)}`)
    .digest('hex')
    .slice(0, 4);
  return `${kebabCase(demoNameOf(file))}-${location}`;
}

/** Class names that are not Tailwind's: those of the packages, and those of the demo's own stylesheet. */
function isOwn(name: string, ownClasses: readonly string[]): boolean {
  return /^Mui[A-Z]?/.test(name) || ownClasses.includes(name);
}

async function suggestion(name: string): Promise<string> {
  const variants = name.slice(0, name.lastIndexOf(':') + 1);
  const near = (await tailwindClasses()).filter((known) => Math.abs(variants.length + known.length - name.length) <= 2);
  return didYouMean(
    name,
    near.map((known) => variants + known),
  );
}

async function checkClasses(
  file: string,
  {written, cut}: ClassNames,
  isKnown: (name: string) => boolean,
): Promise<void> {
  const isCut = (name: string, line: number): boolean => cut.some((half) => half.name === name && half.line === line);
  const halves = cut.map(
    ({name, line}) =>
      new PluginError(
        'demos',
        `the class "${name}" is put together from parts, which Tailwind cannot see. Write each class out: isOpen ? 'mt-2' : 'mt-4'.`,
        {file: projectPath(file), line},
      ),
  );
  const unknown = written
    .filter(({name, line}) => !isKnown(name) && !isCut(name, line))
    .map(
      async ({name, line}) =>
        new PluginError('demos', `Tailwind has no class "${name}".${await suggestion(name)}`, {
          file: projectPath(file),
          line,
        }),
    );
  const problem = joinProblems([...halves, ...(await Promise.all(unknown))]);
  if (problem) {
    throw problem;
  }
}

async function makeTailwind(file: string, code: string, ownClasses: readonly string[]): Promise<CompiledTailwind> {
  const names = findClassNames(code);
  const tailwind = await compileTailwind(
    names.written.map(({name}) => name),
    scopeOf(file, 'tailwind'),
  );
  await checkClasses(file, names, (name) => tailwind.classes.has(name) || isOwn(name, ownClasses));
  return tailwind;
}

/** What was made last of each file: the modules of one demo ask for the same. */
const lastTailwind = new Map<string, {readonly key: string; readonly made: Promise<CompiledTailwind>}>();

function tailwindOf(file: string, code: string, ownClasses: readonly string[]): Promise<CompiledTailwind> {
  const key = JSON.stringify([code, ownClasses]);
  const known = lastTailwind.get(file);
  if (known?.key === key) {
    return known.made;
  }
  const made = makeTailwind(file, code, ownClasses);
  lastTailwind.set(file, {key, made});
  return made;
}

/**
 * A file that comes along with a demo may come along with others too, so it has none of the demo's classes.
 *
 * @throws PluginError for one that it writes all the same
 */
function checkParts(file: string, code: string, watcher: Watcher): void {
  const name = demoNameOf(file);
  for (const part of partsOf(file, code, watcher).slice(1)) {
    const changed = /\.tsx?$/.test(part.file) ? withScopedNames(part.code, name, '') : part.code;
    if (changed !== part.code) {
      const line = part.code.split('\n').findIndex((text, index) => text !== changed.split('\n')[index]) + 1;
      const what = `a class of the stylesheet of ${name} stands here, and only that demo's own file can have it. Give it to this part as a prop, or put the part into the demo.`;
      throw new PluginError('demos', what, {file: projectPath(part.file), line});
    }
  }
}

/**
 * The styles that come with a demo: its stylesheets, and in a Tailwind variant what Tailwind makes of its classes.
 *
 * @param file absolute path of the demo in one styling
 * @throws PluginError for what reaches past the demo, and for a class that Tailwind does not have
 */
export async function stylesOf(file: string, code: string, watcher: Watcher): Promise<DemoStyles> {
  const sheets = localImports(code)
    .filter(({specifier}) => specifier.endsWith('.css'))
    .map((found) => {
      const sheet = resolveLocal(file, found, watcher);
      return checkStylesheet(sheet, readFileSync(sheet, 'utf8'), demoNameOf(file), scopeOf(file, 'stylesheet'));
    });
  if (sheets.length > 0) {
    checkParts(file, code, watcher);
  }
  const css = sheets.map((sheet) => sheet.css);
  const own = new Map(sheets.flatMap(({classes}) => [...classes]));
  const id = projectPath(file);
  if (!isTailwind(file)) {
    return {id, css: css.join('\n'), classes: Object.fromEntries(own)};
  }
  const tailwind = await tailwindOf(file, code, [...own.keys()]);
  return {id, css: [...css, tailwind.css].join('\n'), classes: Object.fromEntries([...own, ...tailwind.classes])};
}

/** Whether a demo brings styles of its own. */
export function hasStyles(file: string, code: string): boolean {
  return isTailwind(file) || localImports(code).some(({specifier}) => specifier.endsWith('.css'));
}

/** Text of the module behind `BarTreeView.tailwind.tsx?demo-styles`: a demo's styles, put into the page where there is one. */
export async function stylesModule(file: string, code: string, watcher: Watcher): Promise<string> {
  const styles = await stylesOf(file, code, watcher);
  return `import {addDemoStyles} from ${CLIENT};
export const styles = ${JSON.stringify(styles)};
if (!__SERVER_BUNDLE__) {
  addDemoStyles(styles);
}
`;
}

const STYLESHEET_IMPORT = /^import\s+(?:([^'"]*?)\s+from\s+)?(['"])(\.\/[^'"]+\.css)\2;?/gm;

/**
 * Text of the module that runs: the demo with its classes as they are called in the page, and with its styles in its own
 * chunk. The bundler would put an imported stylesheet into the one that all pages load.
 *
 * @throws PluginError for a stylesheet that is imported by name
 */
export async function runningModule(file: string, code: string, watcher: Watcher): Promise<string> {
  if (!hasStyles(file, code)) {
    return code;
  }
  const {classes} = await stylesOf(file, code, watcher);
  const named = isTailwind(file)
    ? findClassNames(code).replace((name) => classes[name])
    : withScopedNames(code, demoNameOf(file), scopeOf(file, 'stylesheet'));
  const running = named.replace(
    STYLESHEET_IMPORT,
    (_statement, imported: string | undefined, _quote, specifier: string, offset: number) => {
      if (imported) {
        const line = named.slice(0, offset).split('\n').length;
        throw new PluginError(
          'demos',
          `"${specifier}" is a plain stylesheet: it gives no names. Write import '${specifier}';`,
          {file: projectPath(file), line},
        );
      }
      return '';
    },
  );
  // On the first line, so that all lines keep their numbers.
  return `import ${JSON.stringify(`${file}?demo-styles`)}; ${running}`;
}
