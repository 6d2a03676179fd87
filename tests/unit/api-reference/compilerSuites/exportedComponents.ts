import {readdirSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {exportsOfFile, resolveAlias} from '../../../../src/node/packages/symbols';
import {isPublicEntry, typesIndex, type PackageSource} from '../../../../src/node/packages/api/packages';

/** Entries of a package that hold no components for applications. */
const OTHER_ENTRIES: ReadonlySet<string> = new Set(['internals', 'themeAugmentation', 'typeOverloads']);

/** The modules of a package that an application may import from: declaration files, the package's index first. */
export function publicModules(source: PackageSource): string[] {
  const folders = readdirSync(source.folder, {withFileTypes: true}).filter((entry) => entry.isDirectory());
  const entries = folders
    .map(({name}) => name)
    .filter((name) => !OTHER_ENTRIES.has(name) && isPublicEntry(source, name))
    .map((name) => path.join(source.folder, name, 'index.d.ts'));
  return [typesIndex(source), ...entries].filter((file) => ts.sys.fileExists(file));
}

/** What a component may return: elements, or anything else that React can show. */
const RENDERED: ReadonlySet<string> = new Set(['Element', 'ReactElement', 'ReactNode']);

function isRendered(type: ts.Type): boolean {
  const alias = type.aliasSymbol?.name ?? type.symbol?.name;
  return (
    (alias !== undefined && RENDERED.has(alias)) || (type.isUnion() && type.types.some((member) => isRendered(member)))
  );
}

/** Whether an exported value is a component: a function that returns elements, or a class that renders. */
function isComponent(symbol: ts.Symbol, checker: ts.TypeChecker, scope: ts.SourceFile): boolean {
  const exported = resolveAlias(symbol, checker);
  if ((exported.flags & ts.SymbolFlags.Value) === 0 || !/^[A-Z]\w*[a-z]/.test(symbol.name)) {
    return false;
  }
  const type = checker.getTypeOfSymbolAtLocation(exported, scope);
  // `React.memo` and `React.forwardRef` give objects that can be called too.
  const renders = type.getCallSignatures().some((signature) => isRendered(signature.getReturnType()));
  const isClass = type
    .getConstructSignatures()
    .some((signature) => signature.getReturnType().getProperty('render') !== undefined);
  return renders || isClass;
}

/** The names of all components that modules export, by the compiler's view of them. */
export function exportedComponents(program: ts.Program, modules: readonly string[]): Set<string> {
  const checker = program.getTypeChecker();
  const names = modules.flatMap((file) => {
    const scope = program.getSourceFile(file);
    const exported = scope ? [...(exportsOfFile(file, program)?.entries() ?? [])] : [];
    return exported.flatMap(([name, symbol]) => (scope && isComponent(symbol, checker, scope) ? [name] : []));
  });
  return new Set(names);
}
