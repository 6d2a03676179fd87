import ts from 'typescript';
import {textOfNode} from '../../src/node/packages/api/typeNodes';
import {parseType} from '../../src/node/packages/parseType';

/** More of a printed type than this does not help a reader, in characters. */
export const LONGEST_TYPE = 320;

const FLAGS =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

function print(type: ts.Type, checker: ts.TypeChecker, flags: ts.TypeFormatFlags): string {
  return checker.typeToString(type, undefined, flags).replace(/import\("[^"]*"\)\./g, '');
}

/** A type as the compiler prints it, without `undefined` if that only says that it may be left out. */
export function printType(type: ts.Type, checker: ts.TypeChecker, isOptional: boolean): string {
  if (!isOptional || !type.isUnion()) {
    return print(type, checker, FLAGS);
  }
  const keepsNull = type.types.some((member) => member.flags & ts.TypeFlags.Null);
  return `${print(checker.getNonNullableType(type), checker, FLAGS)}${keepsNull ? ' | null' : ''}`;
}

/** What the name of a type stands for. */
export function printDeclared(type: ts.Type, checker: ts.TypeChecker): string {
  return print(type, checker, FLAGS | ts.TypeFormatFlags.InTypeAlias);
}

/** Arguments of types that say nothing: version 5 has `any` where version 6 has a parameter of the component. */
const IDLE_ARGUMENT = /^(?:any|[A-Z]|T[A-Z]\w*|GridValidRowModel|GridRowModel|unknown)$/;

/**
 * A printed type in a form that two types share exactly when they differ in formatting alone: the order of alternatives,
 * parentheses, names of parameters, and arguments that say nothing.
 */
export function comparable(text: string): string {
  const parsed = parseType(text);
  if (!parsed) {
    return text;
  }
  const textOf = (node: ts.Node): string => textOfNode(node, parsed.getSourceFile());
  const visit = (node: ts.Node): ts.Node => {
    const visited = ts.visitEachChild(node, visit, undefined);
    if (ts.isParenthesizedTypeNode(visited) && !ts.isFunctionTypeNode(visited.type)) {
      return visited.type;
    }
    if (ts.isUnionTypeNode(visited)) {
      return ts.factory.createUnionTypeNode([...visited.types].sort((a, b) => textOf(a).localeCompare(textOf(b))));
    }
    if (ts.isTypeReferenceNode(visited) && visited.typeArguments?.every((own) => IDLE_ARGUMENT.test(textOf(own)))) {
      return ts.factory.createTypeReferenceNode(visited.typeName);
    }
    if (ts.isParameter(visited) && ts.isIdentifier(visited.name)) {
      const {dotDotDotToken, questionToken, type} = visited;
      return ts.factory.createParameterDeclaration(undefined, dotDotDotToken, '_', questionToken, type);
    }
    return visited;
  };
  return textOf(visit(parsed)).replace(/\s+/g, ' ');
}
