import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {nodesIn} from '../nodesIn';
import {moduleFolder, type PackageSource} from './packages';

const THEME_KEY = /^Mui[A-Z]\w*$/;

/** Copies of the same sources for other targets, and the types of the theme, which promise rather than use. */
const SKIPPED_FOLDERS: ReadonlySet<string> = new Set(['node', 'legacy', 'modern', 'themeAugmentation', 'node_modules']);

/** How often the props of a component are handed on from hook to hook before the theme's defaults are put in. */
const MAX_HOOKS = 2;

function parse(file: string, text: string): ts.SourceFile {
  return ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true, ts.ScriptKind.JS);
}

/** The calls of functions by their name. */
function callsIn(tree: ts.SourceFile): {readonly callee: string; readonly call: ts.CallExpression}[] {
  return nodesIn(tree)
    .filter(ts.isCallExpression)
    .flatMap((call) => (ts.isIdentifier(call.expression) ? [{callee: call.expression.text, call}] : []));
}

/** The theme key in `{name: 'MuiTreeView'}` among the arguments of a call. */
function namedKey({arguments: given}: ts.CallExpression): string | undefined {
  const properties = given.filter(ts.isObjectLiteralExpression).flatMap((object) => [...object.properties]);
  const keys = properties.filter(ts.isPropertyAssignment).flatMap(({name, initializer}) => {
    return name.getText() === 'name' && ts.isStringLiteral(initializer) ? [initializer.text] : [];
  });
  return keys.find((key) => THEME_KEY.test(key));
}

/** The file of a relative import of the name. */
function importedFile(name: string, tree: ts.SourceFile): string | undefined {
  for (const statement of tree.statements.filter(ts.isImportDeclaration)) {
    const bindings = statement.importClause?.namedBindings;
    const isImported =
      bindings && ts.isNamedImports(bindings) && bindings.elements.some((one) => one.name.text === name);
    if (isImported && ts.isStringLiteral(statement.moduleSpecifier) && statement.moduleSpecifier.text.startsWith('.')) {
      const place = path.join(path.dirname(tree.fileName), statement.moduleSpecifier.text);
      return [`${place}.js`, path.join(place, 'index.js')].find((file) => existsSync(file));
    }
  }
  return undefined;
}

function defaultKeysIn(file: string, hooks: number): string[] {
  const tree = parse(file, readFileSync(file, 'utf8'));
  return callsIn(tree).flatMap(({callee, call}): string[] => {
    const [first] = call.arguments;
    // A hook that is told the key, or one that gets the component's props first of all.
    const reported = call.arguments.filter(ts.isStringLiteral).find(({text}) => THEME_KEY.test(text));
    const getsProps = first !== undefined && ts.isIdentifier(first) && /^(?:in)?props$/i.test(first.text);
    if (callee === 'useThemeProps') {
      return [namedKey(call) ?? []].flat();
    }
    if (callee.startsWith('use') && reported) {
      return [reported.text];
    }
    const hook = callee.startsWith('use') && getsProps && hooks > 0 ? importedFile(callee, tree) : undefined;
    return hook === undefined ? [] : defaultKeysIn(hook, hooks - 1);
  });
}

/**
 * The theme keys under which a component takes default props: by `useThemeProps`, in its source or in a hook that it hands
 * its props to.
 *
 * @param declaration the declaration file of the component, in the place of which its source has one
 */
export function defaultKeysOf(declaration: string, source: PackageSource): ReadonlySet<string> {
  const relative = path.relative(source.folder, declaration).replace(/\.d\.ts$/, '.js');
  const file = path.join(moduleFolder(source.folder), relative);
  return new Set(existsSync(file) ? defaultKeysIn(file, MAX_HOOKS) : []);
}

function scriptsIn(folder: string): string[] {
  return readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      return SKIPPED_FOLDERS.has(entry.name) ? [] : scriptsIn(place);
    }
    return entry.name.endsWith('.js') ? [place] : [];
  });
}

/** The theme keys by which a package's elements take style overrides: by `styled` with a name. */
export function styleKeysOf(source: PackageSource): ReadonlySet<string> {
  const texts = scriptsIn(moduleFolder(source.folder)).map((file) => ({file, text: readFileSync(file, 'utf8')}));
  const styled = texts.filter(({text}) => text.includes('styled(') && text.includes("'Mui"));
  const calls = styled.flatMap(({file, text}) => callsIn(parse(file, text)));
  return new Set(calls.flatMap(({callee, call}) => (callee === 'styled' ? (namedKey(call) ?? []) : [])));
}
