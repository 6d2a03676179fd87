import ts from 'typescript';
import {textOfNode} from '../../src/node/packages/api/typeNodes';
import {parseType} from '../../src/node/packages/parseType';

const FLAGS =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

/** A type as the compiler prints it, without `undefined` if that only says that it may be left out. */
export function printType(type: ts.Type, checker: ts.TypeChecker, isOptional: boolean): string {
  const given = isOptional && type.isUnion() ? checker.getNonNullableType(type) : type;
  const keepsNull = isOptional && type.isUnion() && type.types.some((member) => member.flags & ts.TypeFlags.Null);
  const printed = checker.typeToString(given, undefined, FLAGS);
  return `${printed}${keepsNull ? ' | null' : ''}`.replace(/import\("[^"]*"\)\./g, '');
}

/** What the name of a type stands for. */
export function printDeclared(type: ts.Type, checker: ts.TypeChecker): string {
  return checker
    .typeToString(type, undefined, FLAGS | ts.TypeFormatFlags.InTypeAlias)
    .replace(/import\("[^"]*"\)\./g, '');
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
  const print = (node: ts.Node): string => textOfNode(node, parsed.getSourceFile());
  const visit = (node: ts.Node): ts.Node => {
    const visited = ts.visitEachChild(node, visit, undefined);
    if (ts.isParenthesizedTypeNode(visited) && !ts.isFunctionTypeNode(visited.type)) {
      return visited.type;
    }
    if (ts.isUnionTypeNode(visited)) {
      return ts.factory.createUnionTypeNode([...visited.types].sort((a, b) => print(a).localeCompare(print(b))));
    }
    if (ts.isTypeReferenceNode(visited) && visited.typeArguments?.every((own) => IDLE_ARGUMENT.test(print(own)))) {
      return ts.factory.createTypeReferenceNode(visited.typeName);
    }
    if (ts.isParameter(visited) && ts.isIdentifier(visited.name)) {
      const {dotDotDotToken, questionToken, type} = visited;
      return ts.factory.createParameterDeclaration(undefined, dotDotDotToken, '_', questionToken, type);
    }
    return visited;
  };
  return print(visit(parsed)).replace(/\s+/g, ' ');
}
