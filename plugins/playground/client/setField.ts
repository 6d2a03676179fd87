import {valueAt, valueTypeAt, withValueAt, type Path} from '../paths';
import type {Field, PlaygroundComponent, ValueType} from '../types';
import {initialField} from './initialValue';
import {effectiveProps, setProp, type PlaygroundState} from './state';
import type {Value, Values} from './values';

/** The required fields of the objects that have a field of that name. */
function requiredBeside(type: ValueType | undefined, name: string): readonly Field[] {
  if (type?.kind === 'oneOf') {
    return type.types.flatMap((one) => requiredBeside(one, name));
  }
  const fields = type?.kind === 'object' ? type.fields : [];
  return fields.some((field) => field.name === name) ? fields.filter(({isRequired}) => isRequired) : [];
}

/** The values with the required fields of the object at a path. */
function withRequired(values: Values, path: Path, next: string, component: PlaygroundComponent): Values {
  return requiredBeside(valueTypeAt(component, path), next).reduce((before, field) => {
    const fieldPath = [...path, field.name];
    return valueAt(before, fieldPath) === undefined ? withValueAt(before, fieldPath, initialField(field)) : before;
  }, values);
}

/**
 * The state after the reader gave the value at a path another value, or removed it. Objects that this makes on the way have
 * what they require: `paginationModel` with a page has a page size too.
 *
 * @param first the props of the first state
 */
export function setField(
  state: PlaygroundState,
  path: Path,
  value: Value | undefined,
  first: Values,
  component: PlaygroundComponent,
): PlaygroundState {
  const before = effectiveProps(state, first);
  const made = path.findIndex((_, at) => at > 0 && valueAt(before, path.slice(0, at)) === undefined);
  if (value === undefined || made === -1) {
    return setProp(state, path, value, first);
  }
  const after = path.reduce<Values>(
    (values, step, at) =>
      at >= made && typeof step === 'string' ? withRequired(values, path.slice(0, at), step, component) : values,
    withValueAt(before, path, value),
  );
  return setProp(state, path.slice(0, made), valueAt(after, path.slice(0, made)), first);
}
