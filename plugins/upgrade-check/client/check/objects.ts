import type {CheckedProduct} from '../../types';
import {child, keyOf, list, type SyntaxNode} from './syntax';
import type {UseCollection} from './uses';

/** A component whose props are looked at. */
export interface Owner {
  readonly product: CheckedProduct;
  /** As the list of API changes names it; several for a key of the theme. */
  readonly components: readonly string[];
}

/** The properties of an object of the file, with what they are set to. */
export function propertiesOf(
  value: SyntaxNode | undefined,
  into: UseCollection,
): readonly {readonly name: string; readonly node: SyntaxNode; readonly value: SyntaxNode | undefined}[] {
  const object = value && into.scopes.objectOf(value, into.scopes.of(value));
  return list(object, 'properties').flatMap((node) => {
    const name = keyOf(node);
    return name === undefined ? [] : [{name, node, value: node.type === 'ObjectMethod' ? node : child(node, 'value')}];
  });
}
