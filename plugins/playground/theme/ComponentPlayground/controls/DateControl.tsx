import {useRef, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {isDate, isList, type DateValue, type Value} from '../../../client/values';
import {eventAttributes, type ControlProps, type KindProps} from './controlProps';
import {initialValue} from '../../../client/initialValue';
import {datePartsOf, type DateParts} from './dateParts';
import {useDraft} from './useDraft';
import styles from './onDemand.module.css';

const INPUT_TYPES: Readonly<Record<DateParts, string>> = {
  date: 'date',
  time: 'time',
  dateTime: 'datetime-local',
};

/** Browsers take six digits for a year without a limit. */
const LATEST: Readonly<Record<DateParts, string | undefined>> = {
  date: '9999-12-31',
  time: undefined,
  dateTime: '9999-12-31T23:59',
};

/** The day and the time of a local date, to the minute. */
function partsOf({$date}: DateValue): {day: string; time: string} {
  return {day: $date.slice(0, 10), time: $date.slice(11, 16) || '00:00'};
}

function inputText(value: Value | undefined, parts: DateParts): string {
  if (value === undefined || !isDate(value)) {
    return '';
  }
  const {day, time} = partsOf(value);
  return {date: day, time, dateTime: `${day}T${time}`}[parts];
}

/** A time gets the day that the date had before. */
function typedDate(text: string, before: Value | undefined, parts: DateParts): DateValue {
  if (parts !== 'time') {
    return {$date: text};
  }
  const {day} = partsOf(before !== undefined && isDate(before) ? before : (initialValue({kind: 'date'}) as DateValue));
  return {$date: `${day}T${text}`};
}

interface FieldProps extends Omit<ControlProps, 'onChange'> {
  readonly onDate: (date: DateValue | undefined) => void;
}

function DateField(props: FieldProps): ReactNode {
  const {id, label, describedBy, path, value, panel, onDate} = props;
  const parts = datePartsOf(panel.componentName, path);
  const field = useRef<HTMLInputElement>(null);
  const draft = useDraft(inputText(value, parts), (text) => {
    // A date that is only typed in part is empty too.
    if (text !== '' || !field.current?.validity.badInput) {
      onDate(text === '' ? undefined : typedDate(text, value, parts));
    }
    return undefined;
  });
  return (
    <input
      {...eventAttributes(props)}
      ref={field}
      id={id}
      type={INPUT_TYPES[parts]}
      max={LATEST[parts]}
      className={`site-field ${styles.text}`}
      aria-label={label}
      aria-describedby={describedBy}
      value={draft.text}
      onChange={({target}) => draft.onText(target.value)}
      onBlur={draft.onBlur}
    />
  );
}

/** A date, a time, or both. */
export function DateControl(props: KindProps<'date'>): ReactNode {
  const {path, isOptional, onChange} = props;
  return <DateField {...props} onDate={(date) => onChange(path, date ?? (isOptional ? undefined : null))} />;
}

/** A start and an end. */
export function DateRangeControl(props: KindProps<'dateRange'>): ReactNode {
  const {id, label, describedBy, path, value, isOptional, onChange} = props;
  const [start = null, end = null] = value !== undefined && isList(value) ? value : [];
  const send = (range: readonly Value[]): void =>
    onChange(path, isOptional && range.every((date) => date === null) ? undefined : range);
  return (
    <div role="group" aria-label={label} aria-describedby={describedBy} className={styles.pair}>
      <DateField
        {...props}
        label={translate(
          {id: 'playground.range.start', message: '{prop}, start', description: 'Name of the field for the first date'},
          {prop: label},
        )}
        value={start}
        onDate={(date) => send([date ?? null, end])}
      />
      <DateField
        {...props}
        id={`${id}-end`}
        label={translate(
          {id: 'playground.range.end', message: '{prop}, end', description: 'Name of the field for the last date'},
          {prop: label},
        )}
        value={end}
        onDate={(date) => send([start, date ?? null])}
      />
    </div>
  );
}
