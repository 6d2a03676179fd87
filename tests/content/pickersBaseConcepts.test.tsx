/** @jest-environment jsdom */
import {act, fireEvent, render, screen, within} from '@testing-library/react';
import dayjs, {type Dayjs} from 'dayjs';
import {createRef, type ComponentType, type ReactElement, type ReactNode} from 'react';
import {createTheme, ThemeProvider, type Theme} from '@mui/material/styles';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateField} from '@mui/x-date-pickers/DateField';
import {DatePicker, type DatePickerProps} from '@mui/x-date-pickers/DatePicker';
import {DesktopDatePicker} from '@mui/x-date-pickers/DesktopDatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MobileDatePicker} from '@mui/x-date-pickers/MobileDatePicker';
import {fenceModule} from './pageFence';

const PAGE = 'react-date-pickers/base-concepts';

const withDayjs = (element: ReactElement): ReactElement => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>{element}</LocalizationProvider>
);

const textbox = (): HTMLInputElement => screen.getByRole<HTMLInputElement>('textbox', {hidden: true});

describe('Names by aria-labelledby', () => {
  /** The fence in the form of a desktop, and in that of a phone. */
  function renderFence(pointer: 'coarse' | 'fine'): void {
    const {default: Arrival} = fenceModule<{default: ComponentType}>(PAGE, 'aria-labelledby');
    window.matchMedia = (media) =>
      ({
        media,
        matches: media === `(pointer: ${pointer})`,
        addListener() {},
        removeListener() {},
      }) as unknown as MediaQueryList;
    render(withDayjs(<Arrival />));
  }

  afterEach(() => {
    Reflect.deleteProperty(window, 'matchMedia');
  });

  test('the field and the popup of a desktop', () => {
    renderFence('fine');
    expect(screen.getByRole('textbox', {name: 'Day of arrival'})).toBeTruthy();
    fireEvent.click(screen.getByRole('button', {name: 'Choose date'}));
    expect(screen.getByRole('dialog', {name: 'Day of arrival'})).toBeTruthy();
  });

  test('the field and the dialog of a phone', () => {
    renderFence('coarse');
    expect(textbox().readOnly).toBe(true);
    expect(textbox().getAttribute('aria-label')).toBe('Choose date');
    fireEvent.click(screen.getByRole('textbox', {name: 'Day of arrival'}));
    expect(screen.getByRole('dialog', {name: 'Day of arrival'})).toBeTruthy();
  });

  test('an id of its own takes the name of the popup away, unless that is set too', () => {
    const picker = (popper?: {'aria-labelledby': string}): ReactElement =>
      withDayjs(
        <DesktopDatePicker open label="Arrival" slotProps={{textField: {id: 'own'}, ...(popper && {popper})}} />,
      );
    const {rerender} = render(picker());
    expect(screen.queryByRole('dialog', {name: 'Arrival'})).toBeNull();
    rerender(picker({'aria-labelledby': 'own-label'}));
    expect(screen.getByRole('dialog', {name: 'Arrival'})).toBeTruthy();
  });

  test('the label names the popup, and nothing does without one', () => {
    const {rerender} = render(withDayjs(<DesktopDatePicker open label="Arrival" />));
    expect(screen.getByRole('dialog', {name: 'Arrival'})).toBeTruthy();
    rerender(withDayjs(<DesktopDatePicker open />));
    expect(screen.getByRole('dialog').hasAttribute('aria-labelledby')).toBe(false);
  });
});

