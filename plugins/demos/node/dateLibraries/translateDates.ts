import ts from 'typescript';
import type {TranslatedLibrary} from '../../../../src/site/dateLibraries';
import {dayjsImports, dayjsNames, UntranslatableDate, type DayjsNames} from './dayjsImports';
import {dateFns} from './dateFns';
import {quoted, unitOf, type DateCall, type Dialect, type Translation} from './dialect';
import {translateFormat, UntranslatableFormat} from './formatTokens';
import {luxon} from './luxon';
import {moment} from './moment';

const DIALECTS: Readonly<Record<TranslatedLibrary, Dialect>> = {'date-fns': dateFns, luxon, moment};

const ADAPTER = 'AdapterDayjs';

/** Props of the pickers that are a format, and the prop that is an object of them. */
const FORMAT_PROPS: readonly string[] = ['format', 'toolbarFormat'];
const FORMATS_PROP = 'dateFormats';

/** A part of `due?.add(1, 'day').format('D')`. */
type Chain = ts.CallExpression | ts.PropertyAccessExpression;

function isChain(node: ts.Node): node is Chain {
  return ts.isCallExpression(node) || ts.isPropertyAccessExpression(node);
}

/** The `?.` on which an expression depends. */
function optionalAccess(node: ts.Expression, known: ReadonlySet<ts.Node>): ts.PropertyAccessExpression | undefined {
  let current: ts.Node = node;
  while (isChain(current)) {
    if (ts.isPropertyAccessExpression(current) && current.questionDotToken && !known.has(current)) {
      return current;
    }
    current = current.expression;
  }
  return undefined;
}

