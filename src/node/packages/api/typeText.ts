import ts from 'typescript';
import type {TypeText} from '../../../site/apiData';
import {resolveAlias} from '../symbols';
import {joinTexts, markName, splitMarked, withoutMarks} from './typeMarks';
import {
  inWrittenOrder,
  isErrorType,
  lastPart,
  mentions,
  namespacesAround,
  textOfNode,
  typeParametersOf,
  withoutRepeats,
  withoutUndefined,
} from './typeNodes';

const FORMAT =
  ts.NodeBuilderFlags.NoTruncation |
  ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope |
  ts.NodeBuilderFlags.UseSingleQuotesForStringLiteralType |
  ts.NodeBuilderFlags.MultilineObjectLiterals;

/** Tells which names open to their members. */
export interface TypeNames {
  /** The id of what a name opens to, among the types of the product; nothing for a name that does not open. */
  idOf(symbol: ts.Symbol): string | undefined;
}

const NO_NAMES: TypeNames = {idOf: () => undefined};

export interface TypeTextRequest {
  readonly type: ts.Type;
  /** The same type with every type parameter replaced by what it may be at most. */
  readonly constrainedType?: ts.Type;
  /** Type parameters whose name would tell a reader nothing, such as `Multiple extends boolean | undefined`. */
  readonly replacedParameters?: ReadonlySet<string>;
  /** Drops `undefined` from the type of something optional. */
  readonly isOptional: boolean;
  /** The type as its author wrote it, whose order of alternatives is kept. */
  readonly written?: ts.TypeNode;
}

/** A parameter as a caller sees it. */
export interface ParameterText {
  /** With three dots before it if it takes any number of arguments. */
  readonly name: string;
  /** Nothing if the compiler cannot print it. */
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
   * @returns nothing if the compiler cannot print it
   */
  print(request: TypeTextRequest): TypeText | undefined {
    const {type, constrainedType, replacedParameters = new Set(), isOptional, written} = request;
    const node = this.nodeOf(type);
    if (node && constrainedType && mentions(node, replacedParameters)) {
      return this.print({type: constrainedType, isOptional});
    }
    if (!node || isErrorType(type)) {
      return undefined;
    }
    return this.textOf(inWrittenOrder(isOptional ? withoutUndefined(node) : node, written, this.scope));
  }

  /**
   * What an alias stands for, one level down; {@link print} would give the alias itself.
   *
   * @param written what its author wrote
   */
  printBehindAlias(type: ts.Type, written?: ts.TypeNode): TypeText | undefined {
    const node = this.nodeOf(type, ts.NodeBuilderFlags.InTypeAlias);
    return node && !isErrorType(type) ? this.textOf(inWrittenOrder(node, written, this.scope)) : undefined;
  }

