/** @jest-environment jsdom */
import {render, screen} from '@testing-library/react';
import {type ComponentType, forwardRef, type ReactElement, type ReactNode} from 'react';
import Dialog from '@mui/material/Dialog';
import MuiPopper, {type PopperProps} from '@mui/material/Popper';
import {type Theme, ThemeProvider} from '@mui/material/styles';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {DesktopDatePicker} from '@mui/x-date-pickers/DesktopDatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MobileDatePicker} from '@mui/x-date-pickers/MobileDatePicker';
import {MobileTimePicker} from '@mui/x-date-pickers/MobileTimePicker';
import {fenceModule} from './pageFence';
import {LIGHT} from './pickersInJest';

const page = 'react-date-pickers/custom-components';
const withDayjs = (element: ReactElement): ReactElement => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>{element}</LocalizationProvider>
);
const one = (selector: string): Element => {
  const found = document.querySelector(selector);
  if (!found) {
    throw new Error(`no ${selector}`);
  }
  return found;
};

describe('Popup', () => {
  const zIndex = (popper?: ComponentType<PopperProps>): string => {
    const picker = <DesktopDatePicker open reduceAnimations slots={popper && {popper}} />;
    const {unmount} = render(<Dialog open>{withDayjs(picker)}</Dialog>);
    const found = getComputedStyle(one('.MuiPickersPopper-root')).zIndex;
    unmount();
    return found;
  };

  test('is above a dialog, unless its popper has no z-index', () => {
    expect(zIndex()).toBe('1300');
    expect(zIndex(MuiPopper)).toBe('');
    expect(zIndex((props) => <MuiPopper {...props} sx={{zIndex: 'modal'}} />)).toBe('1300');
  });

  test('is inside the parent with disablePortal', () => {
    const picker = <DesktopDatePicker open reduceAnimations slotProps={{popper: {disablePortal: true}}} />;
    expect(render(withDayjs(picker)).container.contains(one('.MuiPickersPopper-root'))).toBe(true);
  });

  test('ignores a transition of your own on a desktop only', () => {
    const Own = forwardRef<HTMLDivElement, {children?: ReactNode}>(function Own({children}, ref) {
      return (
        <div ref={ref} data-testid="own">
          {children}
        </div>
      );
    });
    const onEntering = jest.fn();
    render(
      withDayjs(
        <DesktopDatePicker
          open
          slots={{desktopTransition: Own as never}}
          slotProps={{desktopTransition: {onEntering}}}
        />,
      ),
    );
    expect(screen.queryByTestId('own')).toBeNull();
    expect(onEntering).toHaveBeenCalled();
    render(withDayjs(<MobileDatePicker open slots={{mobileTransition: Own as never}} />));
    expect(screen.getByTestId('own')).toBeTruthy();
  });
});

test('a visible toolbar names the popup, else the label does', () => {
  const name = (picker: ReactElement): string | null | undefined => {
    const {unmount} = render(withDayjs(picker));
    const id = one('[role=dialog]').getAttribute('aria-labelledby');
    const found = id && document.getElementById(id)?.textContent;
    unmount();
    return found;
  };
  const open = {open: true, reduceAnimations: true, slots: LIGHT};
  expect(name(<DesktopDatePicker {...open} label="Due" />)).toBe('Due');
  expect(name(<DesktopDatePicker {...open} />)).toBeNull();
  expect(name(<MobileDatePicker {...open} label="Due" />)).toBe('Select date');
  expect(name(<MobileTimePicker open label="Due" localeText={{toolbarTitle: 'Start'}} />)).toBe('Start');
});

test('the theme of the fence applies to a DatePicker, and a function on top of it is lost', () => {
  const {theme} = fenceModule<{theme: Theme}>(page, 'theme');
  const inTheme = (picker: ReactElement) => render(<ThemeProvider theme={theme}>{withDayjs(picker)}</ThemeProvider>);
  const {unmount} = inTheme(
    <DatePicker open reduceAnimations slotProps={{textField: {helperText: 'Month / day / year'}}} />,
  );
  expect(screen.getByText('Month / day / year')).toBeTruthy();
  expect(document.querySelector('.MuiInputBase-sizeSmall')).not.toBeNull();
  expect(getComputedStyle(one('.MuiPickersDay-root')).borderRadius).toBe('4px');
  expect(getComputedStyle(one('.MuiPickersPopper-paper')).borderRadius).toBe('12px');
  unmount();
  inTheme(<DatePicker slotProps={{textField: () => ({helperText: 'Lost'})}} />);
  expect(screen.queryByText('Lost')).toBeNull();
  render(<ThemeProvider theme={theme}>{withDayjs(<DesktopDatePicker label="Own name" />)}</ThemeProvider>);
  expect(screen.getByLabelText('Own name').closest('.MuiInputBase-sizeSmall')).toBeNull();
});
