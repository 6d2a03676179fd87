import type {SampleSet, WrapperOptions} from './samples/types';
import {isList, isObject, type Declaration, type ElementNode, type Program, type Value} from './values';

export interface BuildRequest {
  /** The component with all its props. */
  readonly component: ElementNode;
  readonly sampleSet: SampleSet;
  readonly options: WrapperOptions;
}

/** Only values that take several lines are declared above the component. */
function takesRoom(value: Value): boolean {
  return isList(value) || isObject(value);
}

/**
 * The program for a component with its props: its data declared above it, and the sample set's wrapper around it.
 */
export function buildProgram({component, sampleSet, options}: BuildRequest): Program {
  const declared = sampleSet.declared ?? {};
  const declarations = Object.entries(component.props).flatMap(([prop, value]): Declaration[] => {
    const known = takesRoom(value) ? declared[prop] : undefined;
    const type = typeof known === 'function' ? known(value) : known;
    return type === undefined ? [] : [{name: prop, value, ...(type && {type})}];
  });
  const variables = Object.fromEntries(declarations.map(({name}) => [name, {$variable: name}]));
  const shown = {...component, props: {...component.props, ...variables}};
  const element = sampleSet.wrapper?.(shown, options) ?? shown;
  return {
    name: `${component.component}Example`,
    declarations: [...(sampleSet.declarations ?? []), ...declarations],
    element,
  };
}
