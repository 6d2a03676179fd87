import type {MdxAttribute} from '../../../src/node/mdxNodes';
import type {Value} from '../client/values';

/** The parts of a syntax tree (ESTree) that are read here. */
interface Expression {
  readonly type: string;
  readonly value?: unknown;
  readonly name?: string;
  readonly operator?: string;
  readonly argument?: Expression;
  readonly elements?: readonly (Expression | null)[];
  readonly properties?: readonly Property[];
  readonly callee?: Expression;
  readonly arguments?: readonly Expression[];
}

interface Property {
  readonly type: string;
  readonly key?: Expression;
  readonly value?: Expression;
  readonly computed?: boolean;
}

interface ExpressionAttributeValue {
  readonly data?: {readonly estree?: {readonly body?: readonly {readonly expression?: Expression}[]}};
}

const ISO_DATE = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?)?$/;

function notWritten(what: string): Error {
  return new Error(
    `${what} cannot stand here: write texts, numbers, true, false, null, lists, objects and new Date('2026-03-02T09:30')`,
  );
}

/** `new Date('2026-03-02T09:30')`: the local time, which the playground makes with the reader's date library. */
function dateOf({callee, arguments: [first] = []}: Expression): Value {
  const text = first?.value;
  if (callee?.name !== 'Date' || typeof text !== 'string' || !ISO_DATE.test(text)) {
    throw notWritten('This "new"');
  }
  return {$date: text};
}

function entryOf({type, key, value, computed}: Property): [string, Value] {
  const name = key?.name ?? key?.value;
  if (type !== 'Property' || computed || !value || name === undefined) {
    throw notWritten('A spread or a computed name');
  }
  return [String(name), valueOf(value)];
}

/**
 * The value of an expression of plain data.
 *
 * @throws for an expression that has to be run
 */
function valueOf(expression: Expression): Value {
  const {type, value, operator, argument, elements = [], properties = []} = expression;
  switch (type) {
    case 'Literal':
      if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) {
        return value as Value;
      }
      throw notWritten('This literal');
    case 'UnaryExpression':
      if (operator === '-' && typeof argument?.value === 'number') {
        return -argument.value;
      }
      throw notWritten(`"${operator}"`);
    case 'ArrayExpression':
      return elements.map((element) => {
        if (!element) {
          throw notWritten('A hole in a list');
        }
        return valueOf(element);
      });
    case 'ObjectExpression':
      return Object.fromEntries(properties.map(entryOf));
    case 'NewExpression':
      return dateOf(expression);
    default:
      throw notWritten(`A ${type}`);
  }
}

/**
 * The value of an attribute in a page: a text, or an expression of plain data in braces.
 *
 * @throws for an expression that has to be run
 */
export function attributeValue({value}: MdxAttribute): Value {
  if (value === null || value === undefined) {
    return true;
  }
  if (typeof value === 'string') {
    return value;
  }
  const expression = (value as ExpressionAttributeValue).data?.estree?.body?.[0]?.expression;
  if (!expression) {
    throw notWritten('An empty expression');
  }
  return valueOf(expression);
}
