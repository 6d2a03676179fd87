import {isCode, isDate, isElement, isList, isReference, type Value} from '../../../plugins/playground/client/values';
import {valueTypeAt, type Path} from '../../../plugins/playground/paths';
import type {Enumeration, PlaygroundComponent, ValueType} from '../../../plugins/playground/types';

/** Code without spaces, and without the commas that a layout in lines brings. */
export function compact(code: string): string {
  return code.replace(/\s/g, '').replace(/,(?=[\])}])/g, '');
}

function enumerationOf(type: ValueType | undefined): Enumeration | undefined {
  if (type?.kind === 'oneOf') {
    return type.types.map(enumerationOf).find((found) => found !== undefined);
  }
  return type?.kind === 'list' ? enumerationOf(type.of) : type?.kind === 'choice' ? type.enumeration : undefined;
}

/** A value as code, without spaces. */
function valueCode(value: Value, enumeration: Enumeration | undefined, isPicker: boolean): string {
  if (isList(value)) {
    return `[${value.map((item) => valueCode(item, enumeration, isPicker)).join(',')}]`;
  }
  if (typeof value === 'string') {
    return enumeration ? `${enumeration.name}.${enumeration.members[value]}` : compact(`'${value}'`);
  }
  if (value === null || typeof value !== 'object') {
    return String(value);
  }
  if (isDate(value)) {
    return isPicker ? `dayjs('${value.$date}')` : `newDate('${value.$date}T00:00')`;
  }
  if (isCode(value)) {
    return compact(value.$code);
  }
  if (isReference(value)) {
    return value.$name;
  }
  if (isElement(value)) {
    return `<${value.$element.component}/>`;
  }
  const fields = Object.entries(value as Readonly<Record<string, Value>>);
  return `{${fields.map(([name, field]) => `${name}:${valueCode(field, undefined, isPicker)}`).join(',')}}`;
}

/** Ways in which code may have a value under the last name of a path, without spaces; one of them must be there. */
export function expectedCode(component: PlaygroundComponent, path: Path, value: Value): readonly string[] {
  const name = String(path.at(-1));
  const code = valueCode(value, enumerationOf(valueTypeAt(component, path)), component.productId === 'x-date-pickers');
  const key = /^[A-Za-z_$][\w$]*$|^\d+$/.test(name) ? name : `'${name}'`;
  return [
    // In an object, or as a prop, which may stand above the component; items of a tree are elements.
    ...(path.length > 1 ? [`${key}:${code}`] : [`${name}={${name}}`]),
    ...(path.length === 1 || path[0] === 'children' ? [`${name}={${code}}`] : []),
    ...(path.length === 1 || path[0] === 'children' ? (value === true ? [name] : []) : []),
    ...(typeof value === 'string' && (path.length === 1 || path[0] === 'children') ? [`${name}="${value}"`] : []),
  ];
}
