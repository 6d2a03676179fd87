import ts from 'typescript';

/** Parses a type that is given as text; a text that is no type gives `undefined`. */
export function parseType(text: string): ts.TypeNode | undefined {
  const file = ts.createSourceFile('type.ts', `type T = ${text};`, ts.ScriptTarget.Latest, true);
  const [statement] = file.statements;
  return statement && ts.isTypeAliasDeclaration(statement) ? statement.type : undefined;
}
