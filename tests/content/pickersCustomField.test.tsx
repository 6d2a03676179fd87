/** @jest-environment jsdom */
import {act, fireEvent, render, screen, waitFor} from '@testing-library/react';
import dayjs, {type Dayjs} from 'dayjs';
import {type ComponentType, forwardRef, type ReactElement} from 'react';
import InputBase from '@mui/material/InputBase';
import {createTheme, ThemeProvider} from '@mui/material/styles';
import type {TextFieldProps} from '@mui/material/TextField';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {unstable_useDateField as useDateField, type UseDateFieldProps} from '@mui/x-date-pickers/DateField';
import {DesktopDatePicker} from '@mui/x-date-pickers/DesktopDatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {BaseSingleInputFieldProps, DateValidationError, FieldSection} from '@mui/x-date-pickers/models';
import {DateRangePicker} from '@mui/x-date-pickers-pro/DateRangePicker';
import {SingleInputDateRangeField} from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import RangeButton from '../../docs/react-date-pickers/custom-field/DateRangePickerWithButtonField';
import EndsDemo from '../../docs/react-date-pickers/custom-field/MultiInputFieldTextFieldProps';
import AutocompleteDemo from '../../docs/react-date-pickers/custom-field/PickerWithAutocompleteField';
import BrowserDemo from '../../docs/react-date-pickers/custom-field/PickerWithBrowserField';
import ButtonDemo from '../../docs/react-date-pickers/custom-field/PickerWithButtonField';
import DesignDemo from '../../docs/react-date-pickers/custom-field/PickerWithJoyField';
import BrowserRange from '../../docs/react-date-pickers/custom-field/RangePickerWithBrowserField';
import DesignRange from '../../docs/react-date-pickers/custom-field/RangePickerWithJoyField';
import BrowserSingle from '../../docs/react-date-pickers/custom-field/RangePickerWithSingleInputBrowserField';
import DesignSingle from '../../docs/react-date-pickers/custom-field/RangePickerWithSingleInputJoyField';
import WrappedDemo from '../../docs/react-date-pickers/custom-field/WrappedSingleInputDateRangePicker';

const day = dayjs('2024-05-16');
const withDayjs = (element: ReactElement): ReactElement => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>{element}</LocalizationProvider>
);
const input = (name: string): HTMLInputElement => screen.getByRole('textbox', {name});
const type = (name: string, value: string): void => {
  act(() => input(name).focus());
  fireEvent.change(input(name), {target: {value}});
};
const popup = (): Element | null => document.querySelector('.MuiPickersPopper-root');