  /** Whether an alias is but another name for a type that opens, with or without arguments. */
  isNameAlone(alias: ts.Symbol, type: ts.Type): boolean {
    const node = this.nodeOf(type, ts.NodeBuilderFlags.InTypeAlias);
    const symbol = node && ts.isTypeReferenceNode(node) ? this.symbolOfName(node.typeName) : undefined;
    return symbol !== undefined && symbol !== alias && this.names.idOf(symbol) !== undefined;
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
        name: `${dotDotDotToken ? '...' : ''}${textOfNode(parameter.name, this.scope)}`,
        type: chosen && !isBroken ? this.textOf(optional ? withoutUndefined(chosen) : chosen) : undefined,
        optional,
      };
    });
  }

  /** A type as its author wrote it. */
  printWritten(node: ts.TypeNode, isOptional = false): TypeText {
    return this.textOf(isOptional ? withoutUndefined(node) : node);
  }

  /**
   * How a type is declared, without its members: `interface GridRowParams<R extends GridValidRowModel = any>`, or all of
   * `type GridColDef<R, V, F> = …`.
   */
  printDeclaration(symbol: ts.Symbol, type: ts.Type): TypeText {
    const alias = symbol.declarations?.find(ts.isTypeAliasDeclaration);
    const parameters = typeParametersOf(symbol).map((parameter, index): TypeText => {
      const {name, constraint, default: byDefault} = parameter;
      return [
        `${index === 0 ? '<' : ', '}${name.text}`,
        ...(constraint ? [' extends ', ...this.printWritten(constraint)] : []),
        ...(byDefault ? [' = ', ...this.printWritten(byDefault)] : []),
      ];
    });
    const behind = alias && this.printBehindAlias(type, alias.type);
    return joinTexts([
      [`${alias ? 'type' : 'interface'} ${symbol.name}`],
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

  private textOf(node: ts.TypeNode): TypeText {
    return splitMarked(textOfNode(this.forReaders(node), this.scope));
  }

  /** A type with its names as readers write them, and without what tells them nothing. */
  private forReaders(root: ts.TypeNode): ts.TypeNode {
    const visit = (node: ts.Node): ts.Node => {
      if (ts.isTypeReferenceNode(node)) {
        return this.reference(node, (argument) => visit(argument) as ts.TypeNode);
      }
      if (ts.isStringLiteral(node)) {
        return ts.factory.createStringLiteral(node.text, true);
      }
      const visited = ts.visitEachChild(node, visit, undefined);
      if (ts.isUnionTypeNode(visited)) {
        return withoutRepeats(visited, this.scope);
      }
      if (ts.isParameter(visited) && visited.questionToken && visited.type) {
        const {dotDotDotToken, name, questionToken, type} = visited;
        const plain = withoutUndefined(type);
        return ts.factory.createParameterDeclaration(undefined, dotDotDotToken, name, questionToken, plain);
      }
      if (ts.isPropertySignature(visited) && visited.questionToken && visited.type) {
        const {modifiers, name, questionToken, type} = visited;
        return ts.factory.createPropertySignature(modifiers, name, questionToken, withoutUndefined(type));
      }
      return visited;
    };
    return visit(root) as ts.TypeNode;
  }

  private reference(node: ts.TypeReferenceNode, visit: (argument: ts.TypeNode) => ts.TypeNode): ts.TypeNode {
    const symbol = this.symbolOfName(node.typeName);
    const typeArguments = node.typeArguments?.map(visit);
    const needed = symbol && typeArguments ? this.neededArguments(symbol, typeArguments) : typeArguments;
    const name = symbol ? this.writtenName(node.typeName, symbol) : node.typeName;
    return ts.factory.createTypeReferenceNode(name, needed?.length ? needed : undefined);
  }

  /** The symbol behind a name: as the compiler remembers it if it made the name, else by the place where the name is written. */
  private symbolOfName(name: ts.EntityName): ts.Symbol | undefined {
    const identifier = lastPart(name);
    const written = ts.getOriginalNode(identifier);
    const made = (identifier as {symbol?: ts.Symbol}).symbol;
    const symbol = made ?? (written.pos >= 0 ? this.checker.getSymbolAtLocation(written) : undefined);
    return symbol && resolveAlias(symbol, this.checker);
  }

  private writtenName(name: ts.EntityName, symbol: ts.Symbol): ts.EntityName {
    const id = this.names.idOf(symbol);
    // A file may give a name of its own to what it imports.
    const isRenamed = ts.isIdentifier(name) && /^[A-Z]\w*$/.test(symbol.name);
    const shown = ts.isIdentifier(name)
      ? [...namespacesAround(symbol), isRenamed ? symbol.name : name.text].join('.')
      : textOfNode(name, this.scope);
    return ts.factory.createIdentifier(id === undefined ? shown : markName(shown, id));
  }

  /** Leaves out the last arguments as far as they are what the type has without them. */
  private neededArguments(symbol: ts.Symbol, given: readonly ts.TypeNode[]): readonly ts.TypeNode[] {
    const parameters = typeParametersOf(symbol);
    if (!parameters.some((parameter) => parameter.default)) {
      return given;
    }
    const texts = given.map((argument) => withoutMarks(textOfNode(argument, this.scope)));
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
      return printed && withoutMarks(textOfNode(this.forReaders(printed), this.scope));
    });
    this.defaults.set(symbol, texts);
    return texts;
  }
}
