import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {localImports, NO_WATCHER, resolveLocal, stylingFiles} from '../../src/node/demoFiles';
import {kebabCase} from '../../src/site/apiPaths';
import {CODE_STYLINGS} from '../../src/site/storage';
import type {DonorDemo} from './donorPages';

/** A name for a file beside a demo that is unique among the files of all pages. */
function nameBeside(file: string): string {
  const words = `${path.basename(path.dirname(file))}-${path.basename(file)}`.split('-');
  return words.map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('');
}

/** The files of a demo in all its stylings, the main one first. */
function stylingsOf(file: string): string[] {
  const files = stylingFiles(file);
  return CODE_STYLINGS.map((styling) => files[styling]).filter((candidate) => existsSync(candidate));
}

/** Files beside a module that the module imports. */
function importedFiles(file: string): string[] {
  const imports = /\.tsx?$/.test(file) ? localImports(readFileSync(file, 'utf8')) : [];
  return imports.map((found) => resolveLocal(file, found, NO_WATCHER));
}

/** Whether a demo already uses a name, so that a copy by that name would not compile. */
export function usesName(demo: DonorDemo, name: string): boolean {
  const word = new RegExp(`\\b${name}\\b`);
  return stylingsOf(demo.file).some((file) => word.test(readFileSync(file, 'utf8')));
}

/** Whether a demo comes in several stylings. */
export function hasVariants(demo: DonorDemo): boolean {
  return stylingsOf(demo.file).length > 1;
}

/** Copies a demo, and the files that it imports, under another name. */
export class DemoCopier {
  /** Prettier options by file ending. Copies are formatted, because names of other lengths change line breaks. */
  private readonly written = new Set<string>();

  /**
   * @param folder the folder of the page that shows the copy
   * @param withVariants whether the other stylings are copied too
   */
  async copy(demo: DonorDemo, name: string, folder: string, withVariants: boolean): Promise<void> {
    mkdirSync(folder, {recursive: true});
    const renamed = (text: string): string =>
      text
        .replace(new RegExp(`\\b${demo.name}\\b`, 'g'), name)
        .replace(new RegExp(`(?<![\\w-])${kebabCase(demo.name)}(?!\\w)`, 'g'), kebabCase(name));
    const files = withVariants ? stylingsOf(demo.file) : [demo.file];
    for (const file of files) {
      await this.write(file, path.join(folder, renamed(path.basename(file))), renamed);
    }
  }

  private async write(file: string, target: string, renamed: (text: string) => string): Promise<void> {
    if (this.written.has(target)) {
      return;
    }
    this.written.add(target);
    let text = renamed(readFileSync(file, 'utf8'));
    for (const beside of importedFiles(file)) {
      const base = path.basename(beside).replace(/\.tsx?$/, '');
      const name = /^[A-Z]/.test(base) ? renamed(path.basename(beside)) : nameBeside(beside);
      text = text.replaceAll(`'./${base}'`, `'./${name.replace(/\.tsx?$/, '')}'`);
      await this.write(beside, path.join(path.dirname(target), name), renamed);
    }
    const style = await resolveConfig(target);
    writeFileSync(target, await format(text, {...style, filepath: target}));
  }
}
