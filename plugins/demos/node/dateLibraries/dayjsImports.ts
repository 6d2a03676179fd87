import ts from 'typescript';
import {DEFAULT_DATE_LIBRARY} from '../../../../src/site/dateLibraries';

/** A use of Day.js that cannot be translated. */
export class UntranslatableDate extends Error {
  constructor(
    message: string,
    readonly node: ts.Node,
  ) {
    super(message);
  }
}

/** A demo's names for Day.js and its type. */
export interface DayjsNames {
  readonly value?: string;
  readonly type?: string;
}

/** The statements by which a file imports Day.js, its plugins and its locales. */
export function dayjsImports(source: ts.SourceFile): ts.ImportDeclaration[] {
  return source.statements
    .filter(ts.isImportDeclaration)
    .filter(({moduleSpecifier}) => /^dayjs(\/|$)/.test((moduleSpecifier as ts.StringLiteral).text));
}

/**
 * The names that a file has for Day.js and its type.
 *
 * @throws UntranslatableDate for anything else of the package
 */
export function dayjsNames(imports: readonly ts.ImportDeclaration[]): DayjsNames {
  const names: {value?: string; type?: string} = {};
  for (const {importClause, moduleSpecifier} of imports) {
    if ((moduleSpecifier as ts.StringLiteral).text !== DEFAULT_DATE_LIBRARY) {
      throw new UntranslatableDate('a plugin or a locale of Day.js', moduleSpecifier);
    }
    const bindings = importClause?.namedBindings;
    if (importClause?.name) {
      names.value = importClause.name.text;
    }
    for (const {name, propertyName} of bindings && ts.isNamedImports(bindings) ? bindings.elements : []) {
      if ((propertyName ?? name).text !== 'Dayjs') {
        throw new UntranslatableDate(`"${name.text}" of Day.js`, name);
      }
      names.type = name.text;
    }
  }
  return names;
}
