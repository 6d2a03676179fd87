import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type {ApiTheme} from '../../../site/apiData';
import {noticeAbout, type Notice} from './notices';
import type {PackageSource} from './packages';
import {defaultKeysOf, styleKeysOf} from './themeReads';

/** Everything the theme can hold for one component, by the component's key. */
type AugmentedKeys = ReadonlyMap<string, ReadonlySet<string>>;

function memberName(member: ts.TypeElement): string {
  return member.name && (ts.isIdentifier(member.name) || ts.isStringLiteral(member.name)) ? member.name.text : '';
}

/** What the files of a package's `themeAugmentation` declare: `MuiTreeView` -> `defaultProps`, `styleOverrides`. */
function readAugmentation(source: PackageSource): AugmentedKeys {
  const folder = path.join(source.folder, 'themeAugmentation');
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.d.ts')) : [];
  const members = files
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .map((text) => ts.createSourceFile('augmentation.d.ts', text, ts.ScriptTarget.ES2022))
    .flatMap((sourceFile) => sourceFile.statements.filter(ts.isInterfaceDeclaration))
    .flatMap((statement) => [...statement.members]);
  return new Map(
    members.filter(ts.isPropertySignature).flatMap((member): [string, ReadonlySet<string>][] => {
      const keys = member.type && ts.isTypeLiteralNode(member.type) ? member.type.members.map(memberName) : [];
      return keys.length > 0 ? [[memberName(member), new Set(keys)]] : [];
    }),
  );
}

export interface ThemeReading {
  readonly theme: ApiTheme | null;
  readonly notices: readonly Notice[];
}

/** Tells which names components have in the theme. */
export class ThemeReader {
  private readonly augmented = new Map<PackageSource, AugmentedKeys>();
  private readonly styled = new Map<PackageSource, ReadonlySet<string>>();

  /** @param packages the documented packages: a paid one renders elements of the community one */
  constructor(private readonly packages: readonly PackageSource[]) {}

  /**
   * A component's key in the theme. Each use of it must be both declared by the package's theme augmentation and made by
   * its sources: either alone would promise readers what does not work or does not type-check.
   *
   * @param declaration the declaration file of the component, beside which its source lies
   * @returns no theme if the theme cannot reach the component; notices tell what is declared and not read
   */
  read(component: string, source: PackageSource, declaration: string): ThemeReading {
    const own = `Mui${component}`;
    const augmented = once(this.augmented, source, readAugmentation);
    const defaults = defaultKeysOf(declaration, source);
    const family = this.packages.filter(({productId}) => productId === source.productId);
    const styles = new Set(family.flatMap((member) => [...once(this.styled, member, styleKeysOf)]));
    // A component may take its defaults under the name of another: DataGridPro as MuiDataGrid.
    const candidates = augmented.has(own) ? [own] : [...defaults].filter((key) => augmented.has(key));
    const [name] = candidates;
    if (name === undefined) {
      return {theme: null, notices: []};
    }
    const declared = augmented.get(name) ?? new Set();
    const isRead = {defaultProps: defaults.has(name), styleOverrides: styles.has(name)};
    const unread = Object.entries(isRead).filter(([use, isDone]) => declared.has(use) && !isDone);
    const hasDefaultProps = declared.has('defaultProps') && isRead.defaultProps;
    const hasStyleOverrides = declared.has('styleOverrides') && isRead.styleOverrides;
    return {
      theme: hasDefaultProps || hasStyleOverrides ? {name, hasDefaultProps, hasStyleOverrides} : null,
      notices: unread.map(([use]) => {
        const what = `${source.name} declares "${use}" of the theme key "${name}", which ${component} never reads.`;
        return noticeAbout('unread-theme-key', undefined, what);
      }),
    };
  }
}

function once<Key, Value>(known: Map<Key, Value>, key: Key, read: (key: Key) => Value): Value {
  const value = known.get(key) ?? read(key);
  known.set(key, value);
  return value;
}
