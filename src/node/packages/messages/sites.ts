import ts from 'typescript';
import type {MessageLevel} from '../../../site/packageMessages';
import {textsOf, textsOfArguments, type Parts, type Scope} from './expressions';

/** A place in a source that prints a message, or passes on what others made. */
export interface MessageSite {
  readonly level: MessageLevel;
  /** The texts that it may print; none of them says a word if what is printed comes from elsewhere. */
  readonly texts: readonly Parts[];
  /** The place's own code on one line, to tell it from others of its file. */
  readonly code: string;
}

/** What a source must hold to print anything. */
const PRINTING = /\b(?:throw|console|appender|build(?:DeprecatedProps)?Warning|\w*Error)\b/;

/** Functions of the packages that print what they are given, the first time that it is asked for. */
const WARNING_BUILDERS = new Set(['buildWarning', 'buildDeprecatedPropsWarning']);

/** What `buildDeprecatedPropsWarning` adds. */
const DEPRECATED_PROPS: Parts = ['\ndeprecated props observed:\n- ', 'deprecatedProps', ''];

const CONSOLE_LEVELS: Readonly<Record<string, MessageLevel>> = {error: 'error', warn: 'warning'};

/** Constants of a file, by their names. */
function constantsOf(source: ts.SourceFile): Scope {
  const found = new Map<string, ts.Expression>();
  const visit = (node: ts.Node): void => {
    const isConstant = ts.isVariableDeclaration(node) && (node.parent.flags & ts.NodeFlags.Const) !== 0;
    if (isConstant && ts.isIdentifier(node.name) && node.initializer) {
      found.set(node.name.text, node.initializer);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function functionAround(node: ts.Node): ts.FunctionLikeDeclaration | undefined {
  const isFunction = (each: ts.Node): each is ts.FunctionLikeDeclaration =>
    ts.isFunctionDeclaration(each) || ts.isFunctionExpression(each) || ts.isArrowFunction(each);
  return ts.findAncestor(node, isFunction) as ts.FunctionLikeDeclaration | undefined;
}

/** The name that a function is called by in its file. */
function nameOfFunction(node: ts.FunctionLikeDeclaration): string | undefined {
  const named = node.name ?? (ts.isVariableDeclaration(node.parent) ? node.parent.name : undefined);
  return named && ts.isIdentifier(named) ? named.text : undefined;
}

/** The arguments of each call of a function in its file, by the names of its parameters. */
function callScopes(node: ts.Node, constants: Scope): Scope[] {
  const around = functionAround(node);
  const name = around && nameOfFunction(around);
  if (!around || !name) {
    return [];
  }
  const scopes: Scope[] = [];
  const visit = (each: ts.Node): void => {
    if (ts.isCallExpression(each) && ts.isIdentifier(each.expression) && each.expression.text === name) {
      const bound = around.parameters.flatMap((parameter, index): [string, ts.Expression][] => {
        const argument = each.arguments[index];
        return ts.isIdentifier(parameter.name) && argument ? [[parameter.name.text, argument]] : [];
      });
      scopes.push(new Map([...constants, ...bound]));
    }
    ts.forEachChild(each, visit);
  };
  visit(node.getSourceFile());
  return scopes;
}

/** Whether a text has a word of its own, beside what is filled in and the name of who says it. */
export function saysSomething(parts: Parts): boolean {
  return parts.some((part, index) => index % 2 === 0 && /\p{L}{2}/u.test(part.replace(/^MUI: /, '')));
}

/** Whether a text is only what surrounds the text of a caller: signs, and the caller's text. */
function isFrame(texts: readonly Parts[]): boolean {
  return !texts.some(saysSomething);
}

/** The level and the arguments of a printing call; nothing for any other node. */
function printing(node: ts.Node): {level: MessageLevel; list: readonly ts.Expression[]; added?: Parts} | undefined {
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) {
    return undefined;
  }
  const {expression: callee, arguments: list = []} = node;
  if (ts.isIdentifier(callee) && /^(?:[A-Z]\w*)?Error$/.test(callee.text)) {
    return {level: ts.isReturnStatement(node.parent) ? 'prop' : 'thrown', list};
  }
  if (ts.isIdentifier(callee) && WARNING_BUILDERS.has(callee.text)) {
    const [message, gravity] = list;
    const level = gravity && ts.isStringLiteralLike(gravity) && gravity.text === 'error' ? 'error' : 'warning';
    const added = callee.text === 'buildWarning' ? {} : {added: DEPRECATED_PROPS};
    return {level, list: message ? [message] : [], ...added};
  }
  if (ts.isPropertyAccessExpression(callee) && callee.expression.getText() === 'console') {
    return {level: CONSOLE_LEVELS[callee.name.text] ?? 'warning', list};
  }
  // The logger of the grid calls a method by its name: `appender[method](…)`.
  const isChosen = ts.isElementAccessExpression(callee) && /^(?:console|appender)$/.test(callee.expression.getText());
  return isChosen ? {level: 'warning', list} : undefined;
}

/** Whether an error is thrown on by whoever caught it. */
function isRethrown(node: ts.ThrowStatement): boolean {
  const caught = ts.findAncestor(node, ts.isCatchClause)?.variableDeclaration?.name.getText();
  return caught !== undefined && node.expression.getText() === caught;
}

function codeOf(node: ts.Node): string {
  return node.getText().replace(/\s+/g, ' ');
}

/**
 * Every place in a source that prints something to developers or throws: `throw new Error(…)`, `console.warn(…)`,
 * `buildWarning(…)`, and errors that the checks of props return. Errors that are caught and thrown on are left out.
 *
 * @param text JavaScript as the packages ship it, in modules
 */
export function messageSites(text: string): MessageSite[] {
  if (!PRINTING.test(text)) {
    return [];
  }
  const source = ts.createSourceFile('source.js', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const constants = constantsOf(source);
  const sites: MessageSite[] = [];
  const visit = (node: ts.Node): void => {
    const printed = printing(node);
    if (printed) {
      const {level, list, added = ['']} = printed;
      const textsIn = (scope: Scope): Parts[] =>
        (level === 'thrown' || level === 'prop'
          ? textsOf(list[0] ?? ts.factory.createNull(), scope)
          : textsOfArguments(list, scope)
        ).map((parts) => [...parts.slice(0, -1), (parts.at(-1) ?? '') + (added[0] ?? ''), ...added.slice(1)]);
      const own = textsIn(constants);
      // What a function is given to print is said where it is called.
      const texts = isFrame(own) ? callScopes(node, constants).flatMap(textsIn) : own;
      sites.push({level, texts, code: codeOf(node)});
    } else if (ts.isThrowStatement(node) && !printing(node.expression) && !isRethrown(node)) {
      sites.push({level: 'thrown', texts: [], code: codeOf(node)});
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return sites;
}
