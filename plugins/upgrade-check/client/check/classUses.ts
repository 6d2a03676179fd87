import type {CheckedProduct} from '../../types';
import {productOf} from './muiNames';
import {child, isMember, keyOf, type SyntaxNode} from './syntax';
import type {Collector, Use} from './uses';

/** Classes of the packages, as they stand in selectors: `MuiDataGrid-withBorder`. */
const CLASS = /(?<![\w-])(?:Mui|Private)[A-Z]\w*-[A-Za-z][\w-]*/g;

function productOfClass(name: string): CheckedProduct {
  return name.startsWith('MuiDataGrid-') ? 'x-data-grid' : 'x-date-pickers';
}

/** The classes that a text names, for a text that begins at an offset of the file. */
export function classesIn(text: string, offset: number): Use[] {
  return [...text.matchAll(CLASS)].map(({0: name, index}) => ({
    product: productOfClass(name),
    of: 'classes',
    name,
    owners: [],
    offset: offset + index,
  }));
}

function textIn(node: SyntaxNode): string | undefined {
  if (node.type === 'StringLiteral') {
    return node['value'] as string;
  }
  return node.type === 'TemplateElement' ? (node['value'] as {raw: string}).raw : undefined;
}

/** Classes in strings and templates, and members of class objects: `gridClasses.withBorder`. */
export const collectClasses: Collector = (node, into) => {
  const text = textIn(node);
  if (text !== undefined) {
    classesIn(text, node.type === 'StringLiteral' ? node.start + 1 : node.start).forEach((use) => into.add(use));
  } else if (isMember(node)) {
    const object = into.scopes.resolve(child(node, 'object'), into.scopes.of(node));
    const product = object && productOf(object.module);
    const name = keyOf(node);
    if (object && product && name !== undefined && object.name.endsWith('Classes')) {
      const offset = child(node, 'property')?.start ?? node.start;
      into.add({product, of: 'classes', name, owners: [object.name], shownOwner: object.name, offset});
    }
  }
};
