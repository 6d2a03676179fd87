import {buildProgram} from '../../../plugins/playground/client/buildProgram';
import {DATE_LIBRARIES} from '../../../plugins/playground/client/dates';
import type {Program, Values} from '../../../plugins/playground/client/values';
import {PICKERS_STAGES, PICKERS_STAND_INS} from '../../../plugins/playground/client/stages/pickers';
import type {Stage, Surroundings} from '../../../plugins/playground/client/stages/types';
import {API_PAGES} from '../../../src/site/apiPages';

export const PICKERS = API_PAGES.find(({productId}) => productId === 'x-date-pickers')?.components ?? [];

export const STAGES = Object.entries(PICKERS_STAGES);

export const [DAYJS, ...OTHER_LIBRARIES] = DATE_LIBRARIES;

export function stageOf(component: string): Stage {
  return PICKERS_STAGES[component]!;
}

export function moduleOf(component: string): string {
  return `@mui/x-date-pickers${component.includes('Range') ? '-pro' : ''}/${component}`;
}

export interface Case {
  readonly name: string;
  readonly component: string;
  readonly props: Values;
}

export function program({component, props}: Case, surroundings: Partial<Surroundings> = {}): Program {
  return buildProgram({
    component: {component, from: moduleOf(component), props},
    stage: stageOf(component),
    surroundings: {dates: DAYJS, ...surroundings},
  });
}

export const SAMPLES: readonly Case[] = STAGES.flatMap(([component, {samples}]) =>
  samples.map(({id, props}) => ({name: `${component}, sample ${id}`, component, props})),
);

export const STAND_INS: readonly Case[] = Object.entries(PICKERS_STAND_INS).map(([name, {component, start}]) => ({
  name: `${name} by ${component}`,
  component,
  props: {...stageOf(component).samples[0].props, ...start},
}));

/** Each choice of a slot, in the first sample, where a field shows its button that empties it. */
export const SLOTS: readonly (Case & {readonly fills: string})[] = STAGES.flatMap(
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

export const CASES = [...SAMPLES, ...STAND_INS];
