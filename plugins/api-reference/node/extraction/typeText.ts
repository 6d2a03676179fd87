import ts from 'typescript';

const FORMAT =
  ts.NodeBuilderFlags.NoTruncation |
  ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope |
  ts.NodeBuilderFlags.UseSingleQuotesForStringLiteralType |
  ts.NodeBuilderFlags.MultilineObjectLiterals;

const PRINTER = ts.createPrinter({removeComments: true});

/** A type that the compiler could not make sense of prints as `any`; only its name inside the compiler tells. */
function isErrorType(type: ts.Type): boolean {
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
  if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName) && names.has(node.typeName.text)) {
    return true;
  }
  return ts.forEachChild(node, (child) => mentions(child, names) || undefined) ?? false;
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

/** Prints types as a reader would write them. */
export class TypeTexts {
  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly scope: ts.SourceFile,
  ) {}

  /**
   * A type as TypeScript code on one line.
   *
   * @returns nothing where the compiler cannot print it
   */
  print({type, constrainedType, replacedParameters = new Set(), isOptional}: TypeTextRequest): string | undefined {
    const node = this.checker.typeToTypeNode(type, this.scope, FORMAT);
    if (node && constrainedType && mentions(node, replacedParameters)) {
      return this.print({type: constrainedType, isOptional});
    }
    if (!node || isErrorType(type)) {
      return undefined;
    }
    return this.text(isOptional ? withoutUndefined(node) : node);
  }

  /**
   * The types of a function's parameters, by their place, as {@link print} gives a type. The whole signature is printed
   * at once because only then the compiler keeps the words of its author (`React.SyntheticEvent`, without arguments).
   */
  printParameters(
    signature: ts.Signature,
    constrained: ts.Signature | undefined,
    replacedParameters: ReadonlySet<string>,
  ): (string | undefined)[] {
    const nodes = this.parameterNodes(signature);
    const constrainedNodes = constrained ? this.parameterNodes(constrained) : [];
    return signature.getParameters().map((parameter, index) => {
      const node = nodes[index]?.type;
      const chosen = node && mentions(node, replacedParameters) ? constrainedNodes[index]?.type : node;
      const isBroken = isErrorType(this.checker.getTypeOfSymbolAtLocation(parameter, this.scope));
      const isOptional = nodes[index]?.questionToken !== undefined;
      return chosen && !isBroken ? this.text(isOptional ? withoutUndefined(chosen) : chosen) : undefined;
    });
  }

  private parameterNodes(signature: ts.Signature): readonly ts.ParameterDeclaration[] {
    const kind = ts.SyntaxKind.FunctionType;
    const node = this.checker.signatureToSignatureDeclaration(signature, kind, this.scope, FORMAT);
    return node?.parameters ?? [];
  }

  private text(node: ts.TypeNode): string | undefined {
    const printed = PRINTER.printNode(ts.EmitHint.Unspecified, node, this.scope);
    // An import type is how the compiler writes a name that it cannot reach: nobody could write it so.
    return printed.includes('import(') ? undefined : printed.replace(/\s*\n\s*/g, ' ').replace(/;\s*\}/g, ' }');
  }
}
