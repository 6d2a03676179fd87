import ts from 'typescript';

/** A text that a program may print: texts and, between them, the names of what is filled in, as `PackageMessage.parts` has them. */
export type Parts = readonly string[];

/** One of the texts that an expression may become, and which way its conditions have gone for it. */
interface Variant {
  readonly parts: Parts;
  readonly conditions: Readonly<Record<string, boolean>>;
}

/** The values of names that an expression may use: constants of the file, and the arguments of one call. */
export type Scope = ReadonlyMap<string, ts.Expression>;

/** Longer expressions are named after what they end with. */
const LONGEST_NAME = 40;

const EMPTY: Variant = {parts: [''], conditions: {}};

function unwrapped(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) ? unwrapped(node.expression) : node;
}

/** `void 0` and `undefined`, which a compiled `?.` has for one of its ways. */
function isNothing(node: ts.Expression): boolean {
  return ts.isVoidExpression(node) || (ts.isIdentifier(node) && node.text === 'undefined');
}

/** Methods and functions that only change how a value looks. */
const LOOKS = new Set(['join', 'toString', 'map', 'filter', 'stringify', 'String', 'Date', 'toUpperCase', 'format']);

/** The value that a call prints in another form: `ids` of `ids.join(', ')` and of `JSON.stringify(ids)`. */
function printedValue(node: ts.CallExpression | ts.NewExpression): ts.Expression | undefined {
  const {expression, arguments: [first] = []} = node;
  if (ts.isIdentifier(expression) && LOOKS.has(expression.text)) {
    return first;
  }
  if (!ts.isPropertyAccessExpression(expression) || !LOOKS.has(expression.name.text)) {
    return undefined;
  }
  return expression.name.text === 'stringify' ? first : expression.expression;
}

/**
 * What a developer would call a value that is filled in: its own expression, without what only changes how it looks, and without
 * what the compiler made of `?.`.
 */
function nameOf(expression: ts.Expression): string {
  const node = unwrapped(expression);
  if (ts.isConditionalExpression(node)) {
    return nameOf(isNothing(node.whenTrue) ? node.whenFalse : node.whenTrue);
  }
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
    const value = printedValue(node);
    if (value) {
      return nameOf(value);
    }
  }
  const text = node
    .getText()
    .replace(/\s+/g, ' ')
    .replace(/(?<![\w$])_+(?=\w)/g, '');
  return text.length <= LONGEST_NAME ? text : (/(\w+)\W*$/.exec(text)?.[1] ?? text.slice(0, LONGEST_NAME));
}

/** Puts two texts together. */
function joined(a: Parts, b: Parts): Parts {
  const [first = '', ...rest] = b;
  return [...a.slice(0, -1), (a.at(-1) ?? '') + first, ...rest];
}

function agree(a: Variant, b: Variant): boolean {
  return Object.entries(b.conditions).every(([condition, way]) => (a.conditions[condition] ?? way) === way);
}

/** Every way to put texts one after another in which no condition goes two ways at once. */
function inSequence(lists: readonly (readonly Variant[])[]): Variant[] {
  return lists.reduce<Variant[]>(
    (before, list) =>
      before.flatMap((a) =>
        list
          .filter((b) => agree(a, b))
          .map((b) => ({parts: joined(a.parts, b.parts), conditions: {...a.conditions, ...b.conditions}})),
      ),
    [EMPTY],
  );
}

function literal(text: string): Variant[] {
  return [{parts: [text], conditions: {}}];
}

function placeholder(node: ts.Expression): Variant[] {
  return [{parts: ['', nameOf(node), ''], conditions: {}}];
}

/** Whether an expression is made of texts, so that it says something by itself. */
function isText(node: ts.Expression, scope: Scope): boolean {
  const own = unwrapped(node);
  return (
    ts.isStringLiteralLike(own) ||
    ts.isTemplateExpression(own) ||
    (ts.isBinaryExpression(own) && isConcatenation(own, scope)) ||
    (ts.isConditionalExpression(own) && isText(own.whenTrue, scope) && isText(own.whenFalse, scope))
  );
}

