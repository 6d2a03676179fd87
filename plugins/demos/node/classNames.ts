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

/** What leads from an expression to its class names: property names, outermost last; `*` for any. */
type Path = readonly string[];

const ANY = '*';

function nameOf(node: ts.Node | undefined): string | undefined {
  return node && (ts.isIdentifier(node) || ts.isStringLiteralLike(node)) ? node.text : undefined;
}

/** Finds the strings that hold class names in a module. */
class ClassNameFinder {
  readonly literals = new Set<Literal>();
  private readonly followed = new Set<string>();
  private readonly declarations = new Map<string, ts.VariableDeclaration | ts.BindingElement>();

  constructor(source: ts.SourceFile) {
    this.declare(source);
    this.visit(source);
  }

  private declare(node: ts.Node): void {
    const isVariable = ts.isVariableDeclaration(node);
    if ((isVariable || ts.isBindingElement(node)) && ts.isIdentifier(node.name)) {
      this.declarations.set(node.name.text, node);
    }
    ts.forEachChild(node, (child) => this.declare(child));
  }

  private visit(node: ts.Node): void {
    if (ts.isJsxAttribute(node) && CLASS_HOLDER.test(nameOf(node.name) ?? '')) {
      const value = node.initializer;
      this.collect(value && ts.isJsxExpression(value) ? value.expression : value);
    } else if (
      (ts.isPropertyAssignment(node) ||
        ts.isVariableDeclaration(node) ||
        ts.isBindingElement(node) ||
        ts.isParameter(node)) &&
      CLASS_HOLDER.test(nameOf(node.name) ?? '')
    ) {
      this.collect(node.initializer);
    } else if (ts.isFunctionDeclaration(node) && CLASS_HOLDER.test(nameOf(node.name) ?? '')) {
      this.collectReturns(node.body);
    } else if (ts.isCallExpression(node) && JOINING_FUNCTIONS.includes(nameOf(node.expression) ?? '')) {
      this.collect(node);
    }
    ts.forEachChild(node, (child) => this.visit(child));
  }

  private collectReturns(body: ts.Node | undefined): void {
    if (!body) {
      return;
    }
    if (ts.isReturnStatement(body)) {
      this.collect(body.expression);
    } else if (!ts.isFunctionLike(body)) {
      ts.forEachChild(body, (child) => this.collectReturns(child));
    }
  }

  private collectObject(node: ts.ObjectLiteralExpression, path: Path, takesKeys: boolean): void {
    const [first = ANY, ...rest] = path;
    for (const property of node.properties) {
      if (ts.isSpreadAssignment(property)) {
        this.collect(property.expression, path, takesKeys);
      } else if (takesKeys && property.name && ts.isStringLiteral(property.name)) {
        this.literals.add(property.name);
      } else if (ts.isPropertyAssignment(property) && (first === ANY || nameOf(property.name) === first)) {
        this.collect(property.initializer, rest);
      } else if (ts.isShorthandPropertyAssignment(property) && (first === ANY || property.name.text === first)) {
        this.collect(property.name, rest);
      }
    }
  }

  private follow(name: string, path: Path): void {
    const key = [name, ...path].join(' ');
    const declaration = this.declarations.get(name);
    if (this.followed.has(key) || !declaration) {
      return;
    }
    this.followed.add(key);
    if (ts.isVariableDeclaration(declaration)) {
      this.collect(declaration.initializer, path);
      return;
    }
    this.collect(declaration.initializer, path);
    const pattern = declaration.parent;
    if (ts.isObjectBindingPattern(pattern) && ts.isVariableDeclaration(pattern.parent)) {
      this.collect(pattern.parent.initializer, [nameOf(declaration.propertyName) ?? name, ...path]);
    }
  }

