import ts from 'typescript';
import type {ApiInheritance} from '../../types';
import type {ComponentProgram} from './program';

/** The type that a `ref` gives, out of `Ref<HTMLUListElement>`. */
export function refTargetOf(ref: ts.Symbol | undefined, {checker, scope}: ComponentProgram): ts.Type | undefined {
  if (!ref) {
    return undefined;
  }
  const type = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(ref, scope));
  const members = type.isUnion() ? type.types : [type];
  for (const member of members) {
    const current = member.getProperty('current');
    if (current) {
      return checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(current, scope));
    }
  }
  return undefined;
}

/**
 * The tag of the element with the given DOM type, by the compiler's own table of tags: `HTMLUListElement` gives `ul`.
 *
 * @returns `null` where no tag or more than one has the type, as with `HTMLElement`
 */
function tagOf(elementType: ts.Type, {checker, scope}: ComponentProgram): string | null {
  const interfaces = checker.getSymbolsInScope(scope, ts.SymbolFlags.Interface);
  const table = interfaces.find(({name}) => name === 'HTMLElementTagNameMap');
  const tags = table ? checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(table)) : [];
  const matching = tags.filter((tag) => checker.getTypeOfSymbolAtLocation(tag, scope) === elementType);
  return matching.length === 1 ? (matching[0]?.name ?? null) : null;
}

/** What a component takes beside its own props: the attributes of the native element that its `ref` gives. */
export function readInheritance(
  inherited: readonly ts.Symbol[],
  refTarget: ts.Type | undefined,
  opened: ComponentProgram,
): ApiInheritance | null {
  if (inherited.length === 0) {
    return null;
  }
  return {element: refTarget ? tagOf(refTarget, opened) : null, propCount: inherited.length};
}
