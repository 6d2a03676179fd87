import {readFileSync} from 'node:fs';
import {joinProblems, PluginError} from '../../../src/node/errors';
import {didYouMean} from '../../../src/text/nearestName';
import {projectPath} from '../../../src/node/project';
import {STYLING_SLUGS} from '../../../src/site/storage';
import type {DemoStyles} from '../types';
import {findClassNames, type ClassNames} from './classNames';
import {demoNameOf, localImports, resolveLocal, type Watcher} from '../../../src/node/demoFiles';
import {checkStylesheet} from './demoStylesheet';
import {compileTailwind, tailwindClasses} from './tailwind';

/** Whether the file is a demo's Tailwind variant. */
function isTailwind(file: string): boolean {
  return file.endsWith(`.${STYLING_SLUGS.Tailwind}.tsx`);
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

/**
 * The styles that come with a demo: its stylesheets, and in a Tailwind variant what Tailwind makes of its classes.
 *
 * @param file absolute path of the demo in one styling
 * @throws PluginError for what reaches past the demo, and for a class that Tailwind does not have
 */
export async function stylesOf(file: string, code: string, watcher: Watcher): Promise<DemoStyles> {
  const scope = demoNameOf(file);
  const sheets = localImports(code)
    .filter(({specifier}) => specifier.endsWith('.css'))
    .map((found) => {
      const sheet = resolveLocal(file, found, watcher);
      return checkStylesheet(sheet, readFileSync(sheet, 'utf8'), scope);
    });
  const css = sheets.map((sheet) => sheet.css);
  if (!isTailwind(file)) {
    return {scope, css: css.join('\n')};
  }
  const names = findClassNames(code);
  const ownClasses = sheets.flatMap(({classes}) => [...classes]);
  const tailwind = await compileTailwind(
    names.written.map(({name}) => name),
    scope,
  );
  await checkClasses(file, names, (name) => tailwind.known.has(name) || isOwn(name, ownClasses));
  return {scope, css: [...css, tailwind.css].join('\n')};
}

/** Whether a demo brings styles of its own. */
export function hasStyles(file: string, code: string): boolean {
  return isTailwind(file) || localImports(code).some(({specifier}) => specifier.endsWith('.css'));
}

/** Text of the module behind `BarTreeView.tailwind.tsx?demo-styles`. */
export async function stylesModule(file: string, code: string, watcher: Watcher): Promise<string> {
  return `export const styles = ${JSON.stringify(await stylesOf(file, code, watcher))};\n`;
}

const STYLESHEET_IMPORT = /^import\s+(?:([^'"]*?)\s+from\s+)?(['"])(\.{1,2}\/[^'"]+\.css)\2;?/gm;

/**
 * Text of the module that runs: the demo without its stylesheets, which the bundler would put into the one that all pages
 * load. They are rendered beside the demo.
 *
 * @throws PluginError for a stylesheet that is imported by name
 */
export function runningModule(file: string, code: string): string {
  return code.replace(
    STYLESHEET_IMPORT,
    (_statement, imported: string | undefined, _quote, specifier: string, offset: number) => {
      if (imported) {
        const line = code.slice(0, offset).split('\n').length;
        throw new PluginError(
          'demos',
          `"${specifier}" is a plain stylesheet: it gives no names. Write import '${specifier}';`,
          {file: projectPath(file), line},
        );
      }
      return '';
    },
  );
}
