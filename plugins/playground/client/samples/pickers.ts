import {translate} from '@docusaurus/Translate';
import {DATE_SAMPLE_SETS} from './pickersDates';
import {FIELD_SAMPLE_SETS} from './pickersFields';
import {STATIC_DATE_HEIGHT} from './pickersParts';
import {RANGE_SAMPLE_SETS} from './pickersRanges';
import {aroundPicker, datelessSampleSet} from './pickersWrapper';
import {TIME_SAMPLE_SETS} from './pickersTimes';
import {fieldPaths} from './fieldPaths';
import type {SampleSet} from './types';

/** The sample sets of the date pickers, by component. */
export const PICKERS_SAMPLE_SETS: Readonly<Record<string, SampleSet>> = {
  ...DATE_SAMPLE_SETS,
  ...TIME_SAMPLE_SETS,
  ...RANGE_SAMPLE_SETS,
  ...FIELD_SAMPLE_SETS,
  DayCalendarSkeleton: datelessSampleSet({
    samples: [
      {
        id: 'month',
        title: () => translate({id: 'playground.pickers.skeleton', message: 'A month that loads'}),
        props: {},
      },
    ],
    firstProps: ['sx', 'classes'],
    height: 200,
  }),
  LocalizationProvider: {
    samples: [
      {
        id: 'texts',
        title: () => translate({id: 'playground.pickers.texts', message: 'Texts of the application'}),
        props: {
          localeText: {
            datePickerToolbarTitle: 'Day of delivery',
            cancelButtonLabel: 'Back',
            okButtonLabel: 'Save',
          },
        },
      },
      {
        id: 'dates',
        title: () => translate({id: 'playground.pickers.datesOnly', message: 'A date library, and no more'}),
        props: {},
      },
    ],
    wrapper: aroundPicker,
    firstProps: [
      ...fieldPaths('localeText', 'okButtonLabel', 'cancelButtonLabel', 'datePickerToolbarTitle'),
      'dateFormats',
      'adapterLocale',
      'dateAdapter',
    ],
    height: STATIC_DATE_HEIGHT,
  },
};
