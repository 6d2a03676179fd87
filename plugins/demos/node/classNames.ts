import ts from 'typescript';

/** A class name where it is written. */
export interface WrittenClass {
  readonly name: string;
  /** Counted from one. */
  readonly line: number;
}

type Literal =
  ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail;

/** Names of attributes, properties, variables and functions that hold class names: `className`, `classes`, `rowClass`. */
const CLASS_HOLDER = /^class$|[cC]lass(?:Name|Names|es)?$/;

/** Functions that join class names. */
const JOINING_FUNCTIONS: readonly string[] = ['clsx', 'classNames', 'cx', 'cn', 'twMerge', 'twJoin'];

/** Operators whose operands, both of them, can be the result. */
const JOINING_OPERATORS: readonly ts.SyntaxKind[] = [
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.PlusToken,
];

function nameOf(node: ts.Node | undefined): string | undefined {
  return node && (ts.isIdentifier(node) || ts.isStringLiteralLike(node)) ? node.text : undefined;
}

function isHolder(node: ts.Node): boolean {
  const canHold =
    ts.isJsxAttribute(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isBindingElement(node) ||
    ts.isParameter(node) ||
    ts.isFunctionDeclaration(node);
  return canHold && CLASS_HOLDER.test(nameOf(node.name) ?? '');
}

function isJoiningCall(node: ts.Node): boolean {
  return ts.isCallExpression(node) && JOINING_FUNCTIONS.includes(nameOf(node.expression) ?? '');
}

/** Finds the strings that hold class names in a module. */
class ClassNameFinder {
  readonly literals = new Set<Literal>();
  private readonly collected = new Set<ts.Node>();
  private readonly variables = new Map<string, ts.Node[]>();
  private readonly properties = new Map<string, ts.Node[]>();

  constructor(source: ts.SourceFile) {
    this.declare(source);
    this.visit(source);
  }

  private declare(node: ts.Node): void {
    const name = nameOf((node as Partial<ts.NamedDeclaration>).name);
    const isVariable = ts.isVariableDeclaration(node) || ts.isBindingElement(node);
    const isProperty = ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node);
    if (name !== undefined && (isVariable || isProperty)) {
      const declared = isVariable ? this.variables : this.properties;
      declared.set(name, [...(declared.get(name) ?? []), node]);
    }
    ts.forEachChild(node, (child) => this.declare(child));
  }

  private visit(node: ts.Node): void {
    if (isHolder(node)) {
      this.collectValue(node);
    } else if (isJoiningCall(node)) {
      this.collect(node);
    }
    ts.forEachChild(node, (child) => this.visit(child));
  }

  /** Collects what a variable, a property, an attribute or a function gives. */
  private collectValue(node: ts.Node): void {
    if (this.collected.has(node)) {
      return;
    }
    this.collected.add(node);
    if (ts.isFunctionDeclaration(node)) {
      this.collectReturns(node.body);
    } else if (ts.isShorthandPropertyAssignment(node)) {
      this.collect(node.name);
    } else {
      this.collect((node as ts.HasExpressionInitializer).initializer);
    }
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      this.collectProperty(nameOf(node.propertyName ?? node.name));
    }
  }

  /** Collects what any object of the module has under a name. */
  private collectProperty(name = ''): void {
    this.properties.get(name)?.forEach((property) => this.collectValue(property));
  }

  private collectReturns(body: ts.Node | undefined): void {
    if (body && ts.isReturnStatement(body)) {
      this.collect(body.expression);
    } else if (body && !ts.isFunctionLike(body)) {
      ts.forEachChild(body, (child) => this.collectReturns(child));
    }
  }

  private collectCall(node: ts.CallExpression): void {
    if (!isJoiningCall(node)) {
      // `['flex', active && 'font-bold'].filter(Boolean).join(' ')`
      this.collect(ts.isPropertyAccessExpression(node.expression) ? node.expression.expression : undefined);
      return;
    }
    for (const argument of node.arguments) {
      if (ts.isObjectLiteralExpression(argument)) {
        // `clsx({'font-bold': active})`
        argument.properties.forEach(({name}) => this.collect(name && ts.isStringLiteral(name) ? name : undefined));
      } else {
        this.collect(argument);
      }
    }
  }

  private collect(node: ts.Node | undefined): void {
    if (!node) {
      return;
    }
    const isPart = ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
    if (isPart || ts.isStringLiteralLike(node)) {
      this.literals.add(node);
    } else if (ts.isConditionalExpression(node)) {
      this.collect(node.whenTrue);
      this.collect(node.whenFalse);
    } else if (ts.isBinaryExpression(node)) {
      const operator = node.operatorToken.kind;
      if (JOINING_OPERATORS.includes(operator)) {
        this.collect(node.left);
        this.collect(node.right);
      } else if (operator === ts.SyntaxKind.AmpersandAmpersandToken) {
        this.collect(node.right);
      }
    } else if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) {
      this.collectValue(node);
    } else if (ts.isPropertyAccessExpression(node)) {
      this.collectProperty(node.name.text);
    } else if (ts.isElementAccessExpression(node)) {
      this.collect(node.expression);
    } else if (ts.isCallExpression(node)) {
      this.collectCall(node);
    } else if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) {
      if (ts.isBlock(node.body)) {
        this.collectReturns(node.body);
      } else {
        this.collect(node.body);
      }
    } else if (ts.isIdentifier(node)) {
      this.variables.get(node.text)?.forEach((declaration) => this.collectValue(declaration));
    } else if (!ts.isTypeNode(node)) {
      ts.forEachChild(node, (child) => this.collect(child));
    }
  }
}

/** The class names of a demo. */
export interface ClassNames {
  readonly written: readonly WrittenClass[];
  /** Class names that are put together from text and an expression, which no build can see: `bg-${color}`. */
  readonly cut: readonly WrittenClass[];
}

function cutNames(literal: Literal): string[] {
  const {text} = literal;
  const endsOpen = ts.isTemplateHead(literal) || ts.isTemplateMiddle(literal);
  const startsOpen = ts.isTemplateMiddle(literal) || ts.isTemplateTail(literal);
  const names = text.split(/\s+/);
  return [
    ...(startsOpen && names.length > 0 && names[0] !== '' ? [names[0]!] : []),
    ...(endsOpen && names.at(-1) !== '' ? [names.at(-1)!] : []),
  ];
}

/**
 * Finds the class names that a demo writes: in `className`, `classes`, `clsx(…)`, in whatever is named like them
 * (`cellClassName`, `rowClass`), and in the constants of the module that lead there.
 *
 * @param code a whole module, TSX
 */
export function findClassNames(code: string): ClassNames {
  const source = ts.createSourceFile('demo.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const literals = [...new ClassNameFinder(source).literals].sort((a, b) => a.getStart() - b.getStart());
  const lineOf = (node: ts.Node): number => source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  const classes = (names: (literal: Literal) => readonly string[]): WrittenClass[] =>
    literals.flatMap((literal) => names(literal).map((name) => ({name, line: lineOf(literal)})));

  return {
    written: classes((literal) => literal.text.split(/\s+/).filter((name) => name !== '')),
    cut: classes(cutNames),
  };
}
