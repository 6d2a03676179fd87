import type ts from 'typescript';
import type {ApiSlot} from '../../types';
import {readComment} from './comments';
import type {ComponentProgram, FoundComponent} from './components';
import type {PropReader} from './props';

/**
 * The slots of a component: the members of its `slots` prop, each with the component that fills it by default.
 *
 * @param slotsProp the compiler's `slots` prop, if the component has one
 * @throws a {@link RoomError} where the type of a slot cannot be printed
 */
export function readSlots(
  component: FoundComponent,
  slotsProp: ts.Symbol | undefined,
  {checker, scope}: ComponentProgram,
  reader: PropReader,
): ApiSlot[] {
  const type = slotsProp && checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(slotsProp, scope));
  const slots = type ? checker.getPropertiesOfType(type) : [];
  return slots
    .map((slot): ApiSlot => {
      const comment = readComment(slot, checker);
      return {
        name: slot.name,
        type: reader.typeText(component, slot, undefined, `the slot "${slot.name}"`),
        defaultComponent: comment.defaultValue,
        deprecation: comment.deprecation,
        description: comment.description,
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
