import type {MdxJsxAttribute, MdxJsxFlowElement, MdxjsEsm} from 'mdast-util-mdx';
import type {SourceLocation} from './errors';

/** Reads and writes the syntax tree of a page, for remark plugins. */

export interface MdxAttribute {
  type: string;
  name?: string;
  value?: unknown;
}

export interface MdxNode {
  type: string;
  url?: string;
  name?: string | null;
  attributes?: MdxAttribute[];
  children?: MdxNode[];
  position?: {start: {line: number}};
  value?: string;
  data?: unknown;
}

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

/** The elements with one of the given names, in the order of the page. */
export function elementsNamed(node: MdxNode, names: readonly string[]): MdxNode[] {
  const isWanted = /^mdxJsx(Flow|Text)Element$/.test(node.type) && names.includes(node.name ?? '');
  return isWanted ? [node] : (node.children ?? []).flatMap((child) => elementsNamed(child, names));
}

/** The value of an attribute that is written as text: `name="BasicBars"`. */
export function textAttribute(node: MdxNode, name: string): string | undefined {
  const value = node.attributes?.find((attribute) => attribute.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** Replaces each element with the given name. */
export function replaceElements(parent: MdxNode, name: string, made: (element: MdxNode) => MdxNode): void {
  parent.children?.forEach((child, index, children) => {
    if (child.type.startsWith('mdxJsx') && child.name === name) {
      children[index] = made(child);
    } else {
      replaceElements(child, name, made);
    }
  });
}

/** The location of an element, for error messages. */
export function locationOf(node: Pick<MdxNode, 'position'>, file: string): SourceLocation {
  const line = node.position?.start.line;
  return {file, ...(line !== undefined && {line})};
}
