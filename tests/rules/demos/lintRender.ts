import ts from 'typescript';
import type {DemoProblem} from '../../../plugins/demos/node/demoProblem';

/** Calls with another result each time, by the text of the callee. */
const CHANGING_CALLS: readonly string[] = [
  'Math.random',
  'Date.now',
  'performance.now',
  'crypto.randomUUID',
  'crypto.getRandomValues',
  'DateTime.now',
];

/** Functions that return the current date if they are called without arguments. */
const TODAY_WITHOUT_ARGUMENTS: readonly string[] = ['Date', 'dayjs', 'moment'];

/** Functions that call their argument later, not while the demo renders. */
const DEFERRING_CALL =
  /^(?:use\w*Effect|useCallback|useEventCallback|setTimeout|setInterval|requestAnimationFrame|startTransition|then|catch|finally|addEventListener)$/;

function calledName(call: ts.CallExpression): string {
  return ts.isPropertyAccessExpression(call.expression) ? call.expression.name.text : call.expression.getText();
}

function isChanging(node: ts.Node): node is ts.CallExpression | ts.NewExpression {
  if (ts.isNewExpression(node)) {
    return node.expression.getText() === 'Date' && (node.arguments ?? []).length === 0;
  }
  if (!ts.isCallExpression(node)) {
    return false;
  }
  const called = node.expression.getText().replace(/^(?:window|globalThis)\./, '');
  return CHANGING_CALLS.includes(called) || (TODAY_WITHOUT_ARGUMENTS.includes(called) && node.arguments.length === 0);
}

/** The name under which a function can be called: its own, or that of the constant it is. */
function nameOf(node: ts.FunctionLikeDeclaration): ts.Identifier | undefined {
  if (node.name && ts.isIdentifier(node.name) && ts.isFunctionDeclaration(node)) {
    return node.name;
  }
  return ts.isVariableDeclaration(node.parent) && ts.isIdentifier(node.parent.name) ? node.parent.name : undefined;
}

function isAsync(node: ts.FunctionLikeDeclaration): boolean {
  return (ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []) : []).some(
    ({kind}) => kind === ts.SyntaxKind.AsyncKeyword,
  );
}

/** Whether a function is passed to something that calls it after rendering: an event, an effect, a timer. */
function isDeferred(node: ts.Node): boolean {
  const {parent} = node;
  if (ts.isJsxExpression(parent) && ts.isJsxAttribute(parent.parent)) {
    return /^on[A-Z]/.test(parent.parent.name.getText());
  }
  if (ts.isPropertyAssignment(parent)) {
    return /^on[A-Z]/.test(parent.name.getText());
  }
  return (
    ts.isCallExpression(parent) &&
    parent.arguments.some((argument) => argument === node) &&
    DEFERRING_CALL.test(calledName(parent))
  );
}

function enclosingFunction(node: ts.Node): ts.FunctionLikeDeclaration | undefined {
  return ts.findAncestor(
    node.parent,
    (ancestor): ancestor is ts.FunctionLikeDeclaration => ts.isFunctionLike(ancestor) && 'body' in ancestor,
  );
}

function referencesTo(name: ts.Identifier): ts.Identifier[] {
  const found: ts.Identifier[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text === name.text && node !== name) {
      found.push(node);
    }
    ts.forEachChild(node, visit);
  };
  visit(name.getSourceFile());
  return found;
}

/**
 * Whether code runs while the demo renders or its module loads. A function that is only passed to events, effects and timers
 * does not.
 */
function runsAtRender(node: ts.Node, seen: ReadonlySet<ts.Node>): boolean {
  const enclosing = enclosingFunction(node);
  if (!enclosing) {
    return true;
  }
  if (seen.has(enclosing) || isAsync(enclosing) || isDeferred(enclosing)) {
    return false;
  }
  const name = nameOf(enclosing);
  const path = new Set([...seen, enclosing]);
  if (!name) {
    return runsAtRender(enclosing, path);
  }
  return (
    /^(?:[A-Z]|use[A-Z])/.test(name.text) ||
    referencesTo(name).some((reference) => !isDeferred(reference) && runsAtRender(reference, path))
  );
}

/** Code whose result differs between server and browser, or from one visit to the next. */
export function renderProblems(source: ts.SourceFile): DemoProblem[] {
  const problems: DemoProblem[] = [];
  const visit = (node: ts.Node): void => {
    if (isChanging(node) && runsAtRender(node, new Set())) {
      const what = `"${node.getText()}" gives something else on each render, so that the browser shows other than the server. Write a fixed value, or call it in an event handler or effect.`;
      problems.push({what, node});
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return problems;
}