/** The names that a file declares or imports, but for those of Day.js: an import of the same name would clash with them. */
function declaredNames(source: ts.SourceFile, ofDayjs: readonly ts.ImportDeclaration[]): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ofDayjs.includes(node as ts.ImportDeclaration)) {
      return;
    }
    const isNamed =
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isBindingElement(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isClassDeclaration(node) ||
      ts.isEnumDeclaration(node) ||
      ts.isImportClause(node) ||
      ts.isImportSpecifier(node) ||
      ts.isNamespaceImport(node);
    if (isNamed && node.name && ts.isIdentifier(node.name)) {
      names.add(node.name.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

/** Translates one file of a demo. */
class Translator {
  private readonly imports: readonly ts.ImportDeclaration[];
  private readonly names: DayjsNames;
  private readonly used = new Set<string>();
  private readonly declared: ReadonlySet<string>;
  private needsType = false;
  /** Places after `?.` that stand behind a check already. */
  private readonly checked = new Set<ts.Node>();
  private readonly importName = (name: string): string => {
    let local = name;
    while (this.declared.has(local)) {
      local += 'Date';
    }
    this.used.add(local === name ? name : `${name} as ${local}`);
    return local;
  };

  constructor(
    private readonly source: ts.SourceFile,
    private readonly checker: ts.TypeChecker,
    private readonly dialect: Dialect,
  ) {
    this.imports = dayjsImports(source);
    this.names = dayjsNames(this.imports);
    this.declared = declaredNames(source, this.imports);
  }

  translate(): string {
    const [first] = this.imports;
    const {text} = this.source;
    const body = this.copied(this.source, 0, (child) =>
      this.imports.includes(child as ts.ImportDeclaration) ? (child === first ? IMPORT_MARK : '') : this.textOf(child),
    );
    const line = this.dialect.importOf([...this.used].sort(), this.needsType);
    const mark = text.slice(0, first?.getStart(this.source) ?? 0).length;
    return body.slice(0, mark) + body.slice(mark).replace(first ? IMPORT_MARK : /(?!)/, () => line);
  }

  /** A node's text, with that of its children as another function gives it. */
  private copied(node: ts.Node, start: number, textOf: (child: ts.Node) => string): string {
    let text = '';
    let at = start;
    node.forEachChild((child) => {
      const from = child.getStart(this.source);
      if (child.kind === ts.SyntaxKind.EndOfFileToken || from < at) {
        return;
      }
      text += this.source.text.slice(at, from) + textOf(child);
      at = child.end;
    });
    return text + this.source.text.slice(at, node.end);
  }

  private readonly textOf = (node: ts.Node): string =>
    this.special(node) ?? this.copied(node, node.getStart(this.source), this.textOf);

  private special(node: ts.Node): string | undefined {
    if (ts.isCallExpression(node)) {
      return this.call(node);
    }
    if (ts.isTypeReferenceNode(node) && node.getText(this.source) === this.names.type) {
      this.needsType = true;
      return this.dialect.type;
    }
    if (ts.isIdentifier(node) && node.text === ADAPTER) {
      return this.dialect.adapter;
    }
    if (ts.isStringLiteralLike(node)) {
      return this.string(node);
    }
    if (ts.isIdentifier(node) && node.text === this.names.value && !ts.isImportClause(node.parent)) {
      throw new UntranslatableDate('Day.js itself, handed on', node);
    }
    return undefined;
  }

  private string(node: ts.StringLiteralLike): string | undefined {
    if (node.text.endsWith(`/${ADAPTER}`)) {
      return quoted(node.text.replace(ADAPTER, this.dialect.adapter));
    }
    if (!isFormat(node)) {
      return undefined;
    }
    const format = this.format(node, () => translateFormat(node.text, this.dialect.library));
    return ts.isJsxAttribute(node.parent) ? `"${format}"` : quoted(format);
  }

  private format<Result>(node: ts.Node, make: () => Result): Result {
    try {
      return make();
    } catch (cause) {
      throw cause instanceof UntranslatableFormat ? new UntranslatableDate(cause.message, node) : cause;
    }
  }

  private isDate(node: ts.Expression): boolean {
    return this.typeOf(node).symbol?.name === 'Dayjs';
  }

  private typeOf(node: ts.Expression): ts.Type {
    return this.checker.getNonNullableType(this.checker.getTypeAtLocation(node));
  }

  private call(node: ts.CallExpression): string | undefined {
    const {expression} = node;
    if (ts.isIdentifier(expression) && expression.text === this.names.value) {
      return this.made(node);
    }
    if (!ts.isPropertyAccessExpression(expression) || !this.isDate(expression.expression)) {
      return undefined;
    }
    const method = this.dialect.methods[expression.name.text];
    const translation = method && this.format(node, () => method(this.dateCall(node, expression)));
    if (!translation) {
      throw new UntranslatableDate(
        `".${expression.name.text}(${node.arguments.map((argument) => argument.getText(this.source)).join(', ')})"`,
        expression.name,
      );
    }
    return this.applied(translation, node, expression);
  }

  private applied(translation: Translation, node: ts.CallExpression, access: ts.PropertyAccessExpression): string {
    if ('suffix' in translation) {
      const dot = access.questionDotToken && !this.checked.has(access) ? '?' : '';
      return `${this.textOf(access.expression)}${dot}${translation.suffix}`;
    }
    const optional = optionalAccess(access, this.checked);
    if (!optional) {
      return translation.whole(this.textOf(access.expression));
    }
    this.checked.add(optional);
    return `(${this.textOf(optional.expression)} && ${this.textOf(node)})`;
  }

  private dateCall(node: ts.CallExpression, access: ts.PropertyAccessExpression): DateCall {
    const args = node.arguments;
    const literal = (at: number): string | undefined => {
      const arg = args[at];
      return arg && ts.isStringLiteralLike(arg) ? arg.text : undefined;
    };
    return {
      args: args.map(this.textOf),
      isFresh: this.isFresh(access.expression),
      literal,
      unit: (at) => unitOf(literal(at)),
      date: (at) => this.date(args[at] as ts.Expression),
      importName: this.importName,
    };
  }

  private isFresh(node: ts.Expression): boolean {
    if (!ts.isCallExpression(node)) {
      return false;
    }
    const {expression, arguments: args} = node;
    if (ts.isIdentifier(expression)) {
      return expression.text === this.names.value;
    }
    const isPart = ts.isPropertyAccessExpression(expression) && this.isDate(expression.expression);
    return isPart && this.isDate(node) && args.length > 0;
  }

  /** `dayjs(…)` */
  private made(node: ts.CallExpression): string {
    const [given, ...more] = node.arguments;
    if (more.length > 0) {
      throw new UntranslatableDate('"dayjs" with a format', node);
    }
    if (!given) {
      return this.dialect.now(this.importName);
    }
    return this.isDate(given) ? this.dialect.copy(this.textOf(given)) : this.date(given);
  }

  /** A date made of what Day.js takes for one. */
  private date(given: ts.Expression): string {
    const type = this.typeOf(given);
    const code = this.textOf(given);
    if (this.isDate(given)) {
      return code;
    }
    if (
      type.flags & ts.TypeFlags.StringLike ||
      (type.isUnion() && type.types.every(({flags}) => flags & ts.TypeFlags.StringLike))
    ) {
      return this.dialect.fromText(code, this.importName, ts.isStringLiteralLike(given) ? given.text : undefined);
    }
    if (type.flags & ts.TypeFlags.NumberLike) {
      return this.dialect.fromNumber(code, this.importName);
    }
    if (type.symbol?.name === 'Date') {
      return this.dialect.fromDate(code, this.importName);
    }
    throw new UntranslatableDate(`a date made of "${given.getText(this.source)}"`, given);
  }
}

/** Placeholder for the import of the other library, until the names that it imports are known. */
const IMPORT_MARK = '/* the date library */';

function isFormat(node: ts.StringLiteralLike): boolean {
  const {parent} = node;
  if (ts.isJsxAttribute(parent)) {
    return FORMAT_PROPS.includes(parent.name.getText());
  }
  if (!ts.isPropertyAssignment(parent) || parent.initializer !== node) {
    return false;
  }
  const around = parent.parent.parent;
  return (
    FORMAT_PROPS.includes(parent.name.getText()) ||
    (ts.isJsxExpression(around) && ts.isJsxAttribute(around.parent) && around.parent.name.getText() === FORMATS_PROP)
  );
}

/**
 * A file that is written with Day.js, in another date library. Only what the demos do with dates is known.
 *
 * @param source a file of the checker's program
 * @returns unformatted code
 * @throws UntranslatableDate for what has no translation, with the place
 */
export function translateDates(source: ts.SourceFile, checker: ts.TypeChecker, library: TranslatedLibrary): string {
  return new Translator(source, checker, DIALECTS[library]).translate();
}
