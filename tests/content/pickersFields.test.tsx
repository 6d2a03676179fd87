/** @jest-environment jsdom */
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import dayjs, {type Dayjs} from 'dayjs';
import {createRef, type ComponentProps, type ReactElement} from 'react';
import {createTheme, ThemeProvider} from '@mui/material/styles';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateField} from '@mui/x-date-pickers/DateField';
import {DateTimeField} from '@mui/x-date-pickers/DateTimeField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MobileDatePicker} from '@mui/x-date-pickers/MobileDatePicker';
import type {FieldRef, FieldSection} from '@mui/x-date-pickers/models';
import {DesktopDateRangePicker} from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import {MultiInputDateRangeField} from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import {SingleInputDateRangeField} from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import Clearable from '../../docs/react-date-pickers/fields/ClearableBehavior';
import Selected from '../../docs/react-date-pickers/fields/ControlledSelectedSections';
import SelectedInTwo from '../../docs/react-date-pickers/fields/ControlledSelectedSectionsMultiInputRangeField';
import SelectedInOne from '../../docs/react-date-pickers/fields/ControlledSelectedSectionsSingleInputRangeField';

type Props = ComponentProps<typeof DateField<Dayjs>>;

const withDayjs = (element: ReactElement): ReactElement => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>{element}</LocalizationProvider>
);
const MAY = dayjs('2024-05-16');
const textbox = (name?: string): HTMLInputElement =>
  screen.getByRole<HTMLInputElement>('textbox', {...(name && {name})});
