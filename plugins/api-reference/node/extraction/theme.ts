import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type {ApiTheme} from '../../types';
import {noticeAbout, type Notice} from './notices';
import type {PackageSource} from './packages';

/** Copies of the same sources for other targets, and the types of the theme, which promise rather than use. */
const SKIPPED_FOLDERS: ReadonlySet<string> = new Set(['node', 'legacy', 'modern', 'themeAugmentation', 'node_modules']);

/** Everything the theme can hold for one component, by the component's key. */
type AugmentedKeys = ReadonlyMap<string, ReadonlySet<string>>;

function memberName(member: ts.TypeElement): string {
  return member.name && (ts.isIdentifier(member.name) || ts.isStringLiteral(member.name)) ? member.name.text : '';
}

/** What a package's `themeAugmentation/components.d.ts` declares: `MuiTreeView` -> `defaultProps`, `styleOverrides`. */
function readAugmentation(source: PackageSource): AugmentedKeys {
  const file = path.join(source.folder, 'themeAugmentation', 'components.d.ts');
  if (!existsSync(file)) {
    return new Map();
  }
  const sourceFile = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022);
  const members = sourceFile.statements
    .filter(ts.isInterfaceDeclaration)
    .flatMap((statement) => [...statement.members]);
  return new Map(
    members.filter(ts.isPropertySignature).map((member) => {
      const keys = member.type && ts.isTypeLiteralNode(member.type) ? member.type.members.map(memberName) : [];
      return [memberName(member), new Set(keys)];
    }),
  );
}

/** The theme keys that a package's own sources read, wherever they do. */
function readUsedNames(folder: string): Set<string> {
  const used = new Set<string>();
  for (const entry of readdirSync(folder, {withFileTypes: true})) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!SKIPPED_FOLDERS.has(entry.name)) {
        readUsedNames(file).forEach((name) => used.add(name));
      }
    } else if (entry.name.endsWith('.js')) {
      for (const [, name] of readFileSync(file, 'utf8').matchAll(/['"](Mui[A-Z]\w*)['"]/g)) {
        used.add(name ?? '');
      }
    }
  }
  return used;
}

/** Tells which names components have in the theme. */
export class ThemeReader {
  private readonly known = new Map<PackageSource, {augmented: AugmentedKeys; used: ReadonlySet<string>}>();

  /**
   * A component's key in the theme. It must be both declared by the package's theme augmentation and used by its
   * sources: either alone would promise readers what does not work or does not type-check.
   *
   * @returns nothing where the theme cannot reach the component; `notice` says so where only one of the two holds
   */
  read(component: string, source: PackageSource): {readonly theme: ApiTheme | null; readonly notice?: Notice} {
    const name = `Mui${component}`;
    const {augmented, used} = this.packageThemes(source);
    const keys = augmented.get(name);
    if (keys && !used.has(name)) {
      return {
        theme: null,
        notice: noticeAbout('unread-theme-key', undefined, `${source.name} declares the theme key "${name}".`),
      };
    }
    if (!keys) {
      return {theme: null};
    }
    return {
      theme: {name, hasDefaultProps: keys.has('defaultProps'), hasStyleOverrides: keys.has('styleOverrides')},
    };
  }

  private packageThemes(source: PackageSource): {augmented: AugmentedKeys; used: ReadonlySet<string>} {
    const known = this.known.get(source);
    if (known) {
      return known;
    }
    const themes = {augmented: readAugmentation(source), used: readUsedNames(source.folder)};
    this.known.set(source, themes);
    return themes;
  }
}
