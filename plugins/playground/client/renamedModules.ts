import {isCall, isElement, isList, isObject, isReference, type ElementNode, type Program, type Value} from './values';

type Rename = (from: string) => string;

/** The list with each entry renamed; the same list if none changed. */
function renamedList<Entry>(list: readonly Entry[], rename: (entry: Entry) => Entry): readonly Entry[] {
  const renamed = list.map(rename);
  return renamed.every((entry, index) => entry === list[index]) ? list : renamed;
}

/** The record with each value renamed; the same record if none changed. */
function renamedRecord<Of extends Readonly<Record<string, Value>>>(record: Of, rename: Rename): Of {
  const entries = Object.entries(record);
  const renamed = entries.map(([name, value]) => [name, renamedValue(value, rename)] as const);
  return renamed.every(([, value], index) => value === entries[index]?.[1])
    ? record
    : (Object.fromEntries(renamed) as Of);
}

function renamedValue(value: Value, rename: Rename): Value {
  if (isList(value)) {
    return renamedList(value, (entry) => renamedValue(entry, rename));
  }
  if (isReference(value)) {
    const $from = rename(value.$from);
    return $from === value.$from ? value : {...value, $from};
  }
  if (isCall(value)) {
    const $call = renamedValue(value.$call, rename) as typeof value.$call;
    return {$call, $arguments: renamedList(value.$arguments, (entry) => renamedValue(entry, rename))};
  }
  if (isElement(value)) {
    return {$element: renamedElement(value.$element, rename)};
  }
  return isObject(value) ? renamedRecord(value, rename) : value;
}

function renamedElement(element: ElementNode, rename: Rename): ElementNode {
  return {
    ...element,
    ...(element.from !== undefined && {from: rename(element.from)}),
    props: renamedRecord(element.props, rename),
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
