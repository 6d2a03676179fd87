import ts from 'typescript';
import {nodesIn} from '../packages/nodesIn';
import {documentedComponent, initializerOf, propsOfComponent, type DocumentedComponent} from './components';

/** A component that a demo renders, and those of its props that the demo sets. */
export interface UsedComponent {
  readonly name: string;
  readonly packageName: string;
  readonly props: readonly string[];
}

type JsxOpening = ts.JsxOpeningElement | ts.JsxSelfClosingElement;

function isJsxOpening(node: ts.Node): node is JsxOpening {
  return ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node);
}

/** Props that are React's, not the component's. */
const REACT_PROPS: readonly string[] = ['key'];

/** Properties that an object literal wrote; those that a type only allows are left out. */
function writtenProperties(expression: ts.Expression, checker: ts.TypeChecker): string[] {
  const initializer = ts.isIdentifier(expression) ? initializerOf(checker.getSymbolAtLocation(expression)) : undefined;
  const read = initializer && ts.isObjectLiteralExpression(initializer) ? initializer : expression;
  const type = checker.getTypeAtLocation(read);
  const types = type.isUnionOrIntersection() ? type.types : [type];
  return types
    .flatMap((member) => (member.flags & ts.TypeFlags.Object ? member.getProperties() : []))
    .filter((property) =>
      (property.declarations ?? []).some((declaration) => ts.isObjectLiteralExpression(declaration.parent)),
    )
    .map(({name}) => name);
}

function hasChildren(opening: JsxOpening): boolean {
  return (
    ts.isJsxOpeningElement(opening) &&
    opening.parent.children.some((child) => !(ts.isJsxText(child) && child.containsOnlyTriviaWhiteSpaces))
  );
}

/** The props that an element sets, as far as the compiler can name them. */
function setProps(opening: JsxOpening, checker: ts.TypeChecker): string[] {
  const named = opening.attributes.properties.flatMap((attribute) =>
    ts.isJsxSpreadAttribute(attribute) ? writtenProperties(attribute.expression, checker) : [attribute.name.getText()],
  );
  return [...named, ...(hasChildren(opening) ? ['children'] : [])].filter((name) => !REACT_PROPS.includes(name));
}

/** The function behind a component that the demo declares itself. */
function ownFunction(opening: JsxOpening, checker: ts.TypeChecker): {symbol: ts.Symbol; body: ts.Node} | undefined {
  const symbol = checker.getSymbolAtLocation(opening.tagName);
  const declaration = symbol?.valueDeclaration;
  const initializer = initializerOf(symbol);
  const body = declaration && ts.isFunctionDeclaration(declaration) ? declaration : initializer;
  return symbol && body ? {symbol, body} : undefined;
}

/** Components to which a function hands on props that it does not name: `<TreeItem {...other} />`. */
function forwardedTo(body: ts.Node, checker: ts.TypeChecker): DocumentedComponent[] {
  return nodesIn(body)
    .filter(isJsxOpening)
    .filter((opening) => opening.attributes.properties.some(ts.isJsxSpreadAttribute))
    .flatMap((opening) => documentedComponent(opening.tagName as ts.Expression, checker) ?? []);
}

function declareSame(one: ts.Symbol | undefined, other: ts.Symbol | undefined): boolean {
  return (one?.declarations ?? []).some((declaration) => other?.declarations?.includes(declaration));
}

/**
 * The documented components that sources render, and the props they set on them: in JSX, by spread object literals, and
 * through the sources' own components where these hand props on. A component that is only named (`slots={{toolbar:
 * GridToolbar}}`) counts as rendered; of `slots` itself the prop is listed, not its members.
 */
export function usedComponents(sources: readonly ts.SourceFile[], checker: ts.TypeChecker): UsedComponent[] {
  const used = new Map<string, {name: string; packageName: string; props: Set<string>}>();
  const add = ({name, packageName}: DocumentedComponent, props: readonly string[]): void => {
    const key = `${packageName} ${name}`;
    const entry = used.get(key) ?? {name, packageName, props: new Set<string>()};
    props.forEach((prop) => entry.props.add(prop));
    used.set(key, entry);
  };

  const addElement = (opening: JsxOpening): void => {
    const component = documentedComponent(opening.tagName as ts.Expression, checker);
    if (component) {
      const props = setProps(opening, checker);
      const known = component.isWrapped ? propsOfComponent(component.symbol, opening, checker) : undefined;
      add(component, known ? props.filter((prop) => known.has(prop)) : props);
      return;
    }
    const own = ownFunction(opening, checker);
    if (!own) {
      return;
    }
    const ownProps = propsOfComponent(own.symbol, opening, checker);
    for (const target of forwardedTo(own.body, checker)) {
      const targetProps = propsOfComponent(target.symbol, opening, checker);
      add(
        target,
        setProps(opening, checker).filter((prop) => declareSame(ownProps.get(prop), targetProps.get(prop))),
      );
    }
  };

  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isJsxClosingElement(node)) {
      return;
    }
    if (isJsxOpening(node)) {
      addElement(node);
      ts.forEachChild(node.attributes, visit);
      return;
    }
    if (ts.isIdentifier(node) && /^[A-Z]/.test(node.text)) {
      const component = isReference(node) ? documentedComponent(node, checker) : undefined;
      if (component && !component.isWrapped) {
        add(component, []);
      }
    }
    ts.forEachChild(node, visit);
  };
  sources.forEach(visit);

  return [...used.values()]
    .map(({props, ...component}) => ({...component, props: [...props].sort()}))
    .sort((a, b) => a.packageName.localeCompare(b.packageName) || a.name.localeCompare(b.name));
}

/** Tells a mention of a value from the name of a declaration or of a property. */
function isReference(identifier: ts.Identifier): boolean {
  const {parent} = identifier;
  const isDeclared =
    (ts.isVariableDeclaration(parent) || ts.isFunctionDeclaration(parent)) && parent.name === identifier;
  const isKey = ts.isPropertyAssignment(parent) && parent.name === identifier;
  return !isDeclared && !isKey && !ts.isShorthandPropertyAssignment(parent);
}
