import {translate} from '@docusaurus/Translate';
import {DATE_STAGES} from './pickersDates';
import {FIELD_STAGES} from './pickersFields';
import {STATIC_DATE_HEIGHT} from './pickersParts';
import {RANGE_STAGES} from './pickersRanges';
import {aroundPicker, datelessStage} from './pickersSurround';
import {TIME_STAGES} from './pickersTimes';
import type {Stage} from './types';

export {PICKERS_STAND_INS} from './pickersStandIns';

/** The stages of the date pickers, by component. */
export const PICKERS_STAGES: Readonly<Record<string, Stage>> = {
  ...DATE_STAGES,
  ...TIME_STAGES,
  ...RANGE_STAGES,
  ...FIELD_STAGES,
  DayCalendarSkeleton: datelessStage({
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
    surround: aroundPicker,
    firstProps: [
      'localeText.okButtonLabel',
      'localeText.cancelButtonLabel',
      'localeText.datePickerToolbarTitle',
      'dateFormats',
      'adapterLocale',
      'dateAdapter',
    ],
    height: STATIC_DATE_HEIGHT,
  },
};
