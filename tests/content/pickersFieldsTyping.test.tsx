/** @jest-environment jsdom */
import {act, cleanup, createEvent, fireEvent, render, screen} from '@testing-library/react';
import dayjs, {type Dayjs} from 'dayjs';
import {useState, type ComponentProps, type ComponentType, type ReactElement} from 'react';
import {AdapterDateFns} from '@mui/x-date-pickers/AdapterDateFns';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {AdapterLuxon} from '@mui/x-date-pickers/AdapterLuxon';
import {AdapterMoment} from '@mui/x-date-pickers/AdapterMoment';
import {DateField} from '@mui/x-date-pickers/DateField';
import {DesktopDatePicker} from '@mui/x-date-pickers/DesktopDatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimeField} from '@mui/x-date-pickers/TimeField';
import {SingleInputDateRangeField} from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import {fenceModule} from './pageFence';

const PAGE = 'react-date-pickers/fields';

type Props = ComponentProps<typeof DateField<Dayjs>>;

const withDayjs = (element: ReactElement): ReactElement => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>{element}</LocalizationProvider>
);
const MAY = dayjs('2024-05-16');
const textbox = (): HTMLInputElement => screen.getByRole<HTMLInputElement>('textbox');
const press = (key: string): void => {
  fireEvent.keyDown(textbox(), {key});
};
const type = (value: string): void => {
  fireEvent.change(textbox(), {target: {value}});
};
const inWords = ([value, context]: [Dayjs | null, {validationError: string | null}]): string =>
  `${value?.isValid() ? value.format('YYYY-MM-DD') : value && 'invalid'}, ${context.validationError}`;
const received = (handler: jest.Mock): string[] =>
  (handler.mock.calls as [Dayjs | null, {validationError: string | null}][]).map(inWords);

/** A field with the focus and a selected section. */
function focused(props: Props): jest.Mock {
  const onChange = jest.fn();
  render(withDayjs(<DateField defaultValue={MAY} onChange={onChange} {...props} />));
  act(() => textbox().focus());
  return onChange;
}

afterEach(cleanup);

describe('Paste', () => {
  const paste = (text: string): void => {
    const event = createEvent.paste(textbox(), {clipboardData: {getData: () => text}});
    fireEvent(textbox(), event);
  };

  test.each<[Props, string, string, string[]]>([
    [{selectedSections: 'month'}, '07/04/2030', '07/04/2030', ['2030-07-04, null']],
    [{selectedSections: 'month'}, '07', '07/16/2024', ['2024-07-16, null']],
    [{selectedSections: 'month'}, '7', '7/16/2024', ['invalid, invalidDate']],
    [{selectedSections: 'month'}, 'July', '05/16/2024', []],
    [{selectedSections: 'month', format: 'D MMMM YYYY'}, 'July', '16 July 2024', ['2024-07-16, null']],
    [{selectedSections: 'all'}, '7/4/2024', '05/16/2024', ['null, null']],
    [{selectedSections: 'all'}, '2024-07-04', '05/16/2024', ['null, null']],
    [{selectedSections: 'all', readOnly: true}, '07/04/2030', '05/16/2024', []],
  ])('into %o: %s', (props, text, shown, changes) => {
    const onChange = focused(props);
    paste(text);
    expect([textbox().value, received(onChange)]).toEqual([shown, changes]);
  });

  test('the fence accepts another format too', () => {
    const {default: InvoiceDate} = fenceModule<{default: ComponentType}>(PAGE, 'paste');
    render(withDayjs(<InvoiceDate />));
    act(() => textbox().focus());
    press('ArrowRight');
    paste('2024-07-04');
    expect(textbox().value).toBe('07/04/2024');
    paste('08/05/2024');
    expect(textbox().value).toBe('08/05/2024');
  });

  test('a range with one input takes its own text', () => {
    render(withDayjs(<SingleInputDateRangeField selectedSections="all" />));
    act(() => textbox().focus());
    paste('07/04/2024 – 07/08/2024');
    expect(textbox().value).toBe('07/04/2024 – 07/08/2024');
  });
});

