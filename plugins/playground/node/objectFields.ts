import ts from 'typescript';
import type {Field, ValueType} from '../types';
import {printedType, type ApiType, type TypeText} from '../../../src/site/apiData';
import type {ApiMember} from './apiData';
import {defaultOfEnumeration} from './enumerations';
import {intersectObjects, joinTypes} from './joinTypes';
import type {ObjectType} from './joinTypes';
import {TEXT_STYLES} from './materialProps';
import {firstSentence} from './plainText';
import {DEEPEST, UNKNOWN, parsedType, readText} from './reading';
import type {ParsedType, Reading} from './reading';
import {slotPropsType} from './slotProps';

/** Names that only somebody with code needs, or that are there for compatibility. */
const LEFT_OUT: readonly string[] = ['components', 'componentsProps', 'ownerState', 'ref', 'theme'];

/** Fields, by type, that have no one default: without the trigger of its tooltip, each chart does something else. */
const VARYING_DEFAULTS: Readonly<Record<string, readonly string[]>> = {ChartsTooltipProps: ['trigger']};

/** A ref, or a prop that takes nothing. */
const NO_VALUE = /^(?:React\.(?:Ref|RefObject|MutableRefObject|LegacyRef)<|null$|undefined$)/;

/** Whether a prop or field gets no control: a deprecated one, a ref, and what only the package itself sets. */
export function isLeftOut({name, type, deprecation}: Pick<ApiMember, 'name' | 'type' | 'deprecation'>): boolean {
  return deprecation !== null || LEFT_OUT.includes(name) || NO_VALUE.test(printedType(type));
}

/** The field for a member of the API data. */
export function fieldOf(member: ApiMember, type: ValueType): Field {
  const defaultValue = member.defaultValue === null ? undefined : defaultOfEnumeration(member.defaultValue, type);
  return {
    name: member.name,
    type,
    description: firstSentence(member.description),
    ...(member.required && {isRequired: true as const}),
    ...(defaultValue !== undefined && {defaultValue}),
    ...(member.plan && {plan: member.plan}),
  };
}

/** An object with a text for each class that a reader changes. */
export const CLASSES: ValueType = {kind: 'object', fields: [], others: {kind: 'string'}};

/** The type of a field. Classes are not listed one by one: there are more of them than of all other fields. */
function fieldType(name: string, {node, opens}: ParsedType, reading: Reading, ownerName: string): ValueType {
  if (name === 'classes') {
    return CLASSES;
  }
  const inner: Reading = {...reading, name, opens};
  return ownerName === 'slotProps' ? slotPropsType(node, inner) : inner.read(node, inner);
}

function memberType({name, type}: ApiMember, reading: Reading, ownerName: string): ValueType {
  const parsed = parsedType(type);
  return parsed ? fieldType(name, parsed, reading, ownerName) : {kind: 'code', type: printedType(type)};
}

function isIndex(member: ApiMember): boolean {
  return member.name.startsWith('[');
}

/** Fields that a type has from another package's; of all styles, those of a text. */
function inheritedType(text: TypeText, reading: Reading): ValueType {
  return printedType(text) === 'React.CSSProperties' ? readText([TEXT_STYLES], reading) : readText(text, reading);
}

/** The object that a type with members describes. */
export function objectOfMembers(type: ApiType, reading: Reading): ValueType {
  const within = [...reading.within, type.id];
  const inner: Reading = {...reading, depth: reading.depth + 1, within};
  const fields = type.members
    .filter((member) => !isIndex(member) && !isLeftOut(member))
    .map((member) => (VARYING_DEFAULTS[type.id]?.includes(member.name) ? {...member, defaultValue: null} : member))
    .map((member) => fieldOf(member, memberType(member, inner, reading.name)));
  const indexed = type.members.filter(isIndex).map((member) => readText(member.type, {...inner, depth: DEEPEST - 1}));
  const inherited = type.inherits.map((text) => inheritedType(text, reading));
  const own: ObjectType = {kind: 'object', fields};
  const open: ObjectType[] = type.inherits.length > 0 ? [{kind: 'object', fields: [], others: UNKNOWN}] : [];
  const others: ObjectType[] = indexed.length > 0 ? [{kind: 'object', fields: [], others: joinTypes(indexed)}] : [];
  // The own fields come first, and hold over those of the same names from elsewhere.
  return intersectObjects([own, ...inherited, ...open, ...others, own]) ?? own;
}

/** The object that a type literal describes: `{ field: string }`. */
export function objectOfLiteral(node: ts.TypeLiteralNode, reading: Reading): ObjectType {
  const inner = {...reading, depth: reading.depth + 1};
  const fields = node.members.flatMap((member): readonly Field[] => {
    const isField =
      ts.isPropertySignature(member) &&
      member.type &&
      (ts.isIdentifier(member.name) || ts.isStringLiteral(member.name));
    if (!isField || NO_VALUE.test(member.type!.getText())) {
      return [];
    }
    const name = member.name.text;
    const type = fieldType(name, {node: member.type!, opens: reading.opens}, inner, reading.name);
    return [{name, type, description: '', ...(!member.questionToken && {isRequired: true as const})}];
  });
  const indexed = node.members.flatMap((member) =>
    ts.isIndexSignatureDeclaration(member) ? [inner.read(member.type, inner)] : [],
  );
  return {kind: 'object', fields, ...(indexed.length > 0 && {others: joinTypes(indexed)})};
}
