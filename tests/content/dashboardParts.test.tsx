/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["browser", "umd"]}
 */
import './chartsInJest';
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {fireEvent, render, screen, within} from '@testing-library/react';
import {createTheme} from '@mui/material/styles';
import {DataGrid} from '@mui/x-data-grid';
import Dashboard from '../../docs/introduction/dashboard-template/Dashboard';
import SalesChart from '../../docs/introduction/dashboard-template/dashboard/salesChart';
import {initialState, viewOf} from '../../docs/introduction/dashboard-template/dashboard/state';
import * as look from '../../docs/introduction/dashboard-template/dashboard/theme';
import {PROJECT_ROOT} from '../../src/node/project';
import {readProjectFile} from '../rules/projectFiles';
import {giveGridsASize} from './dataGridRowsInJest';

jest.mock('../../docs/introduction/dashboard-template/dashboard/theme', () => {
  const actual = jest.requireActual<typeof look>('../../docs/introduction/dashboard-template/dashboard/theme');
  return {...actual, dashboardTheme: jest.fn(actual.dashboardTheme)};
});

const FOLDER = 'docs/introduction/dashboard-template';
const page = readProjectFile(`${FOLDER}/index.mdx`);
const parts = readdirSync(path.join(PROJECT_ROOT, FOLDER, 'dashboard')).map((name) => `dashboard/${name}`);

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

/** The texts in backticks of a section's table. */
function namesBelow(heading: string): string[] {
  const [, section = ''] = page.split(`{/* #${heading} */}`);
  return [...(section.split('\n## ')[0] ?? '').matchAll(/`([^`]+)`/g)].flatMap(([, name]) => name ?? []);
}

test('the table of the files lists each of them', () => {
  expect(namesBelow('files').sort()).toEqual(['Dashboard.tsx', ...parts].sort());
});

test('what the page says to delete is in the code', () => {
  const code = ['Dashboard.tsx', ...parts].map((file) => readProjectFile(`${FOLDER}/${file}`)).join('\n');
  const all = [...parts.map((file) => path.basename(file)), 'Dashboard.tsx', 'rowSelection={false}'];
  const names = namesBelow('remove-a-part');
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !all.includes(name) && !code.includes(name))).toEqual([]);
  // The columns that are of no use without the tree, or with only one chart.
  const columns = [...code.matchAll(/gridTemplateColumns: '([^']+)'/g)].flatMap(([, value]) => value ?? []);
  for (const named of ['220px', '2fr 1fr']) {
    expect(names).toContain(named);
    expect(columns.filter((value) => value.startsWith(named))).toHaveLength(1);
  }
});

test('without checkboxes a click selects a row, unless selection is off', () => {
  const clickedRow = (props: object): string | null | undefined => {
    const {container, unmount} = render(
      <DataGrid rows={[{id: 1, name: 'Cork'}]} columns={[{field: 'name'}]} hideFooter {...props} />,
    );
    fireEvent.click(container.querySelector('.MuiDataGrid-cell') as Element);
    const selected = container.querySelector('.MuiDataGrid-row')?.getAttribute('aria-selected');
    unmount();
    return selected;
  };
  expect([clickedRow({}), clickedRow({rowSelection: false})]).toEqual(['true', 'false']);
  expect(namesBelow('remove-a-part')).toContain('rowSelection={false}');
});

describe('the theme', () => {
  /** Sizes of the title and of the heading of a panel, in pixels. */
  function headingSizes(): (number | undefined)[] {
    render(<Dashboard />);
    return ['h2', 'h3'].map((tag) => {
      const size = getComputedStyle(document.querySelector(tag) as Element).fontSize;
      return size.endsWith('rem') ? Number.parseFloat(size) * 16 : undefined;
    });
  }

  test('sets the sizes of the headings', () => {
    expect(headingSizes()).toEqual([28, 17]);
  });

  test('is the only one with these sizes: those of Material UI are on the page', () => {
    jest.mocked(look.dashboardTheme).mockImplementation((outer) => outer);
    expect(headingSizes()).toEqual([96, 60]);
    expect(page).toMatch(/title has 96 px and the headings of the panels have 60 px/);
  });

  test('takes the components of the theme around the dashboard', () => {
    const {dashboardTheme} = jest.requireActual<typeof look>(
      '../../docs/introduction/dashboard-template/dashboard/theme',
    );
    const components = {MuiButton: {defaultProps: {disableRipple: true}}};
    expect(dashboardTheme(createTheme({components})).components).toMatchObject(components);
  });
});

test('Reset leaves the open nodes and the order of the rows as they are', () => {
  render(<Dashboard />);
  const tree = document.querySelector<HTMLElement>('[role=tree]') as HTMLElement;
  const names = (): (string | null)[] =>
    [...document.querySelectorAll('.MuiDataGrid-cell[data-field="name"]')].map(({textContent}) => textContent);
  const isOpen = (): string | null | undefined =>
    within(tree).getByText('Munster').closest('[role=treeitem]')?.getAttribute('aria-expanded');
  expect(isOpen()).toBe('true');
  fireEvent.click(within(tree).getByText('Munster'));
  fireEvent.click(document.querySelector('.MuiDataGrid-columnHeader[data-field="name"]') as Element);
  fireEvent.click(screen.getByText('Reset'));
  expect(names()).toHaveLength(15);
  expect(names()).toEqual([...names()].sort());
  expect(isOpen()).toBe('false');
  expect(page).not.toMatch(/Everything is as it was/);
});

test('the tooltip says of a shop that it is not open yet, and of a closed day €0', () => {
  const [range, selected] = [{from: '2025-01-01', to: '2025-01-31'}, ['howth', 'cork']];
  render(<SalesChart view={viewOf({...initialState, range, selected})} onRemove={() => undefined} />);
  const chart = document.querySelector('.MuiLineElement-root')?.closest('svg') as SVGElement;
  fireEvent.mouseMove(chart, {clientX: 52, clientY: 100});
  const text = document.querySelector('[role=tooltip]')?.textContent;
  expect(text).toContain('Howthnot open yet');
  expect(text).toContain('Cork€0');
});