  private collectCall(node: ts.CallExpression, path: Path): void {
    if (JOINING_FUNCTIONS.includes(nameOf(node.expression) ?? '')) {
      node.arguments.forEach((argument) => this.collect(argument, [], true));
    } else if (ts.isPropertyAccessExpression(node.expression)) {
      // `['flex', active && 'font-bold'].filter(Boolean).join(' ')`
      this.collect(node.expression.expression, path);
    }
  }

  private collect(node: ts.Node | undefined, path: Path = [], takesKeys = false): void {
    if (!node) {
      return;
    }
    if (ts.isStringLiteralLike(node)) {
      this.literals.add(node);
    } else if (ts.isTemplateExpression(node)) {
      this.literals.add(node.head);
      for (const span of node.templateSpans) {
        this.literals.add(span.literal);
        this.collect(span.expression);
      }
    } else if (ts.isConditionalExpression(node)) {
      this.collect(node.whenTrue, path, takesKeys);
      this.collect(node.whenFalse, path, takesKeys);
    } else if (ts.isBinaryExpression(node)) {
      const operator = node.operatorToken.kind;
      const joins = [ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken, ts.SyntaxKind.PlusToken];
      if (joins.includes(operator)) {
        this.collect(node.left, path, takesKeys);
      }
      if (joins.includes(operator) || operator === ts.SyntaxKind.AmpersandAmpersandToken) {
        this.collect(node.right, path, takesKeys);
      }
    } else if (
      ts.isParenthesizedExpression(node) ||
      ts.isAsExpression(node) ||
      ts.isSatisfiesExpression(node) ||
      ts.isNonNullExpression(node) ||
      ts.isSpreadElement(node)
    ) {
      this.collect(node.expression, path, takesKeys);
    } else if (ts.isArrayLiteralExpression(node)) {
      const rest = path[0] === ANY ? path.slice(1) : path;
      node.elements.forEach((element) => this.collect(element, rest, takesKeys));
    } else if (ts.isObjectLiteralExpression(node)) {
      this.collectObject(node, path, takesKeys);
    } else if (ts.isPropertyAccessExpression(node)) {
      this.collect(node.expression, [node.name.text, ...path]);
    } else if (ts.isElementAccessExpression(node)) {
      const key = node.argumentExpression;
      this.collect(node.expression, [ts.isStringLiteral(key) ? key.text : ANY, ...path]);
    } else if (ts.isCallExpression(node)) {
      this.collectCall(node, path);
    } else if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) {
      if (ts.isBlock(node.body)) {
        this.collectReturns(node.body);
      } else {
        this.collect(node.body);
      }
    } else if (ts.isIdentifier(node)) {
      this.follow(node.text, path);
    }
  }
}

/** The class names of a demo, and a way to write others in their place. */
export interface ClassNames {
  readonly written: readonly WrittenClass[];
  /** Class names that are put together from text and an expression, which no build can see: `bg-${color}`. */
  readonly cut: readonly WrittenClass[];
  /** The module with each class name replaced, or left as it is for `undefined`. */
  replace(nameFor: (name: string) => string | undefined): string;
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

function literalText(literal: Literal, text: string): string {
  if (ts.isStringLiteralLike(literal)) {
    const quoted = JSON.stringify(text);
    return ts.isJsxAttribute(literal.parent) ? `{${quoted}}` : quoted;
  }
  const raw = text.replace(/[\\`]|\$\{/g, '\\$&');
  const start = ts.isTemplateHead(literal) ? '`' : '}';
  return `${start}${raw}${ts.isTemplateTail(literal) ? '`' : '${'}`;
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
    replace(nameFor) {
      let replaced = code;
      for (const literal of [...literals].reverse()) {
        const text = literal.text.replace(/\S+/g, (name) => nameFor(name) ?? name);
        if (text !== literal.text) {
          const shown = literalText(literal, text);
          replaced = replaced.slice(0, literal.getStart()) + shown + replaced.slice(literal.getEnd());
        }
      }
      return replaced;
    },
  };
}
