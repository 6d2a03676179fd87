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

function jsxChildren(expression: ts.JsxElement): ts.JsxChild[] {
  return expression.children.filter((child) => !(ts.isJsxText(child) && child.containsOnlyTriviaWhiteSpaces));
}

/** Elements that only place others: the preview shows what is in them. */
const LAYOUT_ELEMENTS: readonly string[] = ['Box', 'Stack', 'div', 'Paper', 'Container', 'LocalizationProvider'];

function unwrap(expression: ts.Node): ts.Node {
  if (!ts.isJsxElement(expression)) {
    return expression;
  }
  const children = jsxChildren(expression);
  const [only] = children;
  const isLayout = LAYOUT_ELEMENTS.includes(expression.openingElement.tagName.getText());
  const holdsElement = only && (ts.isJsxElement(only) || ts.isJsxSelfClosingElement(only));
  return isLayout && children.length === 1 && holdsElement ? unwrap(only) : expression;
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
 * The JSX that matters in a demo: what its component returns, without the elements that only place it.
 *
 * @param code the demo's source
 * @param maxLines the most lines worth showing; what is longer is cut
 * @returns `undefined` where the component returns no JSX
 */
export function previewOf(code: string, maxLines: number): PreviewText | undefined {
  const source = ts.createSourceFile('demo.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const component = defaultFunction(source);
  const returned = component && returnedExpression(component);
  if (!returned || !(ts.isJsxElement(returned) || ts.isJsxSelfClosingElement(returned))) {
    return undefined;
  }
  const shown = unwrap(returned);
  const {character} = source.getLineAndCharacterOfPosition(shown.getStart());
  const lines = dedent(shown.getText(), character).split('\n');
  return {text: lines.slice(0, maxLines).join('\n'), isCut: lines.length > maxLines};
}