let errors: string[];
beforeEach(() => {
  errors = [];
  jest.spyOn(console, 'error').mockImplementation((...texts: unknown[]) => {
    const text = texts.map(String).join(' ');
    if (!text.includes('MUI: Missing license key.')) {
      errors.push(text);
    }
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  // @ts-expect-error jsdom has none
  delete window.matchMedia;
});
const onAPhone = (): void => {
  window.matchMedia = () => ({matches: false, addListener() {}, removeListener() {}}) as unknown as MediaQueryList;
};

// The first test, because React says it once.
test('without InputProps.ref, the popup has no anchor', () => {
  const NoAnchor = ({inputProps, value, onChange}: TextFieldProps) => (
    <input {...inputProps} value={String(value)} onChange={onChange} />
  );
  const {rerender} = render(withDayjs(<DesktopDatePicker open={false} slots={{textField: NoAnchor}} />));
  rerender(withDayjs(<DesktopDatePicker open slots={{textField: NoAnchor}} />));
  expect(errors.join()).toContain('The `anchorEl` prop provided to the component is invalid.');
});

test('InputBase is no text field: React warns about its props', () => {
  render(withDayjs(<DesktopDatePicker slots={{textField: InputBase as ComponentType<TextFieldProps>}} />));
  expect(errors.join()).toMatch(/does not recognize the .* InputProps/);
  expect(screen.queryByRole('button')).toBeNull();
});

describe.each([
  ['another design', DesignDemo],
  ['the browser', BrowserDemo],
] as [string, ComponentType][])('An input of %s', (_name, Demo) => {
  test('takes what users type, keeps the focus, and says what is wrong', () => {
    render(<Demo />);
    type('Invoice date', '05/17/2024');
    expect(input('Invoice date').value).toBe('05/17/2024');
    expect(document.activeElement).toBe(input('Invoice date'));
    expect(input('Invoice date').getAttribute('aria-invalid')).toBe('false');
    type('Invoice date', '05/17/1800');
    expect(input('Invoice date').getAttribute('aria-invalid')).toBe('true');
    expect(errors).toEqual([]);
  });

  test('opens a popup with the name of the label', () => {
    render(<Demo />);
    fireEvent.click(screen.getByRole('button', {name: /Choose date/}));
    expect(screen.getByRole('dialog', {name: 'Invoice date'})).toBeTruthy();
    expect(errors).toEqual([]);
  });

  test('opens a dialog on a phone', () => {
    onAPhone();
    render(<Demo />);
    fireEvent.click(input('Choose date, selected date is May 16, 2024'));
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});

test('the input of another design is described by its helper text', () => {
  render(<DesignDemo />);
  const {id} = screen.getByText('From 1 May 2024');
  expect(input('Invoice date').getAttribute('aria-describedby')).toBe(id);
});

describe.each([
  ['another design', DesignSingle],
  ['the browser', BrowserSingle],
  ['a wrapped field', WrappedDemo],
] as [string, ComponentType][])('One input for a range: %s', (_name, Demo) => {
  test('opens on a click, and takes what users type', () => {
    render(<Demo />);
    type('Stay', '05/17/2024 – 05/24/2024');
    expect(input('Stay').value).toBe('05/17/2024 – 05/24/2024');
    fireEvent.click(input('Stay'));
    expect(popup()).not.toBeNull();
    expect(errors).toEqual([]);
  });
});

describe.each([
  ['another design', DesignRange],
  ['the browser', BrowserRange],
] as [string, ComponentType][])('Two inputs for a range: %s', (_name, Demo) => {
  test('open on a click, and take what users type', () => {
    render(<Demo />);
    type('Check-out', '05/24/2024');
    expect([input('Check-in').value, input('Check-out').value]).toEqual(['05/16/2024', '05/24/2024']);
    fireEvent.click(input('Check-in'));
    expect(popup()).not.toBeNull();
    expect(errors).toEqual([]);
  });
});

test('the root of another design takes sx', () => {
  render(<DesignDemo />);
  const root = screen.getByText('Invoice date').parentElement as HTMLElement;
  expect(getComputedStyle(root).width).toBe('300px');
});

/** A demo with slot props from the theme, because it takes no props. */
function withTextField(Demo: ComponentType, textField: unknown): ReactElement {
  const components = {MuiDateRangePicker: {defaultProps: {slotProps: {textField}}}} as object;
  return (
    <ThemeProvider theme={createTheme({components})}>
      <Demo />
    </ThemeProvider>
  );
}

test.each([DesignSingle, DesignRange] as ComponentType[])('the root of another design takes a class: %p', (Demo) => {
  const {container} = render(withTextField(Demo, {className: 'own', sx: {width: 123}}));
  const [root] = container.querySelectorAll('.own');
  expect(root && getComputedStyle(root).width).toBe('123px');
});

test('two inputs of the browser take a name', () => {
  render(withTextField(BrowserRange, ({position}: {position: string}) => ({name: position})));
  expect([input('Check-in').name, input('Check-out').name]).toEqual(['start', 'end']);
});

test('the two inputs have labels and helper texts of their own', () => {
  render(<EndsDemo />);
  expect(['Check-in', 'Check-out'].map((name) => input(name).closest('.MuiTextField-root')?.textContent)).toEqual([
    expect.stringContaining('From 3 p.m.'),
    expect.stringContaining('Until 11 a.m.'),
  ]);
});

describe('fieldType', () => {
  const Plain = (props: object) => <SingleInputDateRangeField {...props} />;

  test('is missing: another label, and a warning about the ref', () => {
    render(withDayjs(<DateRangePicker label="Stay" slots={{field: Plain}} />));
    expect(input('End')).toBeTruthy();
    expect(errors.join()).toContain('Function components cannot be given refs');
  });

  test('changes: the console says so', () => {
    const {rerender} = render(withDayjs(<DateRangePicker slots={{field: Plain}} />));
    try {
      rerender(withDayjs(<DateRangePicker slots={{field: SingleInputDateRangeField}} />));
    } catch {
      // The number of hooks differs too.
    }
    expect(errors.join()).toContain(
      'Should not switch between a multi input field and a single input field on a range picker.',
    );
  });
});

describe('Autocomplete', () => {
  test('offers the dates that the calendar allows', () => {
    render(<AutocompleteDemo />);
    const combobox = screen.getByRole<HTMLInputElement>('combobox', {name: 'Course'});
    fireEvent.mouseDown(combobox);
    fireEvent.click(screen.getByRole('option', {name: '23 May 2024'}));
    expect(combobox.value).toBe('23 May 2024');
    fireEvent.click(screen.getByRole('button', {name: /Choose date/}));
    const enabled = [...document.querySelectorAll('[role=gridcell]:not(:disabled)')].map((cell) => cell.textContent);
    expect(enabled.filter(Boolean)).toEqual(['16', '23']);
    expect(errors).toEqual([]);
  });
});

describe('Button', () => {
  test.each(['desktop', 'mobile'])('names the date, opens the popup and gets the focus back: %s', async (form) => {
    if (form === 'mobile') {
      onAPhone();
    }
    render(<ButtonDemo />);
    const button = screen.getByRole('button', {name: 'Delivery 16 May 2024'});
    act(() => button.focus());
    fireEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(screen.getByText('20', {selector: '[role=gridcell]'}));
    fireEvent.keyDown(screen.getByRole('dialog'), {key: 'Escape'});
    await waitFor(() => expect(screen.getByRole('button', {name: 'Delivery 20 May 2024'})).toBe(button));
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(errors).toEqual([]);
  });

  test('keeps the focus if it opens the desktop popup of a range', async () => {
    const Trigger = Object.assign(
      forwardRef<HTMLButtonElement, {onClick?: () => void}>(function Trigger({onClick}, ref) {
        return (
          <button ref={ref} onClick={onClick}>
            Choose
          </button>
        );
      }),
      {fieldType: 'single-input'},
    );
    render(withDayjs(<DateRangePicker calendars={1} reduceAnimations slots={{field: Trigger}} />));
    act(() => screen.getByText('Choose').focus());
    fireEvent.click(screen.getByText('Choose'));
    await waitFor(() => expect(document.querySelector('[role=gridcell]')).not.toBeNull());
    expect(document.activeElement).toBe(screen.getByText('Choose'));
  });

  test('opens the dialog of a range', () => {
    render(<RangeButton />);
    fireEvent.click(screen.getByRole('button', {name: 'Stay 16 May – 23 May'}));
    const dialog = screen.getByRole('dialog', {name: 'Select date range'});
    expect(dialog.closest('.MuiDialog-root')?.contains(document.activeElement)).toBe(true);
    const ids = [...document.querySelectorAll('[id]')].map(({id}) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(errors).toEqual([]);
  });
});

describe('Props that do not arrive', () => {
  test('the ref of the hook: a click throws', () => {
    type Props = UseDateFieldProps<Dayjs> &
      BaseSingleInputFieldProps<Dayjs | null, Dayjs, FieldSection, DateValidationError>;
    const NoRef = (props: Props) => {
      const {value, onChange, onClick} = useDateField<Dayjs, Props>({props});
      return <input value={value} onChange={onChange} onClick={onClick} />;
    };
    render(withDayjs(<DesktopDatePicker slots={{field: NoRef}} />));
    const thrown = jest.fn((event: ErrorEvent) => event.preventDefault());
    window.addEventListener('error', thrown);
    fireEvent.click(screen.getByRole('textbox'));
    window.removeEventListener('error', thrown);
    expect(String(thrown.mock.calls[0]?.[0].message)).toContain("reading 'selectionStart'");
  });
});

test('the picker passes on the validationError of the field', () => {
  const onChange = jest.fn();
  const Field = (props: BaseSingleInputFieldProps<Dayjs | null, Dayjs, FieldSection, DateValidationError>) => (
    <button onClick={() => props.onChange?.(day, {validationError: null})}>Choose</button>
  );
  render(withDayjs(<DesktopDatePicker maxDate={dayjs('2020-01-01')} onChange={onChange} slots={{field: Field}} />));
  fireEvent.click(screen.getByText('Choose'));
  expect(onChange.mock.calls).toEqual([[day, {validationError: null}]]);
});

test('readOnly in slotProps.field leaves the button, and an error of your own replaces the validation', () => {
  render(
    withDayjs(
      <DesktopDatePicker
        label="Due"
        minDate={day}
        defaultValue={dayjs('2024-05-01')}
        slotProps={{field: {readOnly: true}, textField: {error: false}}}
      />,
    ),
  );
  expect([input('Due').readOnly, input('Due').getAttribute('aria-invalid')]).toEqual([true, 'false']);
  expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(false);
});
