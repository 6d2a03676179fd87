import ts from 'typescript';
import {DOCUMENTED_FOLDERS, packageOfFile} from '../packages/documentedPackages';
import {filesOfSymbol, propsTypeOf, resolveAlias} from '../packages/symbols';

/** A component of a documented package, as the compiler knows it. */
export interface DocumentedComponent {
  /** The name by which packages export it. */
  readonly name: string;
  /** The package that declares it, also where another re-exports it. */
  readonly packageName: string;
  readonly symbol: ts.Symbol;
  /** Whether the demo made a component of its own from it: `styled(TreeItem)`, `memo(TreeItem)`. */
  readonly isWrapped: boolean;
}

/** What an import, whatever the demo calls it, is called by its package. */
function importedName(symbol: ts.Symbol, target: ts.Symbol): string {
  const declaration = symbol.declarations?.[0];
  const imported =
    declaration && ts.isImportSpecifier(declaration)
      ? (declaration.propertyName ?? declaration.name).text
      : target.name;
  return imported === 'default' ? (target.name === 'default' ? symbol.name : target.name) : imported;
}

function inner(expression: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(expression) ||
    ts.isAsExpression(expression) ||
    ts.isSatisfiesExpression(expression) ||
    ts.isNonNullExpression(expression)
    ? inner(expression.expression)
    : expression;
}

/** What a call makes a component from: `TreeItem` of `styled(TreeItem, options)(styles)` and of `memo(TreeItem)`. */
function wrappedExpression(expression: ts.Expression): ts.Expression | undefined {
  if (ts.isTaggedTemplateExpression(expression)) {
    return wrappedExpression(expression.tag);
  }
  if (!ts.isCallExpression(expression)) {
    return undefined;
  }
  const callee = inner(expression.expression);
  return ts.isCallExpression(callee) ? wrappedExpression(callee) : expression.arguments[0];
}

/** The initializer of a constant that the demo declares. */
export function initializerOf(symbol: ts.Symbol | undefined): ts.Expression | undefined {
  const declaration = symbol?.valueDeclaration;
  return declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
}

/**
 * The documented component that an expression stands for: through aliases, namespace imports, the demo's own constants
 * and calls that make a component from another.
 *
 * @returns `undefined` for everything else
 */
export function documentedComponent(
  expression: ts.Expression,
  checker: ts.TypeChecker,
  seen: ReadonlySet<ts.Symbol> = new Set(),
): DocumentedComponent | undefined {
  const bare = inner(expression);
  const wrapped = wrappedExpression(bare);
  if (wrapped) {
    const component = documentedComponent(wrapped, checker, seen);
    return component && {...component, isWrapped: true};
  }
  const name = ts.isPropertyAccessExpression(bare) ? bare.name : bare;
  const symbol = ts.isIdentifier(name) ? checker.getSymbolAtLocation(name) : undefined;
  if (!symbol || seen.has(symbol)) {
    return undefined;
  }
  const target = resolveAlias(symbol, checker);
  const documented = packageOfFile(filesOfSymbol(target)[0] ?? '', DOCUMENTED_FOLDERS);
  if (documented) {
    return isComponent(target, checker)
      ? {name: importedName(symbol, target), packageName: documented.name, symbol: target, isWrapped: false}
      : undefined;
  }
  const initializer = initializerOf(target);
  return initializer && documentedComponent(initializer, checker, new Set([...seen, symbol]));
}

/** Components are values that are called with props; classes, enums and hooks of the packages are not. */
function isComponent(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  return (
    Boolean(symbol.flags & ts.SymbolFlags.Value) &&
    (/^[A-Z]\w*[a-z]/.test(symbol.name) || symbol.name === 'default') &&
    checker.getTypeOfSymbol(symbol).getCallSignatures().length > 0
  );
}

/** The props of a component, or of a demo's own function component, by name. */
export function propsOfComponent(
  component: ts.Symbol,
  scope: ts.Node,
  checker: ts.TypeChecker,
): ReadonlyMap<string, ts.Symbol> {
  const type = propsTypeOf(component, {checker, scope});
  return new Map((type?.getProperties() ?? []).map((prop) => [prop.name, prop]));
}
