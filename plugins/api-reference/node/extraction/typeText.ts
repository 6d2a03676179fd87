import ts from 'typescript';
import type {TypeText} from '../../types';

const FORMAT =
  ts.NodeBuilderFlags.NoTruncation |
  ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope |
  ts.NodeBuilderFlags.UseSingleQuotesForStringLiteralType |
  ts.NodeBuilderFlags.MultilineObjectLiterals;

const PRINTER = ts.createPrinter({removeComments: true});

/** Around a name that opens, while it is still a part of the printed text. No type holds them. */
const MARK = {begin: '\uE000', middle: '\uE001', end: '\uE002'} as const;

const MARKED_NAME = new RegExp(`${MARK.begin}([^${MARK.middle}]*)${MARK.middle}([^${MARK.end}]*)${MARK.end}`, 'g');

/** Tells which names open to their members. */
export interface TypeNames {
  /** The id of what a name opens to, among the types of the product; nothing for a name that does not open. */
  idOf(symbol: ts.Symbol): string | undefined;
}

const NO_NAMES: TypeNames = {idOf: () => undefined};

/** A type that the compiler could not make sense of prints as `any`; only its name inside the compiler tells. */
export function isErrorType(type: ts.Type): boolean {
  return (type as {intrinsicName?: string}).intrinsicName === 'error';
}

function isUndefinedNode(node: ts.TypeNode): boolean {
  return node.kind === ts.SyntaxKind.UndefinedKeyword;
}

/** Drops what an optional prop adds to its type, and the parentheses that a function needed beside it. */
function withoutUndefined(node: ts.TypeNode): ts.TypeNode {
  if (!ts.isUnionTypeNode(node) || !node.types.some(isUndefinedNode)) {
    return node;
  }
  const rest = node.types.filter((member) => !isUndefinedNode(member));
  const [only] = rest;
  if (rest.length === 1 && only) {
    return ts.isParenthesizedTypeNode(only) ? only.type : only;
  }
  return ts.factory.createUnionTypeNode(rest);
}

/** Tells whether a printed type names one of the given type parameters. */
function mentions(node: ts.Node, names: ReadonlySet<string>): boolean {
  if (names.size === 0) {
    return false;
  }
  if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName) && names.has(node.typeName.text)) {
    return true;
  }
  return ts.forEachChild(node, (child) => mentions(child, names) || undefined) ?? false;
}

/** The namespaces around a declaration, from the outermost: `React`, `JSX` for `React.JSX.Element`. */
function namespacesAround(symbol: ts.Symbol): string[] {
  const names: string[] = [];
  for (let node: ts.Node | undefined = symbol.declarations?.[0]?.parent; node; node = node.parent) {
    const isGlobal = ts.isModuleDeclaration(node) && (node.flags & ts.NodeFlags.GlobalAugmentation) !== 0;
    if (ts.isModuleDeclaration(node) && ts.isIdentifier(node.name) && !isGlobal) {
      names.unshift(node.name.text);
    }
  }
  return names;
}

/** The symbol that the compiler remembers for a name it has printed. */
function symbolOfName(name: ts.EntityName): ts.Symbol | undefined {
  const identifier = ts.isIdentifier(name) ? name : name.right;
  return (identifier as {symbol?: ts.Symbol}).symbol;
}

function parametersOf(symbol: ts.Symbol): readonly ts.TypeParameterDeclaration[] {
  for (const declaration of symbol.declarations ?? []) {
    if (
      (ts.isInterfaceDeclaration(declaration) ||
        ts.isTypeAliasDeclaration(declaration) ||
        ts.isClassDeclaration(declaration)) &&
      declaration.typeParameters
    ) {
      return declaration.typeParameters;
    }
  }
  return [];
}

/** Texts one after the other, without cuts that no name makes. */
function joinTexts(texts: readonly TypeText[]): TypeText {
  const parts: TypeText[number][] = [];
  for (const part of texts.flat()) {
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') {
      parts[parts.length - 1] = last + part;
    } else {
      parts.push(part);
    }
  }
  return parts;
}

