import type {Enumeration, ValueType} from '../types';
import type {ApiType} from '../../../src/site/apiData';

/** Enumerations whose members the API data only name, such as `GridRowModes.View`. */
const NAMED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  GridCellModes: {Edit: 'edit', View: 'view'},
  GridRowModes: {Edit: 'edit', View: 'view'},
};

type Choice = Extract<ValueType, {kind: 'choice'}>;

function choiceOf(name: string, members: readonly (readonly [name: string, value: string])[]): Choice {
  const byValue = Object.fromEntries(members.map(([member, value]) => [value, member]));
  return {kind: 'choice', options: members.map(([, value]) => value), enumeration: {name, members: byValue}};
}

/** The values of an enumeration: all its members are literals. */
export function enumerationType({id, members}: ApiType): ValueType | undefined {
  const texts = members.map((member) => (member.required ? member.type.join('') : ''));
  const isEnumeration = texts.length > 0 && texts.every((text) => /^'[^']*'$/.test(text));
  return isEnumeration
    ? choiceOf(
        id,
        members.map(({name}, index) => [name, texts[index]!.slice(1, -1)]),
      )
    : undefined;
}

/** One member of an enumeration, by its name in code: `GridRowModes.View`. */
export function memberType(text: string): ValueType | undefined {
  const [name = '', member = ''] = text.split('.');
  const value = Object.hasOwn(NAMED, name) ? NAMED[name]?.[member] : undefined;
  return value === undefined ? undefined : choiceOf(name, [[member, value]]);
}

/** One enumeration with the members of all given; `undefined` if their names differ. */
export function joinedEnumeration(enumerations: readonly Enumeration[]): Enumeration | undefined {
  const [first] = enumerations;
  return first && enumerations.every(({name}) => name === first.name)
    ? {
        name: first.name,
        members: Object.assign({}, ...enumerations.map(({members}) => members)) as Enumeration['members'],
      }
    : undefined;
}

/** A default as a literal, also if the API data have the name of a member: `'or'` for `GridLogicOperator.Or`. */
export function defaultOfEnumeration(text: string, type: ValueType): string | undefined {
  const enumeration = type.kind === 'choice' ? type.enumeration : undefined;
  const [, name, member] = /^(\w+)\.(\w+)/.exec(text) ?? [];
  if (!enumeration || name !== enumeration.name) {
    return text;
  }
  const [value] = Object.entries(enumeration.members).find(([, one]) => one === member) ?? [];
  return value === undefined ? undefined : `'${value}'`;
}
