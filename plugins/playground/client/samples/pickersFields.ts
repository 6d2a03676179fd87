import {
  BIRTH_DATE_FIELD,
  CONFERENCE,
  DELIVERY,
  DEPARTURE,
  FINISH_TIME_FIELD,
  JOURNEY,
  labelled,
  OFFICE_HOURS,
  OPENING_HOURS,
  PROJECT,
  RENTAL,
  SHIFT,
  STAY,
  withProps,
} from './pickersSamples';
import {FIELD_HEIGHT, FIELD_SLOTS, HELPED_FIELD_HEIGHT} from './pickersParts';
import {pickerSampleSet} from './pickersWrapper';
import type {Sample, SampleSet} from './types';

const DATE_LIMITS: readonly string[] = ['minDate', 'maxDate'];
const TIME_LIMITS: readonly string[] = ['ampm', 'minTime', 'maxTime', 'minutesStep'];
const DATE_TIME_LIMITS: readonly string[] = ['ampm', 'minDateTime', 'maxDateTime', 'minutesStep'];

/** @param limits the props that say which values are valid */
function singleInput(samples: SampleSet['samples'], limits: readonly string[]): SampleSet {
  return pickerSampleSet({
    samples,
    slotChoices: FIELD_SLOTS,
    firstProps: [
      'label',
      'defaultValue',
      'helperText',
      'clearable',
      'format',
      'formatDensity',
      ...limits,
      'size',
      'variant',
    ],
    height: samples[0].props['helperText'] === undefined ? FIELD_HEIGHT : HELPED_FIELD_HEIGHT,
  });
}

/** @param limits the props that say which values are valid */
function twoInputs(samples: SampleSet['samples'], limits: readonly string[]): SampleSet {
  return pickerSampleSet({
    samples,
    firstProps: [
      'defaultValue',
      'direction',
      'spacing',
      'formatDensity',
      ...limits,
      'disabled',
      'readOnly',
      'slotProps.textField.label',
      'slotProps.separator.children',
    ],
    height: FIELD_HEIGHT,
  });
}

/** Both inputs have the label, so that each of them has a name. */
function labelledInputs(sample: Sample, label: string): Sample {
  return withProps(sample, {slotProps: {textField: {label}, separator: {children: 'to'}}});
}

/** Sample sets of the fields, which take dates and times by the keyboard. */
export const FIELD_SAMPLE_SETS: Readonly<Record<string, SampleSet>> = {
  DateField: singleInput(
    [
      withProps(labelled(DELIVERY, 'Delivery'), {helperText: 'On a day in the next month', clearable: true}),
      labelled(BIRTH_DATE_FIELD, 'Date of birth'),
    ],
    [...DATE_LIMITS, 'disableFuture'],
  ),
  TimeField: singleInput(
    [
      withProps(labelled(OFFICE_HOURS, 'Appointment'), {helperText: 'We are open from 8 to 5'}),
      labelled(DEPARTURE, 'Departure'),
      labelled(FINISH_TIME_FIELD, 'Finish'),
    ],
    TIME_LIMITS,
  ),
  DateTimeField: singleInput(
    [
      withProps(labelled(OFFICE_HOURS, 'Appointment'), {helperText: 'We are open from 8 to 5'}),
      labelled(JOURNEY, 'Departure'),
    ],
    DATE_TIME_LIMITS,
  ),
  SingleInputDateRangeField: singleInput(
    [withProps(labelled(STAY, 'Stay'), {clearable: true}), labelled(PROJECT, 'Project')],
    DATE_LIMITS,
  ),
  SingleInputTimeRangeField: singleInput(
    [labelled(OPENING_HOURS, 'Opening hours'), labelled(SHIFT, 'Shift')],
    TIME_LIMITS,
  ),
  SingleInputDateTimeRangeField: singleInput(
    [withProps(labelled(RENTAL, 'Rental'), {fullWidth: true}), labelled(CONFERENCE, 'Conference')],
    DATE_TIME_LIMITS,
  ),
  MultiInputDateRangeField: twoInputs([labelledInputs(STAY, 'Stay'), labelledInputs(PROJECT, 'Project')], DATE_LIMITS),
  MultiInputTimeRangeField: twoInputs(
    [labelledInputs(OPENING_HOURS, 'Opening hours'), labelledInputs(SHIFT, 'Shift')],
    TIME_LIMITS,
  ),
  MultiInputDateTimeRangeField: twoInputs(
    [labelledInputs(RENTAL, 'Rental'), labelledInputs(CONFERENCE, 'Conference')],
    DATE_TIME_LIMITS,
  ),
};
