import type {ElementNode, Values} from '../values';
import {withWidth} from './withWidth';
import type {SampleSet, WrapperOptions} from './types';

/** The props by which the provider gets the date library. */
function providerProps({dates, adapterLocale}: WrapperOptions): Values {
  return {dateAdapter: dates.adapter, ...(adapterLocale !== undefined && {adapterLocale})};
}

/** Puts a component into the provider of the date library. The components of the Pro package read the same context. */
function inProvider(component: ElementNode, options: WrapperOptions): ElementNode {
  return {
    component: 'LocalizationProvider',
    from: '@mui/x-date-pickers/LocalizationProvider',
    props: providerProps(options),
    children: [withWidth(component, options.width)],
  };
}

/** The sample set of a component that needs no more around it than the provider. */
export function pickerSampleSet(sampleSet: Omit<SampleSet, 'wrapper'>): SampleSet {
  return {...sampleSet, wrapper: inProvider};
}

/** The sample set of a component that has no dates. */
export function datelessSampleSet(sampleSet: Omit<SampleSet, 'wrapper'>): SampleSet {
  return {...sampleSet, wrapper: (component, {width}) => withWidth(component, width)};
}

/** A picker that shows formats, names and texts of the provider without being opened. */
const LOCALIZED_PICKER: ElementNode = {
  component: 'StaticDatePicker',
  from: '@mui/x-date-pickers/StaticDatePicker',
  props: {defaultValue: {$date: '2026-03-16'}},
};

/** Gives the provider itself a date library, and a picker to provide for. */
export function aroundPicker(provider: ElementNode, options: WrapperOptions): ElementNode {
  const children = 'children' in provider.props ? {} : {children: [LOCALIZED_PICKER]};
  const component = {...provider, props: {...providerProps(options), ...provider.props}, ...children};
  return withWidth(component, options.width);
}
