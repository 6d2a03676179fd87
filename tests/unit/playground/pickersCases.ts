import {buildProgram} from '../../../plugins/playground/client/buildProgram';
import {DATE_LIBRARIES} from '../../../plugins/playground/client/dates';
import type {Program, Values} from '../../../plugins/playground/client/values';
import {PICKERS_SAMPLE_SETS} from '../../../plugins/playground/client/samples/pickers';
import {PICKERS_SUBSTITUTES} from '../../../plugins/playground/client/samples/pickersSubstitutes';
import type {SampleSet, WrapperOptions} from '../../../plugins/playground/client/samples/types';
import {API_PAGES} from '../../../src/site/apiPages';

export const PICKERS = API_PAGES.find(({productId}) => productId === 'x-date-pickers')?.components ?? [];

export const SAMPLE_SETS = Object.entries(PICKERS_SAMPLE_SETS);

export const [DAYJS, ...OTHER_LIBRARIES] = DATE_LIBRARIES;

export function findSampleSet(component: string): SampleSet {
  return PICKERS_SAMPLE_SETS[component]!;
}

export function moduleOf(component: string): string {
  return `@mui/x-date-pickers${component.includes('Range') ? '-pro' : ''}/${component}`;
}

export interface Case {
  readonly name: string;
  readonly component: string;
  readonly props: Values;
}

export function program({component, props}: Case, options: Partial<WrapperOptions> = {}): Program {
  return buildProgram({
    component: {component, from: moduleOf(component), props},
    sampleSet: findSampleSet(component),
    options: {dates: DAYJS, ...options},
  });
}

export const SAMPLES: readonly Case[] = SAMPLE_SETS.flatMap(([component, {samples}]) =>
  samples.map(({id, props}) => ({name: `${component}, sample ${id}`, component, props})),
);

export const SUBSTITUTES: readonly Case[] = Object.entries(PICKERS_SUBSTITUTES).map(([name, {component, start}]) => ({
  name: `${name} by ${component}`,
  component,
  props: {...findSampleSet(component).samples[0].props, ...start},
}));

/** Each choice of a slot, in the first sample, where a field shows its button that empties it. */
export const SLOTS: readonly (Case & {readonly fills: string})[] = SAMPLE_SETS.flatMap(
  ([component, {samples, slotChoices = {}}]) =>
    Object.entries(slotChoices).flatMap(([slot, choices]) =>
      choices.map((choice) => ({
        name: `${component}, slot ${slot} filled with ${choice.$name}`,
        component,
        props: {
          ...samples[0].props,
          slots: {[slot]: choice},
          ...(slot === 'clearIcon' &&
            (component.endsWith('Field') ? {clearable: true} : {slotProps: {field: {clearable: true}}})),
          ...(component === 'TimeClock' && {showViewSwitcher: true}),
        },
        fills: choice.$name,
      })),
    ),
);

export const CASES = [...SAMPLES, ...SUBSTITUTES];
