/** @jest-environment jsdom */
import {fireEvent, render, screen} from '@testing-library/react';
import dayjs from 'dayjs';
import type {ComponentType, ReactElement} from 'react';
import {createTheme, ThemeProvider} from '@mui/material/styles';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MobileDatePicker} from '@mui/x-date-pickers/MobileDatePicker';
import {PickersLayoutRoot} from '@mui/x-date-pickers/PickersLayout';
import {StaticDatePicker} from '@mui/x-date-pickers/StaticDatePicker';
import {StaticDateTimePicker} from '@mui/x-date-pickers/StaticDateTimePicker';
import {StaticTimePicker} from '@mui/x-date-pickers/StaticTimePicker';
import AddComponent from '../../docs/react-date-pickers/custom-layout/AddComponent';
import LayoutBlocks from '../../docs/react-date-pickers/custom-layout/LayoutBlocks';
import MovingActions from '../../docs/react-date-pickers/custom-layout/MovingActions';
import {fenceModule} from './pageFence';

const page = 'react-date-pickers/custom-layout';
const withDayjs = (element: ReactElement): ReactElement => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>{element}</LocalizationProvider>
);
const items = [{label: 'Start of the year', getValue: () => dayjs('2024-01-01')}];
const style = (selector: string): CSSStyleDeclaration => {
  const element = document.querySelector(selector);
  if (!element) {
    throw new Error(`no ${selector}`);
  }
  return getComputedStyle(element);
};
const place = (part: string): string => {
  const {gridRow, gridColumn} = style(`.MuiPickersLayout-${part}`);
  return `${gridRow}, ${gridColumn}`;
};
const places = (): string[] => ['toolbar', 'shortcuts', 'contentWrapper', 'actionBar'].map(place);

test.each([
  ['portrait', 'ltr', ['1, 2/4', '2/3, 1', '2, 2', '3, 1/4']],
  ['landscape', 'ltr', ['2/3, 1', '1, 2/4', '2, 2', '3, 1/4']],
  ['portrait', 'rtl', ['1, 2/4', '2/3, 3', '2, 2', '3, 1/4']],
  ['landscape', 'rtl', ['2/3, 3', '1, 2/4', '2, 2', '3, 1/4']],
] as const)('the parts of a %s layout in %s', (orientation, direction, expected) => {
  render(
    <ThemeProvider theme={createTheme({direction})}>
      {withDayjs(<StaticDatePicker orientation={orientation} slotProps={{shortcuts: {items}}} />)}
    </ThemeProvider>,
  );
  expect(places().map((text) => text.replaceAll(' / ', '/'))).toEqual(expected);
});

test('a screen that users turn changes the layout of dates and of times, but not of both', () => {
  const turned = (picker: ReactElement): boolean => {
    const {unmount} = render(withDayjs(picker));
    const found = document.querySelector('.MuiPickersLayout-landscape') !== null;
    unmount();
    return found;
  };
  Object.defineProperty(window.screen, 'orientation', {configurable: true, value: {angle: 90}});
  expect([turned(<StaticDatePicker />), turned(<StaticTimePicker />), turned(<StaticDateTimePicker />)]).toEqual([
    true,
    true,
    false,
  ]);
  expect(turned(<StaticDatePicker orientation="portrait" />)).toBe(false);
  Reflect.deleteProperty(window.screen, 'orientation');
});

test('a time picker with seconds is always in portrait', () => {
  render(withDayjs(<StaticTimePicker views={['hours', 'minutes', 'seconds']} orientation="landscape" />));
  expect(document.querySelector('.MuiPickersLayout-landscape')).toBeNull();
});

test('the fence of Orientation is in landscape', () => {
  const {default: Departure} = fenceModule<{default: ComponentType}>(page, 'orientation');
  render(withDayjs(<Departure />));
  expect(document.querySelector('.MuiPickersLayout-landscape')).not.toBeNull();
});

test('the diagram has the rows and columns of the table', () => {
  render(<LayoutBlocks />);
  fireEvent.click(screen.getByText('landscape'));
  expect(getComputedStyle(screen.getByText('toolbar')).gridArea.replaceAll(' ', '')).toBe('2/1');
});

test('the buttons of the demo are above the calendar, but behind it in the HTML', () => {
  render(<MovingActions />);
  const [, content, bar] = ['toolbar', 'contentWrapper', 'actionBar'].map((part) =>
    document.querySelector(`.MuiPickersLayout-${part}`),
  );
  expect([style('.MuiPickersLayout-actionBar').gridRow, style('.MuiPickersLayout-contentWrapper').gridRow]).toEqual([
    '2',
    '3',
  ]);
  expect(content && bar && content.compareDocumentPosition(bar)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the dialog of the fence has a calendar of its full width', () => {
  const {default: Departure} = fenceModule<{default: ComponentType}>(page, 'css-customization');
  render(withDayjs(<Departure />));
  fireEvent.click(screen.getByRole('textbox'));
  expect(style('.MuiDateCalendar-root').width).toBe('100%');
});

describe('Your own layout', () => {
  test('of the demo adds a line that follows the value', () => {
    render(<AddComponent />);
    expect(screen.getByText('Ferry at 9:15 and 17:40')).toBeTruthy();
    fireEvent.click(screen.getByText('19', {selector: '[role=gridcell]'}));
    expect(screen.getByText('No ferry on Sundays')).toBeTruthy();
    expect(screen.getByText('OK')).toBeTruthy();
  });

  test('throws without ownerState', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const Layout = () => <PickersLayoutRoot ownerState={undefined as never} />;
    expect(() => render(withDayjs(<StaticDatePicker slots={{layout: Layout}} />))).toThrow(
      "Cannot read properties of undefined (reading 'isLandscape')",
    );
    jest.restoreAllMocks();
  });

  test('of the fence has a button that closes the popup', () => {
    const {default: Departure} = fenceModule<{default: ComponentType}>(page, 'dom-customization');
    render(withDayjs(<Departure />));
    const button = screen.getByRole('button');
    fireEvent.click(button);
    fireEvent.click(screen.getByText('Close'));
    fireEvent.click(button);
    expect(screen.getAllByText('Close')).toHaveLength(1);
  });

  test('does not get the background and the width of a static picker', () => {
    const Layout = () => <PickersLayoutRoot className="own" ownerState={{isLandscape: false}} />;
    render(withDayjs(<StaticDatePicker slots={{layout: Layout}} />));
    expect(style('.own').minWidth).toBe('');
  });
});

test('a dialog without a toolbar is named by the label', () => {
  render(withDayjs(<MobileDatePicker open label="Departure" slotProps={{toolbar: {hidden: true}}} />));
  expect(screen.getByRole('dialog', {name: 'Departure'})).toBeTruthy();
});
