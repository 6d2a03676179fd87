import type {ElementNode, Values} from '../values';
import {withWidth} from './surround';
import type {Stage, Surroundings} from './types';

/** What the provider is told of the date library. */
function providerProps({dates, adapterLocale}: Surroundings): Values {
  return {dateAdapter: dates.adapter, ...(adapterLocale !== undefined && {adapterLocale})};
}

/** Puts a component into the provider of the date library. The components of the Pro package read the same context. */
function inProvider(component: ElementNode, surroundings: Surroundings): ElementNode {
  return {
    component: 'LocalizationProvider',
    from: '@mui/x-date-pickers/LocalizationProvider',
    props: providerProps(surroundings),
    children: [withWidth(component, surroundings.width)],
  };
}

/** The stage of a component that needs no more around it than the provider. */
export function pickerStage(stage: Omit<Stage, 'surround'>): Stage {
  return {...stage, surround: inProvider};
}

/** The stage of a component that has no dates. */
export function datelessStage(stage: Omit<Stage, 'surround'>): Stage {
  return {...stage, surround: (component, {width}) => withWidth(component, width)};
}

/** A picker that shows formats, names and texts of the provider without being opened. */
const LOCALIZED_PICKER: ElementNode = {
  component: 'StaticDatePicker',
  from: '@mui/x-date-pickers/StaticDatePicker',
  props: {defaultValue: {$date: '2026-03-16'}},
};

/** Gives the provider itself a date library, and a picker to provide for. */
export function aroundPicker(provider: ElementNode, surroundings: Surroundings): ElementNode {
  const children = 'children' in provider.props ? {} : {children: [LOCALIZED_PICKER]};
  const component = {...provider, props: {...providerProps(surroundings), ...provider.props}, ...children};
  return withWidth(component, surroundings.width);
}