const selection = (input = textbox()): string => input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0);
const press = (key: string, more?: {ctrlKey: boolean}): void => {
  fireEvent.keyDown(textbox(), {key, ...more});
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

describe('Keys', () => {
  test.each<[Props['selectedSections'], string, string]>([
    ['month', 'ArrowUp', '06/16/2024'],
    ['month', 'PageUp', '10/16/2024'],
    ['month', 'Home', '01/16/2024'],
    ['month', 'End', '12/16/2024'],
    ['month', 'Delete', 'MM/16/2024'],
    ['day', 'End', '05/31/2024'],
    ['day', '/', '05/16/2024'],
    ['day', '.', '05/16/2024'],
    ['all', 'Delete', 'MM/DD/YYYY'],
  ])('%s: %s', (selectedSections, key, text) => {
    focused({selectedSections});
    press(key);
    expect(textbox().value).toBe(text);
  });

  test('the ends of a section and empty sections', () => {
    focused({selectedSections: 'day', defaultValue: dayjs('2024-02-10')});
    press('End');
    expect(textbox().value).toBe('02/29/2024');
    press('ArrowUp');
    expect(textbox().value).toBe('02/01/2024');
    press('Delete');
    press('ArrowDown');
    expect(textbox().value).toBe('02/31/2024');
    cleanup();
    focused({selectedSections: 'year'});
    press('Delete');
    press('ArrowDown');
    expect(textbox().value).toBe(`05/16/${dayjs().year()}`);
  });

  test('arrows after Ctrl + A, and a digit', () => {
    focused({});
    press('a', {ctrlKey: true});
    expect(selection()).toBe('05/16/2024');
    press('ArrowRight');
    expect(selection()).toBe('2024');
    press('a', {ctrlKey: true});
    press('ArrowLeft');
    expect(selection()).toBe('05');
    press('a', {ctrlKey: true});
    type('7');
    expect([textbox().value, selection()]).toEqual(['07/16/2024', '16']);
  });

  test('a read-only field ignores them', () => {
    const onChange = focused({readOnly: true, selectedSections: 'month'});
    for (const key of ['ArrowUp', 'Delete', 'End']) {
      press(key);
    }
    expect(onChange).not.toHaveBeenCalled();
    cleanup();
    focused({readOnly: true});
    press('ArrowRight');
    expect(selection()).toBe('05');
    press('ArrowRight');
    expect(selection()).toBe('16');
    press('a', {ctrlKey: true});
    expect(selection()).toBe('05/16/2024');
    fireEvent.click(textbox());
    expect(selection()).toBe('05/16/2024');
  });

  test.each<['year' | 'month' | 'hours' | 'minutes' | 'seconds', string]>([
    ['year', '05/16/0000 14:30:45'],
    ['month', '05/16/2024 14:30:45'],
    ['hours', '05/16/2024 00:30:45'],
    ['minutes', '05/16/2024 14:00:45'],
    ['seconds', '05/16/2024 14:30:00'],
  ])('Space in %s counts as 0', (selectedSections, text) => {
    const value = dayjs('2024-05-16T14:30:45');
    render(
      withDayjs(
        <DateTimeField defaultValue={value} format="MM/DD/YYYY HH:mm:ss" selectedSections={selectedSections} />,
      ),
    );
    act(() => textbox().focus());
    type(
      textbox().value.replace(
        value.format({year: 'YYYY', month: 'MM', hours: 'HH', minutes: 'mm', seconds: 'ss'}[selectedSections]),
        ' ',
      ),
    );
    expect(textbox().value).toBe(text);
  });

  test('letters choose a month, and only ASCII digits count', () => {
    focused({selectedSections: 'month', format: 'D MMMM YYYY'});
    type('16 s 2024');
    expect(textbox().value).toBe('16 September 2024');
    cleanup();
    const onChange = focused({selectedSections: 'month'});
    for (const digit of ['６', '٦']) {
      type(`${digit}/16/2024`);
    }
    expect(onChange).not.toHaveBeenCalled();
    type('6/16/2024');
    expect(received(onChange)).toEqual(['2024-06-16, null']);
  });
});

describe('Looks', () => {
  const text = (props: Props): string => {
    render(withDayjs(<DateField defaultValue={dayjs('2024-05-06')} {...props} />));
    const {value} = textbox();
    cleanup();
    return value;
  };

  test('zeros and density', () => {
    expect(text({format: 'M/D/YYYY'})).toBe('05/06/2024');
    expect(text({format: 'M/D/YYYY', shouldRespectLeadingZeros: true})).toBe('5\u200e/6\u200e/2024');
    expect(text({formatDensity: 'spacious'})).toBe('05 / 06 / 2024');
    expect(text({format: '[Week of] D MMMM'})).toBe('Week of 06 May');
  });

  test('a changed weekday contradicts the day', () => {
    const onChange = focused({selectedSections: 'weekDay', format: 'dddd D MMMM YYYY'});
    press('ArrowUp');
    expect([textbox().value, received(onChange)]).toEqual(['Friday 16 May 2024', ['2024-05-17, null']]);
  });

  test('right to left: the time is on the left of the date', () => {
    render(
      <ThemeProvider theme={createTheme({direction: 'rtl'})}>
        {withDayjs(<DateTimeField format="YYYY/MM/DD HH:mm" defaultValue={dayjs('2024-05-16T15:30')} />)}
      </ThemeProvider>,
    );
    act(() => textbox().focus());
    const path = Array.from({length: 4}, () => {
      press('ArrowRight');
      return selection();
    });
    expect(path).toEqual(['15', '30', '2024', '05']);
    expect(textbox().value).toMatch(/[\u2066-\u2069]/);
  });

  test.each([
    [null, 'text'],
    ['month', 'text'],
    ['day', 'numeric'],
  ] as const)('inputmode of %s', (selectedSections, mode) => {
    focused({format: 'D MMMM YYYY', selectedSections});
    expect([textbox().inputMode, textbox().autocomplete]).toEqual([mode, 'off']);
  });
});

describe('Sections', () => {
  test('what selectedSections can be, also in a range', () => {
    const selected = (selectedSections: Props['selectedSections']): string => {
      focused({selectedSections, autoFocus: true});
      const found = selection();
      cleanup();
      return found;
    };
    expect([selected('month'), selected(1), selected({startIndex: 0, endIndex: 1}), selected('all')]).toEqual([
      '05',
      '16',
      '05/16',
      '05/16/2024',
    ]);
    jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => focused({selectedSections: 'hours'})).toThrow(
      "Cannot read properties of undefined (reading 'contentType')",
    );
    jest.restoreAllMocks();
  });

  test('the ref tells the sections and selects them', () => {
    const ref = createRef<FieldRef<FieldSection>>();
    const onSelectedSectionsChange = jest.fn();
    focused({unstableFieldRef: ref, onSelectedSectionsChange});
    expect(ref.current?.getSections().map((section) => section.type)).toEqual(['month', 'day', 'year']);
    act(() => ref.current?.setSelectedSections('day'));
    expect([selection(), ref.current?.getActiveSectionIndex()]).toEqual(['16', 1]);
    act(() => textbox().blur());
    expect(onSelectedSectionsChange).toHaveBeenLastCalledWith(null);
  });

  test('the demos select what their buttons say', () => {
    const click = (name: string): void => {
      fireEvent.click(screen.getByRole('button', {name}));
    };
    render(<Selected />);
    click('year');
    expect(selection()).toBe('2024');
    cleanup();
    render(<SelectedInOne />);
    click('Last day');
    expect(selection()).toBe('19');
    cleanup();
    render(<SelectedInTwo />);
    for (const [button, input, text] of [
      ['Day of check-in', 'Check-in', '16'],
      ['Day of check-out', 'Check-out', '19'],
    ] as const) {
      click(button);
      expect([document.activeElement, selection(textbox(input))]).toEqual([textbox(input), text]);
    }
  });
});

