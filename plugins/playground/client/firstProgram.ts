import type {PlaygroundSettings} from '../settings';
import {stageOf} from './stages';
import type {Sample, Stage} from './stages/types';
import {buildProgram} from './buildProgram';
import {DATE_LIBRARIES, LANGUAGE_DATES, type DateLibrary} from './dates';
import {printProgram} from './printProgram';
import type {Program, Values} from './values';

/**
 * The stage of a component.
 *
 * @throws for a component that has none
 */
export function stageFor(component: string): Stage {
  const stage = stageOf(component);
  if (!stage) {
    throw new Error(`[playground] "${component}" has no stage. Add it to plugins/playground/stages.`);
  }
  return stage;
}

/** The sample that a playground begins with. */
export function firstSample(stage: Stage, id: string | undefined): Sample {
  return stage.samples.find((sample) => sample.id === id) ?? stage.samples[0];
}

/** The library that makes the dates of a first state. */
export function firstDates(from: string): DateLibrary {
  return from.startsWith('@mui/x-date-pickers') ? DATE_LIBRARIES[0] : LANGUAGE_DATES;
}

/** What a playground shows before anything is turned. */
export function firstProgram({component, from, start, sample}: PlaygroundSettings): Program {
  const stage = stageFor(component);
  const props: Values = {...firstSample(stage, sample).props, ...start};
  const dates = firstDates(from);
  return buildProgram({component: {component, from, props}, stage, surroundings: {dates}});
}

/** The code of the first state, in TypeScript. */
export function firstCode(settings: PlaygroundSettings): string {
  return printProgram(firstProgram(settings), {dates: firstDates(settings.from), language: 'TS'});
}
