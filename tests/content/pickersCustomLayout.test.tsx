/** @jest-environment jsdom */
import {fireEvent, render, screen} from '@testing-library/react';
import dayjs from 'dayjs';
import {type ComponentType, createRef, forwardRef, type ReactElement, type Ref} from 'react';
import {createTheme, ThemeProvider} from '@mui/material/styles';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MobileDatePicker} from '@mui/x-date-pickers/MobileDatePicker';
import {PickersLayoutRoot, type PickersLayoutProps, usePickerLayout} from '@mui/x-date-pickers/PickersLayout';
import {StaticDatePicker} from '@mui/x-date-pickers/StaticDatePicker';
import {StaticDateTimePicker} from '@mui/x-date-pickers/StaticDateTimePicker';
import {StaticTimePicker} from '@mui/x-date-pickers/StaticTimePicker';
import {StaticDateRangePicker} from '@mui/x-date-pickers-pro/StaticDateRangePicker';
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
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const own = {layout: {isLandscape: false}};
  expect([turned(<StaticDateRangePicker />), turned(<StaticDateRangePicker slotProps={own} />)]).toEqual([true, false]);
  jest.restoreAllMocks();
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

test('the dialog of the fence is wide, its calendar and its years fill it, and the days are spread', () => {
  const {default: Departure} = fenceModule<{default: ComponentType}>(page, 'wider-calendar');
  render(withDayjs(<Departure />));
  fireEvent.click(screen.getByRole('textbox'));
  // Without it, the paper is as wide as the calendar. Chromium: 600 px, and 320 px on a screen of 360.
  expect(document.querySelector('.MuiDialog-paperFullWidth')).not.toBeNull();
  const width = (selector: string): string[] => [style(selector).width, style(selector).minWidth];
  expect(width('.MuiDateCalendar-root')).toEqual(['100%', '320px']);
  expect(
    [style('.MuiDayCalendar-header'), style('.MuiDayCalendar-weekContainer')].map((row) => row.justifyContent),
  ).toEqual(['space-around', 'space-around']);
  expect(place('contentWrapper')).toBe('2, 2');
  fireEvent.click(screen.getByRole('button', {name: /switch to year view/}));
  // jsdom ignores that the rule of the fence is more specific than the width of the years.
  const rules = [...document.styleSheets].flatMap(({cssRules}) => [...cssRules]) as CSSStyleRule[];
  const widths = rules
    .filter(({selectorText}) => selectorText?.endsWith(' .MuiYearCalendar-root'))
    .map((rule) => rule.style.width);
  expect(widths).toEqual(['100%']);
});

describe('Your own layout', () => {
  test('of the demo adds a line that follows the value', () => {
    render(<AddComponent />);
    const line = screen.getByText('Ferry at 9:15 and 17:40');
    expect(line.getAttribute('role')).toBe('status');
    fireEvent.click(screen.getByText('19', {selector: '[role=gridcell]'}));
    expect(line.textContent).toBe('No ferry on Sundays');
    expect(screen.getByText('OK')).toBeTruthy();
  });

  test('of the demo passes on the className of a static picker', () => {
    // What the demo renders below the provider.
    const {slots} = (AddComponent() as ReactElement<{children: ReactElement<{slots: object}>}>).props.children.props;
    render(withDayjs(<StaticDatePicker className="mine" slots={slots} />));
    expect(document.querySelector('.mine.MuiPickersLayout-root')).not.toBeNull();
  });

  test('gets the ref of a static picker, which only forwardRef can pass on', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const nodeOf = (layout: unknown): HTMLElement | null => {
      const ref = createRef<HTMLDivElement>();
      const {unmount} = render(withDayjs(<StaticDatePicker ref={ref} slots={{layout: layout as ComponentType}} />));
      const node = ref.current;
      unmount();
      return node;
    };
    expect(nodeOf(forwardRef((_props, ref: Ref<HTMLElement>) => <i ref={ref} />))?.tagName).toBe('I');
    expect(error).not.toHaveBeenCalled();
    expect(nodeOf(() => <i />)).toBeNull();
    expect(error.mock.calls.flat().join(' ')).toContain('Function components cannot be given refs');
    jest.restoreAllMocks();
  });

  test('renders no shortcuts without items and no bar without actions, but a toolbar', () => {
    const Layout = (props: PickersLayoutProps<dayjs.Dayjs | null, dayjs.Dayjs, 'day'>) => {
      const {toolbar, shortcuts, actionBar} = usePickerLayout(props);
      return (
        <>
          <div data-testid="toolbar">{toolbar}</div>
          <div data-testid="shortcuts">{shortcuts}</div>
          <div data-testid="bar">{actionBar}</div>
        </>
      );
    };
    render(withDayjs(<StaticDatePicker slots={{layout: Layout as never}} slotProps={{actionBar: {actions: []}}} />));
    expect(['toolbar', 'shortcuts', 'bar'].map((id) => screen.getByTestId(id).childElementCount)).toEqual([1, 0, 0]);
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