describe('Slots inside the field', () => {
  const value = dayjs('2024-05-16');

  test('the adornment holds the button, which holds the icon, and can be moved', () => {
    render(
      withDayjs(
        <DesktopDatePicker
          value={value}
          slotProps={{inputAdornment: {position: 'start'}, openPickerIcon: {fontSize: 'small'}}}
        />,
      ),
    );
    const adornment = document.querySelector<HTMLElement>('.MuiInputAdornment-positionStart');
    expect(
      adornment && within(adornment).getByRole('button').querySelector('svg.MuiSvgIcon-fontSizeSmall'),
    ).toBeTruthy();
  });

  test('an outer slot that does not render its children loses the inner ones', () => {
    const Without = (): ReactElement => <span>no button</span>;
    const With = ({children}: {children?: ReactNode}): ReactElement => <span>{children}</span>;
    const {rerender} = render(withDayjs(<DesktopDatePicker value={value} slots={{inputAdornment: Without}} />));
    expect(screen.queryByRole('button')).toBeNull();
    rerender(withDayjs(<DesktopDatePicker value={value} slots={{inputAdornment: With}} />));
    expect(screen.getByRole('button', {name: /Choose date/})).toBeTruthy();
  });

  test('endAdornment replaces the button, startAdornment keeps it', () => {
    const picker = (InputProps: {endAdornment?: string; startAdornment?: string}): ReactElement =>
      withDayjs(<DesktopDatePicker value={value} slotProps={{textField: {InputProps}}} />);
    const {rerender} = render(picker({endAdornment: 'end'}));
    expect(screen.queryByRole('button')).toBeNull();
    rerender(picker({startAdornment: 'start'}));
    expect(screen.getByRole('button')).toBeTruthy();
  });

  test('the clear button stays at the end', () => {
    render(
      withDayjs(
        <DesktopDatePicker value={value} slotProps={{field: {clearable: true}, inputAdornment: {position: 'start'}}} />,
      ),
    );
    expect(screen.getByTitle('Clear value').closest('.MuiInputAdornment-positionEnd')).toBeTruthy();
  });

  test('a mobile picker has no button', () => {
    render(withDayjs(<MobileDatePicker value={value} />));
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('slots leave components aside as a whole', () => {
    const {container} = render(
      withDayjs(
        <DesktopDatePicker value={value} slots={{}} components={{OpenPickerIcon: () => <i className="old" />}} />,
      ),
    );
    expect(container.querySelector('.old')).toBeNull();
  });
});

describe('What onChange gets', () => {
  const onChange = jest.fn();

  /** The last value and its error, in words. */
  function received(): string {
    const [value, {validationError}] = onChange.mock.lastCall as [Dayjs | null, {validationError: string | null}];
    const date = value?.isValid() ? value.format('YYYY-MM-DD') : 'invalid';
    return `${value === null ? 'null' : date}, ${validationError ?? 'no error'}`;
  }

  test('a date that is typed at once, or no date', () => {
    render(
      withDayjs(<DateField defaultValue={dayjs('2024-05-16')} minDate={dayjs('2024-05-10')} onChange={onChange} />),
    );
    const receivedFor = (value: string): string => {
      fireEvent.change(textbox(), {target: {value}});
      return received();
    };
    expect(receivedFor('05/09/2024')).toBe('2024-05-09, minDate');
    expect(receivedFor('05/17/2024')).toBe('2024-05-17, no error');
    expect(receivedFor('2024-05-18')).toBe('null, no error');
  });

  test('an empty section, and a day that does not exist', () => {
    const field = (selectedSections: 'day' | 'month'): ReactElement =>
      withDayjs(
        <DateField selectedSections={selectedSections} defaultValue={dayjs('2024-03-31')} onChange={onChange} />,
      );
    const {rerender} = render(field('month'));
    act(() => textbox().focus());
    fireEvent.keyDown(textbox(), {key: 'ArrowDown'});
    expect(textbox().value).toBe('02/31/2024');
    expect(received()).toBe('invalid, invalidDate');
    rerender(field('day'));
    onChange.mockClear();
    fireEvent.keyDown(textbox(), {key: 'Delete'});
    expect(textbox().value).toBe('02/DD/2024');
    // One invalid value follows another: nothing is called.
    expect(onChange).not.toHaveBeenCalled();
  });
});

test('the fence on time zones shows New York and keeps UTC', () => {
  const {default: Kickoff} = fenceModule<{default: ComponentType}>(PAGE, 'time-zones');
  render(<Kickoff />);
  expect(textbox().value).toBe('05/16/2024 02:00 PM');
});

test('the fence on TypeScript saves valid days only', () => {
  const {default: Deadline} = fenceModule<{default: ComponentType<{save: (day: string) => void}>}>(PAGE, 'typescript');
  const save = jest.fn();
  render(withDayjs(<Deadline save={save} />));
  fireEvent.change(textbox(), {target: {value: '05/17/2024'}});
  fireEvent.change(textbox(), {target: {value: '02/31/2024'}});
  expect(save.mock.calls).toEqual([['2024-05-17']]);
});

test('the wrapper of the fence keeps what its caller sets in slotProps, as an object and as a function', () => {
  const {SmallDatePicker} = fenceModule<{SmallDatePicker: ComponentType<DatePickerProps<Dayjs>>}>(
    PAGE,
    'wrap-a-picker',
  );
  const own = {helperText: 'In May'};
  for (const textField of [own, () => own]) {
    const {unmount} = render(
      withDayjs(<SmallDatePicker slotProps={{textField, inputAdornment: {position: 'start'}}} />),
    );
    expect(screen.getByText('In May')).toBeTruthy();
    expect(textbox().classList.contains('MuiInputBase-inputSizeSmall')).toBe(true);
    expect(document.querySelector('.MuiInputAdornment-positionStart')).not.toBeNull();
    unmount();
  }
  const {unmount} = render(withDayjs(<SmallDatePicker slotProps={{textField: {size: 'medium'}}} />));
  expect(textbox().classList.contains('MuiInputBase-inputSizeSmall')).toBe(false);
  unmount();
  const slotProps = {textField: {helperText: 'In the theme'}};
  const theme = createTheme({components: {MuiDatePicker: {defaultProps: {slotProps}}}} as object);
  const isSmall = [undefined, () => ({})].map((textField) => {
    const {unmount} = render(
      <ThemeProvider theme={theme}>{withDayjs(<SmallDatePicker slotProps={{textField}} />)}</ThemeProvider>,
    );
    expect(screen.getByText('In the theme')).toBeTruthy();
    const found = textbox().classList.contains('MuiInputBase-inputSizeSmall');
    unmount();
    return found;
  });
  expect(isSmall).toEqual([true, false]);
});

test('the theme of the fence gives pickers their desktop form in a browser without a pointer', () => {
  const {testTheme} = fenceModule<{testTheme: Theme}>(PAGE, 'responsive-components', 1);
  const form = (theme: Theme): {readOnly: boolean; buttons: number} => {
    const {unmount} = render(<ThemeProvider theme={theme}>{withDayjs(<DatePicker label="Arrival" />)}</ThemeProvider>);
    const found = {readOnly: textbox().readOnly, buttons: screen.queryAllByRole('button').length};
    unmount();
    return found;
  };
  try {
    window.matchMedia = (media) =>
      ({media, matches: media === 'all', addListener() {}, removeListener() {}}) as unknown as MediaQueryList;
    expect(form(createTheme())).toEqual({readOnly: true, buttons: 0});
    expect(form(testTheme)).toEqual({readOnly: false, buttons: 1});
  } finally {
    Reflect.deleteProperty(window, 'matchMedia');
  }
});

test('a picker drops data-testid, and its input takes it', () => {
  render(
    withDayjs(
      <DatePicker data-testid="dropped" slotProps={{textField: {inputProps: {'data-testid': 'arrival'} as object}}} />,
    ),
  );
  expect(screen.queryByTestId('dropped')).toBeNull();
  expect(screen.getByTestId('arrival')).toBe(textbox());
});

test('the fence on media queries gives pickers their desktop form, a stub that matches nothing the mobile one', () => {
  const isReadOnly = (): boolean => {
    const {unmount} = render(withDayjs(<DatePicker label="Arrival" />));
    const {readOnly} = textbox();
    unmount();
    return readOnly;
  };
  try {
    window.matchMedia = (media) =>
      ({media, matches: false, addListener() {}, removeListener() {}}) as unknown as MediaQueryList;
    expect(isReadOnly()).toBe(true);
    fenceModule(PAGE, 'responsive-components');
    expect(isReadOnly()).toBe(false);
  } finally {
    Reflect.deleteProperty(window, 'matchMedia');
  }
});

test('visibleText leaves out the characters that fields hide', () => {
  const {visibleText} = fenceModule<{visibleText: (input: HTMLInputElement) => string}>(PAGE, 'field-components', 1);
  const ref = createRef<HTMLInputElement>();
  render(
    withDayjs(
      <DateField inputRef={ref} format="M/D/YYYY" shouldRespectLeadingZeros defaultValue={dayjs('2024-05-06')} />,
    ),
  );
  act(() => ref.current?.focus());
  expect(ref.current && visibleText(ref.current)).toBe('5/6/2024');
});
