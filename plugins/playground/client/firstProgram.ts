import type {PlaygroundSettings} from '../settings';
import {findSampleSet} from './samples';
import type {Sample, SampleSet} from './samples/types';
import {buildProgram} from './buildProgram';
import {DATE_LIBRARIES, LANGUAGE_DATES, type DateLibrary} from './dates';
import {printProgram} from './printProgram';
import type {Program, Values} from './values';

/**
 * The sample set of a component that has a playground.
 *
 * @throws for a component that has none
 */
export function sampleSetOf(component: string): SampleSet {
  const sampleSet = findSampleSet(component);
  if (!sampleSet) {
    throw new Error(`[playground] "${component}" has no samples. Add them to plugins/playground/client/samples.`);
  }
  return sampleSet;
}

/** The sample that a playground begins with. */
export function firstSample(sampleSet: SampleSet, id: string | undefined): Sample {
  return sampleSet.samples.find((sample) => sample.id === id) ?? sampleSet.samples[0];
}

/** The library that makes the dates of a first state. */
export function firstDates(from: string): DateLibrary {
  return from.startsWith('@mui/x-date-pickers') ? DATE_LIBRARIES[0] : LANGUAGE_DATES;
}

/**
 * The program of a playground before the reader changes a prop.
 *
 * @throws for a sample that the component has not, which stops the build at the page: it renders this program
 */
export function firstProgram({id, component, from, start, sample}: PlaygroundSettings): Program {
  const sampleSet = sampleSetOf(component);
  const first = firstSample(sampleSet, sample);
  if (sample !== undefined && first.id !== sample) {
    const ids = sampleSet.samples.map((one) => one.id).join(', ');
    throw new Error(`[playground] #${id}: ${component} has no sample "${sample}". There are: ${ids}.`);
  }
  const props: Values = {...first.props, ...start};
  const dates = firstDates(from);
  return buildProgram({component: {component, from, props}, sampleSet, options: {dates}});
}

/** The code of the first state, in TypeScript. */
export function firstCode(settings: PlaygroundSettings): string {
  return printProgram(firstProgram(settings), {dates: firstDates(settings.from), language: 'TS'});
}
