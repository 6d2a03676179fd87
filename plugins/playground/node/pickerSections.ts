import type {Field, Literal, ValueType} from '../types';

const DAY: readonly Literal[] = ['year', 'month', 'day'];
const TIME: readonly Literal[] = ['hours', 'minutes', 'meridiem'];

/** The sections that a picker's usual format has. A field throws when one is to be selected that it lacks. */
function sectionsOf(component: string): readonly Literal[] {
  return [...(component.includes('Date') ? DAY : []), ...(component.includes('Time') ? TIME : [])];
}

function withSections(type: ValueType, sections: readonly Literal[]): ValueType {
  if (type.kind === 'oneOf') {
    return {...type, types: type.types.map((one) => withSections(one, sections))};
  }
  return type.kind === 'choice'
    ? {...type, options: type.options.filter((one) => [...sections, 'all', null].includes(one))}
    : type;
}

function fieldWithSections(field: Field, sections: readonly Literal[]): Field {
  const {name, type} = field;
  if (name === 'selectedSections') {
    return {...field, type: withSections(type, sections)};
  }
  return type.kind === 'object'
    ? {...field, type: {...type, fields: type.fields.map((one) => fieldWithSections(one, sections))}}
    : field;
}

/** The props of a picker or a field, with the sections of a date that it has. */
export function withOwnSections(component: string, props: readonly Field[]): readonly Field[] {
  const sections = sectionsOf(component);
  return sections.length > 0 ? props.map((prop) => fieldWithSections(prop, sections)) : props;
}
