import {mapItems, mapValues} from './mapValues';
import {isElement, isList, isRecord, type ElementNode, type Program, type Value} from './values';

type Rename = (from: string) => string;

function renamedValue(value: Value, rename: Rename): Value {
  if (isElement(value)) {
    return {$element: renamedElement(value.$element, rename)};
  }
  if (isList(value)) {
    return mapItems(value, (item) => renamedValue(item, rename));
  }
  if (!isRecord(value)) {
    return value;
  }
  // A reference, or an object that may have one in it: a call is the object of its function and its arguments.
  return mapValues<Value>(value, (field, name) =>
    name === '$from' && typeof field === 'string' ? rename(field) : renamedValue(field, rename),
  );
}

function renamedElement(element: ElementNode, rename: Rename): ElementNode {
  return {
    ...element,
    ...(element.from !== undefined && {from: rename(element.from)}),
    props: mapValues(element.props, (value) => renamedValue(value, rename)),
    ...(element.children && {
      children: element.children.map((child) => (typeof child === 'string' ? child : renamedElement(child, rename))),
    }),
  };
}

/**
 * The program with imports from lower plans' packages moved to that of a higher plan, which exports the same. Values without
 * imports keep their identity.
 *
 * @param lower packages that are replaced
 * @param chosen package that replaces them
 */
export function withModule(program: Program, lower: readonly string[], chosen: string): Program {
  const rename: Rename = (from) => (lower.includes(from) ? chosen : from);
  return {
    ...program,
    declarations: program.declarations.map(({name, value, type}) => ({
      name,
      value: renamedValue(value, rename),
      ...(type && {type: {...type, from: rename(type.from)}}),
    })),
    element: renamedElement(program.element, rename),
  };
}