describe('Clear', () => {
  test('the demo', () => {
    render(<Clearable />);
    fireEvent.click(screen.getByTitle('Clear value'));
    expect([screen.getByRole('status').textContent, document.activeElement]).toEqual(['All orders', textbox()]);
    expect(screen.queryByTitle('Clear value')).toBeNull();
  });

  test('where there is no button, and where there is', () => {
    const has = (element: ReactElement): boolean => {
      render(withDayjs(element));
      const found = screen.queryByTitle('Clear value') !== null;
      cleanup();
      return found;
    };
    const range: [Dayjs, Dayjs] = [MAY, MAY];
    // React says that it does not know the attribute.
    jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(has(<DateField clearable readOnly defaultValue={MAY} />)).toBe(false);
    expect(has(<DateField clearable disabled defaultValue={MAY} />)).toBe(false);
    expect(has(<MultiInputDateRangeField {...{clearable: true}} defaultValue={range} />)).toBe(false);
    expect(has(<SingleInputDateRangeField clearable defaultValue={range} />)).toBe(true);
    expect(has(<DateField clearable value={dayjs('')} />)).toBe(true);
    expect(has(<MobileDatePicker slotProps={{field: {clearable: true}}} defaultValue={MAY} />)).toBe(false);
    const slotProps = {field: {clearable: true} as object, clearButton: {title: 'Own'} as object};
    const field = SingleInputDateRangeField;
    expect(has(<DesktopDateRangePicker slots={{field}} slotProps={slotProps} defaultValue={range} />)).toBe(true);
    jest.restoreAllMocks();
  });

  test('the field of a phone shows its format after Clear, until it loses the focus', () => {
    const slotProps = {actionBar: {actions: ['clear' as const]}};
    render(withDayjs(<MobileDatePicker defaultValue={MAY} slotProps={slotProps} />));
    const input = textbox();
    act(() => input.focus());
    fireEvent.click(input);
    fireEvent.click(screen.getByText('Clear'));
    act(() => input.focus());
    expect(input.value).toBe('MM/DD/YYYY');
    act(() => input.blur());
    expect(input.value).toBe('');
  });
});