export interface TypeTextRequest {
  readonly type: ts.Type;
  /** The same type with every type parameter replaced by what it may be at most. */
  readonly constrainedType?: ts.Type;
  /** Type parameters whose name would tell a reader nothing, such as `Multiple extends boolean | undefined`. */
  readonly replacedParameters?: ReadonlySet<string>;
  /** Drops `undefined` from the type of something optional. */
  readonly isOptional: boolean;
}

/** A parameter as a caller sees it. */
export interface ParameterText {
  /** With three dots before it where it takes any number of arguments. */
  readonly name: string;
  /** Nothing where the compiler cannot print it. */
  readonly type: TypeText | undefined;
  readonly optional: boolean;
}

/**
 * Prints types as a reader would write them: names as they are imported, without arguments that are the defaults anyway,
 * and cut where names begin and end that open.
 */
export class TypeTexts {
  private readonly defaults = new Map<ts.Symbol, readonly (string | undefined)[]>();

  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly scope: ts.SourceFile,
    private readonly names: TypeNames = NO_NAMES,
  ) {}

  /**
   * A type as TypeScript code on one line.
   *
   * @returns nothing where the compiler cannot print it
   */
  print({type, constrainedType, replacedParameters = new Set(), isOptional}: TypeTextRequest): TypeText | undefined {
    const node = this.nodeOf(type);
    if (node && constrainedType && mentions(node, replacedParameters)) {
      return this.print({type: constrainedType, isOptional});
    }
    if (!node || isErrorType(type)) {
      return undefined;
    }
    return this.textOf(isOptional ? withoutUndefined(node) : node);
  }

  /** What an alias stands for, one level down; {@link print} would give the alias itself. */
  printBehindAlias(type: ts.Type): TypeText | undefined {
    const node = this.nodeOf(type, ts.NodeBuilderFlags.InTypeAlias);
    return node && !isErrorType(type) ? this.textOf(node) : undefined;
  }

  /** The parameters of a function, by their place. */
  printParameters(
    signature: ts.Signature,
    constrained: ts.Signature | undefined,
    replacedParameters: ReadonlySet<string>,
  ): ParameterText[] {
    const nodes = this.parameterNodes(signature);
    const constrainedNodes = constrained ? this.parameterNodes(constrained) : [];
    return nodes.map((parameter, index): ParameterText => {
      const {type: node, questionToken, dotDotDotToken} = parameter;
      const symbol = signature.getParameters()[index];
      const isBroken = symbol !== undefined && isErrorType(this.checker.getTypeOfSymbolAtLocation(symbol, this.scope));
      const chosen = node && mentions(node, replacedParameters) ? constrainedNodes[index]?.type : node;
      const optional = questionToken !== undefined;
      return {
        name: `${dotDotDotToken ? '...' : ''}${this.plainText(parameter.name)}`,
        type: chosen && !isBroken ? this.textOf(optional ? withoutUndefined(chosen) : chosen) : undefined,
        optional,
      };
    });
  }

  /**
   * A type as its author wrote it, for one that the compiler could not make sense of because a package's own
   * dependency brings no types.
   */
  printWritten(node: ts.TypeNode): TypeText {
    return this.textOf(node, (name) => {
      const symbol = this.checker.getSymbolAtLocation(ts.isIdentifier(name) ? name : name.right);
      return symbol && symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
    });
  }

  /**
   * How a type is declared, without its members: `interface GridRowParams<R extends GridValidRowModel = any>`, or all of
   * `type GridColDef<R, V, F> = …`.
   */
  printDeclaration(symbol: ts.Symbol, type: ts.Type): TypeText {
    const isAlias = (symbol.flags & ts.SymbolFlags.TypeAlias) !== 0;
    const parameters = parametersOf(symbol).map((parameter, index): TypeText => {
      const {name, constraint, default: byDefault} = parameter;
      return [
        `${index === 0 ? '<' : ', '}${name.text}`,
        ...(constraint ? [' extends ', ...this.printWritten(constraint)] : []),
        ...(byDefault ? [' = ', ...this.printWritten(byDefault)] : []),
      ];
    });
    const behind = isAlias ? this.printBehindAlias(type) : undefined;
    return joinTexts([
      [`${isAlias ? 'type' : 'interface'} ${symbol.name}`],
      ...parameters,
      parameters.length > 0 ? ['>'] : [],
      behind ? [' = ', ...behind] : [],
    ]);
  }

  private nodeOf(type: ts.Type, extra = ts.NodeBuilderFlags.None): ts.TypeNode | undefined {
    // Without a place from where to print: the compiler would search every module for the shortest way to each name,
    // which takes seconds. Names are written here, from their symbols.
    return this.checker.typeToTypeNode(type, undefined, FORMAT | extra);
  }

  private parameterNodes(signature: ts.Signature): readonly ts.ParameterDeclaration[] {
    const kind = ts.SyntaxKind.FunctionType;
    return this.checker.signatureToSignatureDeclaration(signature, kind, undefined, FORMAT)?.parameters ?? [];
  }

  private plainText(node: ts.Node): string {
    return PRINTER.printNode(ts.EmitHint.Unspecified, node, node.pos >= 0 ? node.getSourceFile() : this.scope)
      .replace(/\s*\n\s*/g, ' ')
      .replace(/;\s*\}/g, ' }');
  }

  private textOf(node: ts.TypeNode, resolve = symbolOfName): TypeText {
    const printed = this.plainText(this.withNames(node, resolve));
    const parts: TypeText[number][] = [];
    let end = 0;
    for (const match of printed.matchAll(MARKED_NAME)) {
      const [whole, opens = '', text = ''] = match;
      if (match.index > end) {
        parts.push(printed.slice(end, match.index));
      }
      parts.push({text, opens});
      end = match.index + whole.length;
    }
    return end < printed.length ? [...parts, printed.slice(end)] : parts;
  }

  private withNames(root: ts.TypeNode, resolve: (name: ts.EntityName) => ts.Symbol | undefined): ts.TypeNode {
    const visit = (node: ts.Node): ts.Node => {
      if (ts.isTypeReferenceNode(node)) {
        const symbol = resolve(node.typeName);
        const typeArguments = node.typeArguments?.map((argument) => visit(argument) as ts.TypeNode);
        const needed = symbol && typeArguments ? this.neededArguments(symbol, typeArguments) : typeArguments;
        const name = symbol ? this.writtenName(node.typeName, symbol) : node.typeName;
        return ts.factory.createTypeReferenceNode(name, needed?.length ? needed : undefined);
      }
      return ts.visitEachChild(node, visit, undefined);
    };
    return visit(root) as ts.TypeNode;
  }

  private writtenName(name: ts.EntityName, symbol: ts.Symbol): ts.EntityName {
    const text = ts.isIdentifier(name) ? name.text : name.right.text;
    const full = [...namespacesAround(symbol), text].join('.');
    const id = this.names.idOf(symbol);
    const shown = ts.isIdentifier(name) ? full : this.plainText(name);
    return ts.factory.createIdentifier(
      id === undefined ? shown : `${MARK.begin}${id}${MARK.middle}${shown}${MARK.end}`,
    );
  }

  /** Leaves out the last arguments as far as they are what the type has without them. */
  private neededArguments(symbol: ts.Symbol, given: readonly ts.TypeNode[]): readonly ts.TypeNode[] {
    const parameters = parametersOf(symbol);
    const texts = given.map((argument) => this.plainText(argument).replace(MARKED_NAME, '$2'));
    let count = given.length;
    while (count > 0) {
      const byDefault = this.defaultsOf(symbol, parameters)[count - 1];
      const earlier = parameters.findIndex(({name}) => name.text === byDefault);
      const expected = earlier >= 0 && earlier < count - 1 ? texts[earlier] : byDefault;
      if (expected === undefined || texts[count - 1] !== expected) {
        break;
      }
      count -= 1;
    }
    return given.slice(0, count);
  }

  private defaultsOf(
    symbol: ts.Symbol,
    parameters: readonly ts.TypeParameterDeclaration[],
  ): readonly (string | undefined)[] {
    const known = this.defaults.get(symbol);
    if (known) {
      return known;
    }
    // Kept before they are printed: a default may name the type itself.
    this.defaults.set(symbol, []);
    const texts = parameters.map(({default: node}) => {
      const printed = node && this.nodeOf(this.checker.getTypeFromTypeNode(node));
      return printed && this.plainText(this.withNames(printed, symbolOfName)).replace(MARKED_NAME, '$2');
    });
    this.defaults.set(symbol, texts);
    return texts;
  }
}
