/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["browser", "umd"]}
 */
import './chartsInJest';
import {act, fireEvent, render, screen, within} from '@testing-library/react';
import dayjs, {type Dayjs} from 'dayjs';
import {createTheme, ThemeProvider} from '@mui/material/styles';
import type * as Grid from '@mui/x-data-grid';
import Dashboard from '../../docs/introduction/dashboard-template/Dashboard';
import {dayRangeOf} from '../../docs/introduction/dashboard-template/dashboard/rangeField';
import {dashboardTheme, lineColors} from '../../docs/introduction/dashboard-template/dashboard/theme';
import {giveGridsASize} from './dataGridRowsInJest';

/** The `rows` of the grid, each time it was rendered. */
const mockRows: unknown[] = [];
jest.mock('@mui/x-data-grid', () => {
  const actual = jest.requireActual<typeof Grid>('@mui/x-data-grid');
  return {
    ...actual,
    DataGrid: (props: Grid.DataGridProps) => {
      mockRows.push(props.rows);
      return <actual.DataGrid {...props} />;
    },
  };
});

// Reduced motion, so that charts do not move; a fine pointer, so that the picker is the one for desktops.
window.matchMedia = (media: string) =>
  ({
    media,
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }) as unknown as MediaQueryList;

beforeEach(() => {
  giveGridsASize(1400, 900);
  // The notice of the Pro plan.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const title = (): string | null => find('h2').textContent;
const said = (): string | null => find('[role="status"]').textContent;
const rowNames = (): (string | null)[] =>
  [...document.querySelectorAll('.MuiDataGrid-cell[data-field="name"]')].map(({textContent}) => textContent);
const lines = (): Element[] => [...document.querySelectorAll('.MuiLineElement-root')];
const valueOf = (name: string): string | null | undefined =>
  [...document.querySelectorAll('dt')].find(({textContent}) => textContent === name)?.nextElementSibling?.textContent;
/** An element by its selector: looking for a role takes jsdom half a second in so large a tree. */
const find = <Found extends HTMLElement>(selector: string): Found => {
  const found = document.querySelector<Found>(selector);
  if (!found) {
    throw new Error(`There is no ${selector}.`);
  }
  return found;
};
// The tree is behind its button: jsdom knows no container queries.
const navigateTo = (name: string): void => {
  fireEvent.click(within(find('[role="tree"]')).getByText(name));
};
const boxOf = (shopId: string): HTMLElement => find(`[data-id="${shopId}"] input[type="checkbox"]`);
const select = (shopId: string): void => {
  fireEvent.click(boxOf(shopId));
};
const selectedIds = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('.MuiDataGrid-row[aria-selected="true"]')].map(
    ({dataset}) => dataset['id'],
  );
const field = (): HTMLInputElement => screen.getByLabelText('Days');
const typeRange = (text: string): void => {
  fireEvent.change(field(), {target: {value: text}});
};

test('the tree chooses what the cards, the charts and the grid show', () => {
  render(<Dashboard />);
  expect(title()).toBe('All shops');
  expect(rowNames()).toHaveLength(15);
  navigateTo('Munster');
  expect(title()).toBe('Munster');
  expect(rowNames()).toEqual(['Cork', 'Limerick', 'Kinsale', 'Tralee']);
  navigateTo('Kinsale');
  expect(rowNames()).toEqual(['Kinsale']);
  expect(said()).toContain(`Revenue of ${valueOf('Revenue')}`);
  expect(lines()).toHaveLength(1);
});

test('rows that are selected in the grid are summed and drawn, a line each', () => {
  render(<Dashboard />);
  const all = valueOf('Revenue');
  select('cork');
  select('galway');
  expect(title()).toBe('Cork and Galway');
  expect(valueOf('Revenue')).not.toBe(all);
  expect(lines()).toHaveLength(2);
  const compared = screen.getByRole('list', {name: 'Compared shops'});
  expect(
    within(compared)
      .getAllByRole('listitem')
      .map(({textContent}) => textContent),
  ).toEqual(['Cork', 'Galway']);
  fireEvent.keyDown(within(compared).getByRole('button', {name: 'Cork'}), {key: 'Delete'});
  fireEvent.keyUp(within(compared).getByRole('button', {name: 'Cork'}), {key: 'Delete'});
  expect(title()).toBe('Galway');
  expect(selectedIds()).toEqual(['galway']);
});

test('a selection keeps the rows that the grid has, and a range gives it others', () => {
  mockRows.length = 0;
  render(<Dashboard />);
  select('cork');
  expect(mockRows.length).toBeGreaterThan(1);
  expect(new Set(mockRows).size).toBe(1);
  typeRange('1 Jun 2025 – 30 Jun 2025');
  expect(new Set(mockRows).size).toBe(2);
});

test('a node without the selected shops ends the comparison; one with them keeps it', () => {
  render(<Dashboard />);
  select('cork');
  select('galway');
  navigateTo('Munster');
  expect(title()).toBe('Cork');
  navigateTo('Leinster');
  expect(title()).toBe('Leinster');
  navigateTo('All shops');
  expect(title()).toBe('All shops');
  expect(selectedIds()).toEqual([]);
});

test('more than six shops are one line', () => {
  render(<Dashboard />);
  fireEvent.click(screen.getByLabelText('Select all rows'));
  expect(title()).toBe('15 shops');
  expect(lines()).toHaveLength(1);
  expect(screen.queryByLabelText('Compared shops')).toBeNull();
});

test('the range sets the cards, the charts and the grid; many days are drawn by week', () => {
  render(<Dashboard />);
  const revenues = (): string[] =>
    [...document.querySelectorAll('.MuiDataGrid-cell[data-field="revenue"]')].map(({textContent}) => textContent ?? '');
  const [before, rows] = [valueOf('Revenue'), revenues()];
  typeRange('1 Jun 2025 – 30 Jun 2025');
  expect(said()).toMatch(/from 1 Jun to 30 Jun 2025$/);
  expect(valueOf('Revenue')).not.toBe(before);
  expect(revenues()).not.toEqual(rows);
  expect(screen.getByText('Revenue by day')).not.toBeNull();
  typeRange('1 Jan 2025 – 31 Dec 2025');
  expect(screen.getByText('Revenue by week')).not.toBeNull();
});

test('a range without sales says so everywhere, and a shop that was not open yet says that', () => {
  render(<Dashboard />);
  select('howth');
  select('cork');
  typeRange('1 Feb 2025 – 28 Feb 2025');
  expect(screen.getByText('Howth: not open yet')).not.toBeNull();
  typeRange('1 Feb 2019 – 28 Feb 2019');
  expect(said()).toBe('No sales from 1 Feb to 28 Feb 2019');
  expect(screen.getAllByText('No sales on these days.')).toHaveLength(2);
  expect([valueOf('Revenue'), valueOf('Average receipt'), valueOf('Best day')]).toEqual(['€0', '–', '–']);
  expect(rowNames()).toHaveLength(15);
});

test.each(['1 Sep 2025', '1 Sep 2025 – 1 Aug 2025', '1 Sep 0202 – 30 Sep 2025'])(
  'what is no range changes nothing: %s',
  (text) => {
    render(<Dashboard />);
    const before = said();
    typeRange(text);
    expect(said()).toBe(before);
  },
);

test('Reset brings back the first state, and the range into its field', () => {
  render(<Dashboard />);
  const before = [said(), field().value];
  navigateTo('Munster');
  select('cork');
  typeRange('1 Jun 2025 – 30 Jun 2025');
  fireEvent.click(screen.getByText('Reset'));
  expect([said(), field().value]).toEqual(before);
  expect(title()).toBe('All shops');
  expect(selectedIds()).toEqual([]);
});

test('the live region stays the same element, so that changes of its text are said', () => {
  render(<Dashboard />);
  const region = find('[role="status"]');
  select('cork');
  navigateTo('Munster');
  expect(find('[role="status"]')).toBe(region);
});

test('on a narrow screen a button shows the tree', () => {
  render(<Dashboard />);
  const button = find('nav button');
  expect(button.textContent).toBe('All shops');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  act(() => button.click());
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).toBe(screen.getByRole('tree'));
  navigateTo('Connacht');
  expect(button.textContent).toBe('Connacht');
});

