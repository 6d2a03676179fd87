import ts from 'typescript';

function returnedExpression(declaration: ts.FunctionDeclaration): ts.Expression | undefined {
  const statements = declaration.body?.statements ?? [];
  const last = [...statements].reverse().find(ts.isReturnStatement);
  const expression = last?.expression;
  return expression && ts.isParenthesizedExpression(expression) ? expression.expression : expression;
}

function defaultFunction(source: ts.SourceFile): ts.FunctionDeclaration | undefined {
  return source.statements.find(
    (statement): statement is ts.FunctionDeclaration =>
      ts.isFunctionDeclaration(statement) &&
      (statement.modifiers ?? []).some((modifier) => modifier.kind === ts.SyntaxKind.DefaultKeyword),
  );
}

type Element = ts.JsxElement | ts.JsxSelfClosingElement;

function isElement(node: ts.Node): node is Element {
  return ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node);
}

function nameOf(element: Element): string {
  return (ts.isJsxElement(element) ? element.openingElement : element).tagName.getText();
}

function childrenOf(parent: ts.JsxElement | ts.JsxFragment): ts.JsxChild[] {
  return parent.children.filter((child) => !(ts.isJsxText(child) && child.containsOnlyTriviaWhiteSpaces));
}

/** The most lines of JSX that a closed demo shows. */
const PREVIEW_LINES = 12;

/** Packages whose components a demo is about. */
const TAUGHT_PACKAGES = /^@mui\/x-/;

/** Components of those packages that say nothing of themselves. */
const PLUMBING: readonly string[] = ['LocalizationProvider'];

/** The names under which a demo imports what it teaches. */
function taughtNames(source: ts.SourceFile): Set<string> {
  const imports = source.statements
    .filter(ts.isImportDeclaration)
    .filter(({moduleSpecifier}) => ts.isStringLiteral(moduleSpecifier) && TAUGHT_PACKAGES.test(moduleSpecifier.text));
  const names = imports.flatMap(({importClause}) => {
    const bindings = importClause?.namedBindings;
    const named = bindings && ts.isNamedImports(bindings) ? bindings.elements.map(({name}) => name.text) : [];
    return importClause?.name ? [importClause.name.text, ...named] : named;
  });
  return new Set(names.filter((name) => !PLUMBING.includes(name)));
}

/** The first element that a demo teaches, with those of its kind that follow it. */
function taughtElements(root: ts.Node, taught: ReadonlySet<string>): Element[] {
  const isTaught = (node: ts.Node): node is Element => isElement(node) && taught.has(nameOf(node).split('.')[0] ?? '');
  if (isTaught(root)) {
    return [root];
  }
  if (!ts.isJsxElement(root) && !ts.isJsxFragment(root)) {
    return [];
  }
  const children = childrenOf(root);
  for (const [index, child] of children.entries()) {
    const found = taughtElements(child, taught);
    if (found.length > 0) {
      const rest = children.slice(index + 1);
      const end = rest.findIndex((next) => !isTaught(next));
      return isTaught(child) ? [child, ...(rest.slice(0, end === -1 ? rest.length : end) as Element[])] : found;
    }
  }
  return [];
}

/** Elements that only place others: the preview of a demo of the reader's own components shows what is in them. */
const LAYOUT_ELEMENTS: readonly string[] = ['Box', 'Stack', 'div', 'Paper', 'Container', ...PLUMBING];

/** The contents of elements that only lay them out. */
function unwrap(node: ts.Node): readonly ts.Node[] {
  if (!ts.isJsxFragment(node) && !(ts.isJsxElement(node) && LAYOUT_ELEMENTS.includes(nameOf(node)))) {
    return [node];
  }
  const children = childrenOf(node);
  const [only, ...others] = children;
  if (!only || children.some(ts.isJsxText)) {
    return [node];
  }
  return others.length === 0 ? unwrap(only) : children;
}

function dedent(text: string, column: number): string {
  return text
    .split('\n')
    .map((line, index) => (index === 0 ? line : line.replace(new RegExp(`^ {0,${column}}`), '')))
    .join('\n');
}

export interface PreviewText {
  readonly text: string;
  /** Whether lines were left out at the end. */
  readonly isCut: boolean;
}

/**
 * The JSX that matters in a demo: the components of the documented packages in what it returns, without what is around
 * them. A demo that returns none of them shows what it returns, without the elements that only place it.
 *
 * @param code the demo's source
 * @param maxLines the most lines worth showing; what is longer is cut
 * @returns `undefined` if the component returns no JSX
 */
export function previewOf(code: string, maxLines = PREVIEW_LINES): PreviewText | undefined {
  const source = ts.createSourceFile('demo.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const component = defaultFunction(source);
  const returned = component && returnedExpression(component);
  if (!returned || !(isElement(returned) || ts.isJsxFragment(returned))) {
    return undefined;
  }
  const taught = taughtElements(returned, taughtNames(source));
  const shown = taught.length > 0 ? taught : unwrap(returned);
  const start = shown[0]?.getStart() ?? returned.getStart();
  const {character} = source.getLineAndCharacterOfPosition(start);
  const lines = dedent(source.text.slice(start, shown.at(-1)?.getEnd()), character).split('\n');
  return {text: lines.slice(0, maxLines).join('\n'), isCut: lines.length > maxLines};
}
