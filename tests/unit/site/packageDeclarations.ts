import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** The text of all type declarations of an installed package. */
export function declarationsOf(packageName: string): string {
  const folder = path.resolve('node_modules', packageName);
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  return files
    .filter((file) => file.endsWith('.d.ts') && !file.includes('node_modules'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
}

/** Whether a text has a name as a whole word. */
export function hasWord(text: string, name: string): boolean {
  return new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text);
}

/** Whether a package of Pickers, Charts or Tree View has a component: each is in a folder of its name, or of its family. */
export function hasComponent(packageName: string, component: string): boolean {
  const folder = path.resolve('node_modules', packageName);
  if (existsSync(path.join(folder, component))) {
    return true;
  }
  const families = readdirSync(folder).filter((name) => /^[A-Z]/.test(name));
  return families.some((family) => existsSync(path.join(folder, family, `${component}.d.ts`)));
}
