import type {Nodes, Parent, RootContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement, MdxjsEsm} from 'mdast-util-mdx';
import {didYouMean} from '../text/nearestName';
import type {SourceLocation} from './errors';

/** Reads and writes the syntax tree of a page, for remark plugins. */

/** An element of a page: `<Demo name="BasicBars" />`. */
export type MdxElement = MdxJsxFlowElement | MdxJsxTextElement;

export type MdxAttribute = MdxElement['attributes'][number];

type Program = NonNullable<NonNullable<MdxjsEsm['data']>['estree']>;

/** What may stand between the braces of an attribute. */
export type Expression = Extract<Program['body'][number], {type: 'ExpressionStatement'}>['expression'];

function program(...body: Program['body']): Program {
  return {type: 'Program', sourceType: 'module', body};
}

/** `import local from 'source';` */
export function importNode(local: string, source: string): MdxjsEsm {
  const estree = program({
    type: 'ImportDeclaration',
    specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name: local}}],
    source: {type: 'Literal', value: source, raw: JSON.stringify(source)},
    attributes: [],
  });
  return {type: 'mdxjsEsm', value: '', data: {estree}};
}

/** `name={expression}` */
export function expressionAttribute(name: string, expression: Expression, value = ''): MdxJsxAttribute {
  const estree = program({type: 'ExpressionStatement', expression});
  return {type: 'mdxJsxAttribute', name, value: {type: 'mdxJsxAttributeValueExpression', value, data: {estree}}};
}

/** `name={identifier}` */
export function identifierAttribute(name: string, identifier: string): MdxJsxAttribute {
  return expressionAttribute(name, {type: 'Identifier', name: identifier}, identifier);
}

/** `<Name attribute="text">`, as a block of the page. */
export function flowElement(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: MdxJsxFlowElement['children'] = [],
): MdxJsxFlowElement {
  const written = Object.entries(attributes).map(([key, value]): MdxJsxAttribute => ({
    type: 'mdxJsxAttribute',
    name: key,
    value,
  }));
  return {type: 'mdxJsxFlowElement', name, attributes: written, children};
}

function isElement(node: Nodes): node is MdxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** The elements with one of the given names, in the order of the page. */
export function elementsNamed(node: Nodes, names: readonly string[]): MdxElement[] {
  if (isElement(node) && names.includes(node.name ?? '')) {
    return [node];
  }
  return 'children' in node ? node.children.flatMap((child) => elementsNamed(child, names)) : [];
}

function isNamed(attribute: MdxAttribute, name: string): attribute is MdxJsxAttribute {
  return attribute.type === 'mdxJsxAttribute' && attribute.name === name;
}

/** Whether an element has an attribute, however it is written. */
export function hasAttribute({attributes}: MdxElement, name: string): boolean {
  return attributes.some((attribute) => isNamed(attribute, name));
}

/** The value of an attribute that is written as text: `name="BasicBars"`. */
export function textAttribute({attributes}: MdxElement, name: string): string | undefined {
  const value = attributes.find((attribute) => isNamed(attribute, name))?.value;
  return typeof value === 'string' ? value : undefined;
}

/**
 * What is wrong if an element has an attribute that it does not take, which would be ignored.
 *
 * @param known the names of those that it takes
 * @returns the end of a sentence that begins with the element; nothing if it takes all that it has
 */
export function unknownAttribute({attributes}: MdxElement, known: readonly string[]): string | undefined {
  const names = attributes.map((attribute) => (attribute.type === 'mdxJsxAttribute' ? attribute.name : '{…}'));
  const unknown = names.find((name) => !known.includes(name));
  return unknown === undefined
    ? undefined
    : `does not take "${unknown}".${didYouMean(unknown, known)} It takes: ${known.join(', ') || 'nothing'}.`;
}

/** Puts an attribute in the place of one that the page has. */
export function replaceAttribute(element: MdxElement, name: string, attribute: MdxJsxAttribute): void {
  element.attributes = [...element.attributes.filter((one) => !isNamed(one, name)), attribute];
}

/** Replaces each element with the given name. */
export function replaceElements(parent: Parent, name: string, made: (element: MdxElement) => RootContent): void {
  parent.children.forEach((child, index, children) => {
    if (isElement(child) && child.name === name) {
      children[index] = made(child);
    } else if ('children' in child) {
      replaceElements(child, name, made);
    }
  });
}

/** The location of an element, for error messages. */
export function locationOf(node: Pick<MdxElement, 'position'>, file: string): SourceLocation {
  const line = node.position?.start.line;
  return {file, ...(line !== undefined && {line})};
}