function isConcatenation(node: ts.BinaryExpression, scope: Scope): boolean {
  return node.operatorToken.kind === ts.SyntaxKind.PlusToken && (isText(node.left, scope) || isText(node.right, scope));
}

/** The elements of a list, with those of lists that are spread into it; nothing if the expression is no list that is known. */
function elementsOf(node: ts.Expression, scope: Scope): ts.Expression[] | undefined {
  const own = resolved(node, scope);
  // A list that is empty is one that the program fills.
  if (!ts.isArrayLiteralExpression(own) || own.elements.length === 0) {
    return undefined;
  }
  return own.elements.flatMap((element) =>
    ts.isSpreadElement(element) ? (elementsOf(element.expression, scope) ?? [element.expression]) : [element],
  );
}

/** What a name stands for, as far as the file says; any other expression is itself. */
function resolved(expression: ts.Expression, scope: Scope): ts.Expression {
  const node = unwrapped(expression);
  const value = ts.isIdentifier(node) ? scope.get(node.text) : undefined;
  return value && value !== node ? resolved(value, scope) : node;
}

function listVariants(elements: readonly ts.Expression[], separator: string, scope: Scope): Variant[] {
  const lists = elements.flatMap((element, index) => [
    ...(index > 0 ? [literal(separator)] : []),
    variantsOf(element, scope),
  ]);
  return inSequence(lists);
}

/** `['a', 'b'].join('\n')` */
function joinVariants(node: ts.CallExpression, scope: Scope): Variant[] | undefined {
  const {expression, arguments: [separator] = []} = node;
  if (!ts.isPropertyAccessExpression(expression) || expression.name.text !== 'join') {
    return undefined;
  }
  const elements = elementsOf(expression.expression, scope);
  return (
    elements && listVariants(elements, separator && ts.isStringLiteralLike(separator) ? separator.text : ',', scope)
  );
}

function conditionalVariants(node: ts.ConditionalExpression, scope: Scope): Variant[] {
  const condition = node.condition.getText();
  const ways = [
    [node.whenTrue, true],
    [node.whenFalse, false],
  ] as const;
  return ways.flatMap(([expression, way]) =>
    variantsOf(expression, scope)
      .filter((variant) => (variant.conditions[condition] ?? way) === way)
      .map(({parts, conditions}) => ({parts, conditions: {...conditions, [condition]: way}})),
  );
}

function variantsOf(expression: ts.Expression, scope: Scope): Variant[] {
  const node = resolved(expression, scope);
  if (ts.isStringLiteralLike(node)) {
    return literal(node.text);
  }
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.flatMap((span) => [
      variantsOf(span.expression, scope),
      literal(span.literal.text),
    ]);
    return inSequence([literal(node.head.text), ...spans]);
  }
  if (ts.isBinaryExpression(node) && isConcatenation(node, scope)) {
    return inSequence([variantsOf(node.left, scope), variantsOf(node.right, scope)]);
  }
  if (ts.isConditionalExpression(node) && isText(node, scope)) {
    return conditionalVariants(node, scope);
  }
  if (ts.isCallExpression(node)) {
    return joinVariants(node, scope) ?? placeholder(expression);
  }
  const elements = elementsOf(node, scope);
  return elements ? listVariants(elements, '\n', scope) : placeholder(expression);
}

/**
 * Every text that an expression may become: `'un'` and nothing of a condition are two texts. What is not known before the program
 * runs is named after its expression. A list is printed with an item on each line.
 */
export function textsOf(expression: ts.Expression, scope: Scope): Parts[] {
  return variantsOf(expression, scope).map(({parts}) => parts);
}

/** Several arguments of one call, as the console prints them: with spaces between them. */
export function textsOfArguments(list: readonly ts.Expression[], scope: Scope): Parts[] {
  return listVariants(list, ' ', scope).map(({parts}) => parts);
}
