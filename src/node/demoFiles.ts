import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {PluginError} from './errors';
import {didYouMean} from '../text/nearestName';
import {projectPath} from './project';
import {CODE_STYLINGS, STYLING_SLUGS, type CodeStyling} from '../site/storage';
import {withoutWriterNotes} from './writerNotes';

/** Told of every file that a result depends on, so that the dev server makes it anew when one of them changes. */
export interface Watcher {
  /** A file that was read. */
  uses(file: string): void;
  /** A path where a file would change the result if there were one. */
  lacks(file: string): void;
}

/** For results that are made once. */
export const NO_WATCHER: Watcher = {uses: () => undefined, lacks: () => undefined};

/** An import of a file beside the demo. */
export interface LocalImport {
  readonly specifier: string;
  /** Offset of the specifier in the code, without its quotes. */
  readonly start: number;
  readonly end: number;
  /** Counted from one. */
  readonly line: number;
}

/** A file that a demo is made of. */
export interface DemoPart {
  readonly file: string;
  /** Its name for readers: the path from the demo's folder, without the styling's infix. */
  readonly name: string;
  /** The text as readers get it: its imports by the names that they know, without what it says to writers. */
  readonly code: string;
}

const INFIX = new RegExp(`\\.(?:${CODE_STYLINGS.map((styling) => STYLING_SLUGS[styling]).join('|')})(?=\\.tsx$)`);

/** The endings that an import may leave out, and those it may carry. */
const ENDINGS: readonly string[] = ['', '.tsx', '.ts', '.json'];

const READ_ENDINGS = /\.(?:tsx?|json|css)$/;

/** Name of the demo that a file belongs to: `BarTreeView` for `BarTreeView.tailwind.tsx`. */
export function demoNameOf(file: string): string {
  return path
    .basename(file)
    .replace(INFIX, '')
    .replace(/\.tsx$/, '');
}

/** The files in which a demo may come, by styling; the first is always there. */
export function stylingFiles(file: string): Readonly<Record<CodeStyling, string>> {
  const variant = (styling: CodeStyling): string => file.replace(/\.tsx$/, `.${STYLING_SLUGS[styling]}.tsx`);
  return {'MUI System': file, Tailwind: variant('Tailwind'), CSS: variant('CSS')};
}

/** The imports, exports and dynamic imports of a module that name a file by its relative path. */
export function localImports(code: string): LocalImport[] {
  return ts
    .preProcessFile(code, true, true)
    .importedFiles.filter(({fileName}) => /^\.{1,2}\//.test(fileName))
    .map(({fileName, pos}) => {
      const start = code.indexOf(fileName, pos);
      return {
        specifier: fileName,
        start,
        end: start + fileName.length,
        line: code.slice(0, start).split('\n').length,
      };
    });
}

/** A folder whose files demos of several pages import; a copied demo has them beside it. */
const SHARED_FOLDER = 'shared';

/** Whether an import leads out of the demo's folder into a folder of shared files: `../shared/orders`. */
export function isShared(specifier: string): boolean {
  return new RegExp(`^(?:\\.\\./)+${SHARED_FOLDER}/[^/]+$`).test(specifier);
}

/** An import as readers see it, who have all of a demo's files in one folder: `./orders` for `../shared/orders`. */
export function shownSpecifier(specifier: string): string {
  return isShared(specifier) ? `./${path.basename(specifier)}` : specifier;
}

/**
 * The file that a relative import names.
 *
 * @throws PluginError if there is none, or if a copied demo would not find it
 */
export function resolveLocal(file: string, {specifier, line}: LocalImport, watcher: Watcher): string {
  const location = {file: projectPath(file), line};
  if (specifier.startsWith('../') && !isShared(specifier)) {
    throw new PluginError(
      'demos',
      `"${specifier}" lies outside the demo's folder, where a copy of the demo would not find it. Put the file beside the demo, or in a folder "${SHARED_FOLDER}".`,
      location,
    );
  }
  const target = path.join(path.dirname(file), specifier);
  for (const candidate of ENDINGS.map((ending) => target + ending)) {
    if (READ_ENDINGS.test(candidate) && existsSync(candidate) && statSync(candidate).isFile()) {
      watcher.uses(candidate);
      return candidate;
    }
    watcher.lacks(candidate);
  }
  const folder = path.dirname(target);
  const beside = existsSync(folder) ? readdirSync(folder).filter((name) => READ_ENDINGS.test(name)) : [];
  const given = specifier.slice(0, specifier.lastIndexOf('/') + 1);
  const known = beside.map((name) => given + name.replace(/\.tsx?$/, ''));
  throw new PluginError('demos', `no file "${specifier}" beside this one.${didYouMean(specifier, known)}`, location);
}

function withShownNames(code: string, targets: ReadonlyMap<LocalImport, string>): string {
  let shown = code;
  for (const [{specifier, start, end}, target] of [...targets].reverse()) {
    const name = shownSpecifier(specifier).replace(INFIX.exec(target)?.[0] ?? '', '');
    shown = shown.slice(0, start) + name + shown.slice(end);
  }
  return shown;
}

/**
 * All files of a demo in one styling, the demo's own first: what a reader needs to run it in an app.
 *
 * @param file absolute path of the demo in that styling
 * @throws PluginError for an import that names no file
 */
export function partsOf(file: string, code: string, watcher: Watcher): DemoPart[] {
  const folder = path.dirname(file);
  const parts = new Map<string, DemoPart>();
  const add = (current: string, text: string): void => {
    const inFolder = path.relative(folder, current).split(path.sep).join('/');
    const name = (isShared(inFolder) ? path.basename(inFolder) : inFolder).replace(INFIX, '');
    const imports = /\.tsx?$/.test(current) ? localImports(text) : [];
    const targets = new Map(imports.map((found) => [found, resolveLocal(current, found, watcher)]));
    parts.set(current, {file: current, name, code: withoutWriterNotes(withShownNames(text, targets))});
    for (const target of targets.values()) {
      if (!parts.has(target)) {
        add(target, readFileSync(target, 'utf8'));
      }
    }
  };
  add(file, code);
  return [...parts.values()];
}
