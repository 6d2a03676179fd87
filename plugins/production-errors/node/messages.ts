import ts from 'typescript';
import type {MessagePart} from '../types';

/** The function by which the packages of the family number their errors; every file may import it under its own name. */
const FORMATTER = /formatMuiErrorMessage/;

/** A number and its message, as one place in a source has them. */
export interface SourceError {
  readonly code: number;
  readonly message: readonly MessagePart[];
}

/** Puts neighbouring texts together. */
function joinTexts(parts: readonly MessagePart[]): MessagePart[] {
  return parts.reduce<MessagePart[]>((joined, part) => {
    const last = joined.at(-1);
    if (typeof part === 'string' && typeof last === 'string') {
      joined.splice(-1, 1, last + part);
    } else if (part !== '') {
      joined.push(part);
    }
    return joined;
  }, []);
}

/**
 * The parts of a message as it is written in a source.
 *
 * @param argumentTexts source texts of the arguments that the number is thrown with
 */
function partsOf(node: ts.Expression, argumentTexts: readonly string[]): MessagePart[] {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
    return [node.text];
  }
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.flatMap(({expression, literal}) => [
      ...partsOf(expression, argumentTexts),
      literal.text,
    ]);
    return [node.head.text, ...spans];
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    return [...partsOf(node.left, argumentTexts), ...partsOf(node.right, argumentTexts)];
  }
  const place = argumentTexts.indexOf(node.getText());
  // What is not thrown along is not known in production.
  return [place === -1 ? '…' : place];
}

function unwrapped(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) ? unwrapped(node.expression) : node;
}

/** The numbered message of a `… ? message : format(9, argument)`; nothing for any other node. */
function errorOf(node: ts.Node): SourceError | undefined {
  if (!ts.isConditionalExpression(node)) {
    return undefined;
  }
  const call = unwrapped(node.whenFalse);
  if (!ts.isCallExpression(call) || !FORMATTER.test(call.expression.getText())) {
    return undefined;
  }
  const [code, ...args] = call.arguments;
  if (!code || !ts.isNumericLiteral(code)) {
    return undefined;
  }
  const texts = args.map((argument) => argument.getText());
  return {code: Number(code.text), message: joinTexts(partsOf(unwrapped(node.whenTrue), texts))};
}

/**
 * The numbered errors of a source, each with the message that development shows in its place.
 *
 * @param source JavaScript as the packages ship it
 */
export function numberedErrors(source: string): SourceError[] {
  if (!FORMATTER.test(source)) {
    return [];
  }
  const found: SourceError[] = [];
  const visit = (node: ts.Node): void => {
    const error = errorOf(node);
    if (error) {
      found.push(error);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.js', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS));
  return found;
}
