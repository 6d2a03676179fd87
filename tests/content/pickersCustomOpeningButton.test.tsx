/** @jest-environment jsdom */
import {act, fireEvent, render, screen, waitFor} from '@testing-library/react';
import dayjs from 'dayjs';
import {type ComponentType, type ReactElement, useState} from 'react';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DesktopDatePicker} from '@mui/x-date-pickers/DesktopDatePicker';
import {DesktopDateTimePicker} from '@mui/x-date-pickers/DesktopDateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MobileDatePicker} from '@mui/x-date-pickers/MobileDatePicker';
import {DesktopDateRangePicker} from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import IconDemo from '../../docs/react-date-pickers/custom-opening-button/CustomOpeningIcon';
import ConditionalDemo from '../../docs/react-date-pickers/custom-opening-button/CustomOpeningIconConditional';
import PropsDemo from '../../docs/react-date-pickers/custom-opening-button/CustomPropsOpeningButton';
import ElsewhereDemo from '../../docs/react-date-pickers/custom-opening-button/OpenFromElsewhere';
import OpenOnClick from '../../docs/react-date-pickers/custom-opening-button/OpenOnClick';
import TextDemo from '../../docs/react-date-pickers/custom-opening-button/TextOpeningButton';
import {fenceModule} from './pageFence';

const page = 'react-date-pickers/custom-opening-button';
const day = dayjs('2024-05-16');
const withDayjs = (element: ReactElement): ReactElement => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>{element}</LocalizationProvider>
);
const button = (name: RegExp = /Choose date/): HTMLButtonElement => screen.getByRole('button', {name});
const isOpen = (): boolean => document.querySelector('[role=dialog]') !== null;
const escape = (): void => {
  fireEvent.keyDown(document.activeElement ?? document.body, {key: 'Escape'});
};
const closed = () => waitFor(() => expect(isOpen()).toBe(false));

describe('Icon', () => {
  test('of the demos', () => {
    const {unmount} = render(<IconDemo />);
    expect(screen.getByTestId('FlightTakeoffIcon').closest('button')).toBe(button());
    unmount();
    render(<ConditionalDemo />);
    fireEvent.click(screen.getByTestId('ExpandMoreIcon'));
    expect(screen.getByTestId('ExpandLessIcon')).toBeTruthy();
    expect(screen.queryByTestId('ExpandMoreIcon')).toBeNull();
  });
});