describe('a value of the picker', () => {
  const day = (text: string): Dayjs => dayjs(text);

  test('is the days that the user reads, whatever the time', () => {
    const late = day('2025-09-30T23:59:59');
    expect(dayRangeOf([day('2025-09-01T00:00:00'), late])).toEqual({from: '2025-09-01', to: '2025-09-30'});
    expect(dayRangeOf([late, day('2025-09-30T00:00:00')])).toEqual({from: '2025-09-30', to: '2025-09-30'});
  });

  test('is the whole year if it is empty, and nothing if it is incomplete or wrong', () => {
    expect(dayRangeOf([null, null])).toEqual({from: '2025-01-01', to: '2025-12-31'});
    expect(dayRangeOf([day('2025-09-01'), null])).toBeUndefined();
    expect(dayRangeOf([null, day('2025-09-01')])).toBeUndefined();
    expect(dayRangeOf([day('2025-09-02'), day('2025-09-01')])).toBeUndefined();
    expect(dayRangeOf([day('2025-09-02'), day('nonsense')])).toBeUndefined();
  });
});

describe('the theme', () => {
  /** Contrast of two colors, as WCAG 2 defines it. */
  function contrast(one: string, other: string): number {
    const luminance = (color: string): number => {
      const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
      const [red = 0, green = 0, blue = 0] = parts.map((part) =>
        part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  }

  test.each(['light', 'dark'] as const)('keeps mode and direction of the app, with enough contrast: %s', (mode) => {
    const theme = dashboardTheme(createTheme({direction: 'rtl', palette: {mode}}));
    expect([theme.direction, theme.palette.mode]).toEqual(['rtl', mode]);
    const {background, text, success, error, primary} = theme.palette;
    for (const color of [text.primary, text.secondary, success.main, error.main, primary.main]) {
      expect(contrast(color, background.paper)).toBeGreaterThanOrEqual(4.5);
    }
    for (const color of lineColors(theme)) {
      expect(contrast(color, background.paper)).toBeGreaterThanOrEqual(3);
    }
  });

  test('names its fonts, and the dashboard has them', () => {
    render(
      <ThemeProvider theme={createTheme({typography: {fontFamily: 'Other'}})}>
        <Dashboard />
      </ThemeProvider>,
    );
    expect(getComputedStyle(find('h2')).fontFamily).toContain('Fraunces');
    expect(getComputedStyle(find('[role="status"]')).fontFamily).toContain('Figtree');
  });
});