describe('Half-typed values', () => {
  test('the table, key by key', () => {
    const onChange = focused({defaultValue: null, referenceDate: MAY});
    press('ArrowRight');
    const shown = ['5/DD/YYYY', '05/1/YYYY', '05/6/YYYY', '05/16/2', '05/16/0', '05/16/2', '05/16/4'].map((text) => {
      type(text);
      return textbox().value;
    });
    expect(shown.slice(0, 1).concat(shown.slice(2))).toEqual([
      '05/DD/YYYY',
      '05/16/YYYY',
      '05/16/0002',
      '05/16/0020',
      '05/16/0202',
      '05/16/2024',
    ]);
    expect(received(onChange)).toEqual(['invalid, invalidDate', '0202-05-16, minDate', '2024-05-16, null']);
  });

  test.each([
    ['date-fns', AdapterDateFns],
    ['Luxon', AdapterLuxon],
    ['Moment', AdapterMoment],
  ] as [string, typeof AdapterDateFns][])('%s takes years of one digit', (_name, Adapter) => {
    const onChange = jest.fn();
    const adapter = new Adapter();
    render(
      <LocalizationProvider dateAdapter={Adapter}>
        <DateField selectedSections="year" defaultValue={adapter.date('2024-05-16T00:00')} onChange={onChange} />
      </LocalizationProvider>,
    );
    act(() => textbox().focus());
    for (const digit of '2024') {
      type(`05/16/${digit}`);
    }
    expect((onChange.mock.calls as [Date][]).map(([value]) => adapter.getYear(value))).toEqual([2, 20, 202, 2024]);
  });

  test.each(['/', '.', ' ', '-'])('a typed "%s" does nothing', (separator) => {
    const onChange = focused({selectedSections: 'month'});
    type(`${separator}/16/2024`);
    expect([textbox().value, textbox().selectionStart, onChange.mock.calls]).toEqual(['05/16/2024', 0, []]);
  });

  test('null in place of an invalid date removes the text', () => {
    const Field = ({keep}: {keep: boolean}): ReactElement => {
      const [value, setValue] = useState<Dayjs | null>(MAY);
      return withDayjs(
        <DateField
          selectedSections="day"
          value={value}
          onChange={(next) => setValue(keep || next?.isValid() ? next : null)}
        />,
      );
    };
    const textAfterDelete = (keep: boolean): string => {
      render(<Field keep={keep} />);
      act(() => textbox().focus());
      press('Delete');
      const {value} = textbox();
      cleanup();
      return value;
    };
    expect([textAfterDelete(true), textAfterDelete(false)]).toEqual(['05/DD/2024', 'MM/DD/YYYY']);
  });

  test.each([
    ['DateField', DateField],
    ['DesktopDatePicker', DesktopDatePicker],
  ] as const)('%s: null empties it only if the state held the invalid date', (_name, Component) => {
    const textAfterReset = (store: (value: Dayjs | null) => Dayjs | null): string => {
      const Form = (): ReactElement => {
        const [value, setValue] = useState<Dayjs | null>(null);
        return withDayjs(
          <>
            <Component value={value} onChange={(next: Dayjs | null) => setValue(store(next))} />
            <button onClick={() => setValue(null)}>Reset</button>
          </>,
        );
      };
      render(<Form />);
      act(() => textbox().focus());
      press('ArrowRight');
      type('5/DD/YYYY');
      fireEvent.click(screen.getByText('Reset'));
      act(() => textbox().blur());
      const {value} = textbox();
      cleanup();
      return value;
    };
    expect(textAfterReset((value) => value)).toBe('');
    expect(textAfterReset((value) => (value?.isValid() ? value : null))).toBe('05/DD/YYYY');
  });

  test('the fence reports allowed days only', () => {
    const {default: Birthday} = fenceModule<{default: ComponentType<{onBirthday: (day: string) => void}>}>(
      PAGE,
      'half-typed',
    );
    const onBirthday = jest.fn();
    render(withDayjs(<Birthday onBirthday={onBirthday} />));
    for (const text of ['11/03/1990', '11/03/2090', '02/31/1990', '11/04/1990']) {
      type(text);
    }
    expect(onBirthday.mock.calls).toEqual([['1990-11-03'], ['1990-11-04']]);
  });
});

describe('Bounds of sections', () => {
  test('the highest day is that of the month, and 31 while a section is empty', () => {
    focused({defaultValue: dayjs('2024-02-10'), selectedSections: 'day'});
    press('End');
    expect(textbox().value).toBe('02/29/2024');
    press('Delete');
    press('End');
    expect(textbox().value).toBe('02/31/2024');
    press('Delete');
    press('ArrowDown');
    expect(textbox().value).toBe('02/31/2024');
  });

  test('with minutesStep, the arrow down sets empty minutes to 00, and End to the highest', () => {
    render(withDayjs(<TimeField minutesStep={15} defaultValue={MAY} selectedSections="minutes" />));
    act(() => textbox().focus());
    press('Delete');
    press('ArrowDown');
    expect(textbox().value).toBe('12:00 AM');
    press('End');
    expect(textbox().value).toBe('12:45 AM');
  });
});