describe('Props of the button', () => {
  test('the demo has a button at the start, and smaller ones', () => {
    render(<PropsDemo />);
    const [first, second] = screen.getAllByRole('button', {name: /Choose date/});
    expect(first?.className).toContain('MuiIconButton-colorPrimary');
    expect(first?.closest('.MuiInputAdornment-positionStart')).not.toBeNull();
    expect(second?.className).toContain('MuiIconButton-sizeSmall');
  });

  test('onClick replaces the opening, and disabled: false enables it', () => {
    const onClick = jest.fn();
    render(withDayjs(<DesktopDatePicker readOnly slotProps={{openPickerButton: {onClick, disabled: false}}} />));
    fireEvent.click(button());
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(isOpen()).toBe(false);
  });

  test('tabIndex takes it out of the order of Tab', () => {
    render(withDayjs(<DesktopDatePicker slotProps={{openPickerButton: {tabIndex: -1}}} />));
    expect(button().tabIndex).toBe(-1);
  });

  test('disableOpenPicker removes it', () => {
    render(withDayjs(<DesktopDatePicker disableOpenPicker />));
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('an endAdornment removes it, unless it is at the start', () => {
    const textField = {InputProps: {endAdornment: <i>€</i>}};
    const {unmount} = render(withDayjs(<DesktopDatePicker slotProps={{textField}} />));
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    render(withDayjs(<DesktopDatePicker slotProps={{textField, inputAdornment: {position: 'start'}}} />));
    expect(button()).toBeTruthy();
  });
});

describe('Other buttons', () => {
  test('a text button has a name that begins with its text', () => {
    render(<TextDemo />);
    const change = screen.getByText('Change');
    expect(change.getAttribute('aria-label')).toBe('Change departure, May 16, 2024');
    fireEvent.click(change);
    expect(isOpen()).toBe(true);
  });

  test('the fence of Add a second button keeps the first one', () => {
    const {default: Due} = fenceModule<{default: ComponentType}>(page, 'second-button');
    render(withDayjs(<Due />));
    expect(screen.getByLabelText('Help about the due date')).toBeTruthy();
    fireEvent.click(button());
    expect(isOpen()).toBe(true);
  });
});

describe('Open by a click in the field', () => {
  test('the demo opens, closes, and returns the focus', async () => {
    render(<OpenOnClick />);
    const input = screen.getByRole<HTMLInputElement>('textbox');
    act(() => input.focus());
    fireEvent.keyDown(input, {key: 'Enter'});
    expect(isOpen()).toBe(false);
    fireEvent.click(input);
    expect(isOpen()).toBe(true);
    escape();
    await closed();
    await waitFor(() => expect(document.activeElement).toBe(input));
    expect([input.readOnly, button().disabled]).toEqual([true, false]);
  });

  test.each([['readOnly'], ['disabled']])('%s disables the button, but not an own open', (prop) => {
    const onChange = jest.fn();
    render(withDayjs(<DesktopDatePicker {...{[prop]: true}} open reduceAnimations value={day} onChange={onChange} />));
    expect(screen.getByRole<HTMLButtonElement>('button', {name: /Choose date/, hidden: true}).disabled).toBe(true);
    expect(isOpen()).toBe(true);
    fireEvent.click(screen.getByText('20', {selector: '[role=gridcell]'}));
    expect(onChange).not.toHaveBeenCalled();
  });

  test('onFocus opens the popup again', async () => {
    const closings = jest.fn();
    const Trap = () => {
      const [open, setOpen] = useState(false);
      const close = () => {
        closings();
        setOpen(false);
      };
      return (
        <DesktopDatePicker
          reduceAnimations
          open={open}
          onClose={close}
          slotProps={{textField: {onFocus: () => setOpen(true)}}}
        />
      );
    };
    render(withDayjs(<Trap />));
    act(() => screen.getByRole('textbox').focus());
    expect(isOpen()).toBe(true);
    escape();
    await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
    expect(closings).toHaveBeenCalledTimes(1);
    expect(isOpen()).toBe(true);
  });
});

test.each(['Enter', ' '])('the key "%s" opens a phone\'s dialog and the popup of a range', (key) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  for (const picker of [<MobileDatePicker key="phone" />, <DesktopDateRangePicker key="range" calendars={1} />]) {
    const {unmount} = render(withDayjs(picker));
    fireEvent.keyDown(screen.getAllByRole('textbox')[0] as Element, {key});
    expect(document.querySelector('[role=gridcell]')).not.toBeNull();
    unmount();
  }
  jest.restoreAllMocks();
});

describe('Controlled', () => {
  test('the demo opens at the other button, which gets the focus back', async () => {
    render(<ElsewhereDemo />);
    const postpone = button(/Postpone/);
    act(() => postpone.focus());
    fireEvent.click(postpone);
    expect(postpone.getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(screen.getByText('20', {selector: '[role=gridcell]'}));
    await closed();
    await waitFor(() => expect(document.activeElement).toBe(postpone));
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('05/20/2024');
  });

  test('without onOpen the button does nothing, and without onClose the popup stays', () => {
    const {unmount} = render(withDayjs(<DesktopDatePicker open={false} />));
    fireEvent.click(button());
    expect(isOpen()).toBe(false);
    unmount();
    render(withDayjs(<DesktopDatePicker open reduceAnimations />));
    fireEvent.keyDown(screen.getByRole('dialog'), {key: 'Escape'});
    expect(isOpen()).toBe(true);
  });
});

describe('Name', () => {
  test('of the fence, with and without a date', () => {
    const {default: Departure} = fenceModule<{default: ComponentType}>(page, 'name');
    render(withDayjs(<Departure />));
    expect(button(/^Choose departure$/)).toBeTruthy();
    fireEvent.change(screen.getByRole('textbox'), {target: {value: '05/16/2024'}});
    expect(button(/^Choose departure, now May 16, 2024$/)).toBeTruthy();
  });

  test('of a date and time picker comes from the same text', () => {
    render(withDayjs(<DesktopDateTimePicker localeText={{openDatePickerDialogue: () => 'Choose kickoff'}} />));
    expect(button(/Choose kickoff/)).toBeTruthy();
  });

  test('an aria-label of your own does not reach the mobile form', () => {
    const slotProps = {openPickerButton: {'aria-label': 'Own name'}} as object;
    const {unmount} = render(withDayjs(<DesktopDatePicker defaultValue={day} slotProps={slotProps} />));
    expect(button(/^Own name$/)).toBeTruthy();
    unmount();
    render(withDayjs(<MobileDatePicker defaultValue={day} slotProps={slotProps} />));
    expect(screen.getByRole('textbox').getAttribute('aria-label')).toBe('Choose date, selected date is May 16, 2024');
  });
});

test('referenceDate sets the month only: the focus goes to its day that is nearest to today', async () => {
  render(withDayjs(<DesktopDatePicker reduceAnimations referenceDate={day} />));
  fireEvent.click(button());
  await waitFor(() => expect(document.activeElement?.textContent).toBe('31'));
});

test('the focus goes to the chosen day, and a second click closes the popup', async () => {
  render(withDayjs(<DesktopDatePicker reduceAnimations defaultValue={day} />));
  act(() => button().focus());
  fireEvent.click(button());
  await waitFor(() => expect(document.activeElement?.textContent).toBe('16'));
  fireEvent.click(screen.getByRole('button', {name: /Choose date/, hidden: true}));
  await closed();
  await waitFor(() => expect(document.activeElement).toBe(button()));
});
