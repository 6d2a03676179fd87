/** A date field below each of the four date libraries, and what its `onChange` gets. */
import {render} from '@testing-library/react';
import dayjs from 'dayjs';
import {DateTime} from 'luxon';
import moment from 'moment';
import type {ComponentType} from 'react';
import {AdapterDateFns} from '@mui/x-date-pickers/AdapterDateFns';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {AdapterLuxon} from '@mui/x-date-pickers/AdapterLuxon';
import {AdapterMoment} from '@mui/x-date-pickers/AdapterMoment';
import {DateField} from '@mui/x-date-pickers/DateField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {textbox} from './pickersTyping';

export const LIBRARIES = {
  'Day.js': {adapter: AdapterDayjs, of: (text: string): unknown => dayjs(text), bad: (): unknown => dayjs('x')},
  'date-fns': {
    adapter: AdapterDateFns,
    of: (text: string): unknown => new Date(text),
    bad: (): unknown => new Date(NaN),
  },
  Luxon: {
    adapter: AdapterLuxon,
    of: (text: string): unknown => DateTime.fromISO(text),
    bad: (): unknown => DateTime.invalid('x'),
  },
  'Moment.js': {
    adapter: AdapterMoment,
    of: (text: string): unknown => moment(text),
    bad: (): unknown => moment.invalid(),
  },
} as const;
export type Library = keyof typeof LIBRARIES;
export const libraries = Object.keys(LIBRARIES) as Library[];

/** A value of any library as text, in the zone of the machine. */
function textOf(value: unknown): string {
  if (value === null) {
    return 'null';
  }
  const {toJSDate, toDate} = value as {toJSDate?: () => Date; toDate?: () => Date};
  const date = toJSDate?.call(value) ?? toDate?.call(value) ?? (value as Date);
  return Number.isNaN(date.getTime()) ? 'invalid' : dayjs(date).format('YYYY-MM-DD HH:mm');
}

/** Renders a field, and returns the calls of `onChange`, as `value code`. */
export function field(
  library: Library,
  props: object = {},
  {component = DateField as unknown, locale = ''} = {},
): string[] {
  const Component = component as ComponentType<Record<string, unknown>>;
  const calls: string[] = [];
  // The code of a range, [null, null], is "," as text.
  render(
    <LocalizationProvider
      dateAdapter={LIBRARIES[library].adapter as typeof AdapterDayjs}
      {...(locale && {adapterLocale: locale})}
    >
      <Component
        {...props}
        onChange={(value: unknown, {validationError}: {validationError: unknown}) =>
          calls.push(
            `${Array.isArray(value) ? value.map(textOf).join(' – ') : textOf(value)} ${String(validationError)}`,
          )
        }
      />
    </LocalizationProvider>,
  );
  return calls;
}

export const red = (): string | null => textbox().getAttribute('aria-invalid');
