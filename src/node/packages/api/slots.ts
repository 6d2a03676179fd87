import type ts from 'typescript';
import type {ApiSlot} from '../../../site/apiData';
import {readComment, type Comment} from './comments';
import type {PropOwner, PropReader} from './props';
import {givenTypeOf, type CompilerView} from '../symbols';

/**
 * The comment of a slot. The pickers make the names of their slots by a type that loses where each comes from, but keeps
 * what it is made of: the interface with capital letters that the `components` prop had.
 */
function commentOf(
  slot: ts.Symbol,
  slotsType: ts.Type,
  legacyType: ts.Type | undefined,
  checker: ts.TypeChecker,
): Comment {
  const legacyName = slot.name.charAt(0).toUpperCase() + slot.name.slice(1);
  const sources = [...(slotsType.aliasTypeArguments ?? []), ...(legacyType ? [legacyType] : [])];
  const origins = sources.map((source) => checker.getPropertyOfType(source, legacyName));
  const comments = [slot, ...origins].flatMap((symbol) => (symbol ? [readComment(symbol, checker)] : []));
  return (
    comments.find(({description, defaultValue}) => description.length > 0 || defaultValue !== null) ??
    comments[0] ??
    readComment(slot, checker)
  );
}

/**
 * The slots of a component: the members of its `slots` prop, each with the component that fills it by default.
 *
 * @param props the compiler's `slots` prop and the `components` prop that it replaces, if the component has them
 * @throws a {@link PluginError} if the type of a slot cannot be printed
 */
export function readSlots(
  owner: PropOwner,
  {slots: slotsProp, components: legacyProp}: {readonly slots?: ts.Symbol; readonly components?: ts.Symbol},
  view: CompilerView,
  reader: PropReader,
): ApiSlot[] {
  if (!slotsProp) {
    return [];
  }
  const type = givenTypeOf(slotsProp, view);
  const legacyType = legacyProp && givenTypeOf(legacyProp, view);
  return view.checker
    .getPropertiesOfType(type)
    .map((slot): ApiSlot => {
      const comment = commentOf(slot, type, legacyType, view.checker);
      return {
        name: slot.name,
        type: reader.slotType(owner, slot),
        defaultComponent: comment.defaultValue,
        deprecation: comment.deprecation,
        description: comment.description,
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
