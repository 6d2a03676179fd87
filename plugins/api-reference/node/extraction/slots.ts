import type ts from 'typescript';
import type {ApiSlot} from '../../types';
import {readComment} from './comments';
import type {PropOwner, PropReader} from './props';
import {givenTypeOf, type CompilerView} from './symbols';

/**
 * The slots of a component: the members of its `slots` prop, each with the component that fills it by default.
 *
 * @param slotsProp the compiler's `slots` prop, if the component has one
 * @throws a {@link RoomError} where the type of a slot cannot be printed
 */
export function readSlots(
  owner: PropOwner,
  slotsProp: ts.Symbol | undefined,
  view: CompilerView,
  reader: PropReader,
): ApiSlot[] {
  const slots = slotsProp ? view.checker.getPropertiesOfType(givenTypeOf(slotsProp, view)) : [];
  return slots
    .map((slot): ApiSlot => {
      const comment = readComment(slot, view.checker);
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
