/** @jest-environment jsdom */
import {act, fireEvent, render, screen, waitFor} from '@testing-library/react';
import {GRID_FEATURES} from '@site/src/site/gridFeatures';
import PlanFeatures from '@site/src/ui/PlanFeatures';

async function tick(name: string): Promise<void> {
  await act(async () => {
    fireEvent.click(screen.getByRole('checkbox', {name}));
    await import('@site/src/ui/PlanFeatures/PlanResult');
    await import('@site/src/ui/PlanFeatures/installCode');
  });
}

const result = (): string => screen.getByRole('status').textContent ?? '';

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/x/');
});

beforeAll(() => {
  window.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
});

test('what is ticked decides which plan is shown, with its import', async () => {
  render(<PlanFeatures />);
  await screen.findByRole('table');
  expect(screen.queryByRole('status')).toBeNull();
  fireEvent.focus(screen.getByRole('checkbox', {name: 'Tree data'}));
  await screen.findByText('Tick the features that you need.');
  await tick('Editing cells and rows');
  expect(result()).toContain('Community');
  await tick('Tree data');
  await tick('Excel export');
  expect(result()).toBe('Features ticked: 3. The least plan that has them: Premium.');
  expect(document.querySelector('pre')?.textContent).toBe(
    "npm install @mui/x-data-grid-premium@6\n\nimport { DataGridPremium } from '@mui/x-data-grid-premium';",
  );
  // A keyboard scrolls what is too wide.
  expect(screen.getByRole('group', {name: 'Code'})).toHaveAttribute('tabindex', '0');
  await tick('Excel export');
  expect(result()).toContain('Pro');
  fireEvent.click(screen.getByRole('button', {name: 'Clear'}));
  expect(result()).toBe('Tick the features that you need.');
});

test('differences leave out what every plan has', async () => {
  render(<PlanFeatures differencesOnly />);
  await screen.findByRole('table');
  const paid = GRID_FEATURES.filter(({plan}) => plan !== 'community');
  expect(screen.getAllByRole('checkbox')).toHaveLength(paid.length);
  expect(screen.getAllByRole('rowheader', {name: 'Tree data'})).toHaveLength(1);
  const cells = [...screen.getByRole('rowheader', {name: 'Row grouping'}).parentElement!.querySelectorAll('td')];
  expect(cells.slice(2).map(({textContent}) => textContent)).toEqual(['no', 'no', 'yes']);
});

test('a link ticks features, and what is ticked is kept for the tab', async () => {
  window.history.replaceState(null, '', '/x/#features=treeData,nothing,__proto__,dateRangePicker');
  const {unmount} = render(<PlanFeatures allProducts />);
  await screen.findByText('Features ticked: 2. The least plan that has them:', {exact: false});
  expect(result()).toBe('Features ticked: 2. The least plan that has them: Pro.');
  expect(screen.getByText(/^Needed for:/)).toHaveTextContent(
    'Needed for: Tree data, Picker of a range of dates. What Pro adds',
  );
  expect(document.querySelector('pre')?.textContent).toContain(
    'npm install @mui/x-data-grid-pro@6 @mui/x-date-pickers-pro@6\n',
  );
  await tick('Bars');
  expect(window.location.hash).toBe('#features=treeData,dateRangePicker,barChart');
  unmount();

  // A page with fewer features keeps those that it does not show.
  window.history.replaceState(null, '', '/x/');
  const differences = render(<PlanFeatures differencesOnly />);
  await screen.findByText('Features ticked: 1.', {exact: false});
  expect(screen.getAllByRole('checkbox', {checked: true})).toHaveLength(1);
  await tick('Row grouping');
  differences.unmount();
  render(<PlanFeatures allProducts />);
  await screen.findByText('Features ticked: 4.', {exact: false});
  fireEvent.click(screen.getByRole('button', {name: 'Clear'}));
  await waitFor(() => expect(sessionStorage.getItem('planFeatures')).toBeNull());
});

test('a feature that is ticked before the link is read is kept with those of the link', async () => {
  window.history.replaceState(null, '', '/x/#features=treeData,excelExport');
  render(<PlanFeatures />);
  fireEvent.click(screen.getByRole('checkbox', {name: 'Row grouping'}));
  await screen.findByText('Features ticked: 3.', {exact: false});
  await waitFor(() => expect(window.location.hash).toBe('#features=excelExport,treeData,rowGrouping'));
});

test('what the page does not show stays ticked when its features are cleared', async () => {
  sessionStorage.setItem('planFeatures', 'features=treeData,dateRangePicker');
  window.history.replaceState(null, '', '/x/');
  render(<PlanFeatures differencesOnly />);
  await screen.findByText('Features ticked: 1.', {exact: false});
  fireEvent.click(screen.getByRole('button', {name: 'Clear'}));
  await waitFor(() => expect(sessionStorage.getItem('planFeatures')).toBe('features=dateRangePicker'));
});

test.each(['#features=', '#features=nothing', `#features=treeData${',a'.repeat(5000)}`, '#features=%E0%A4%A'])(
  'the link %.40s ticks nothing',
  async (hash) => {
    window.history.replaceState(null, '', `/x/${hash}`);
    render(<PlanFeatures />);
    await screen.findByRole('table');
    expect(screen.queryAllByRole('checkbox', {checked: true})).toEqual([]);
    expect(screen.queryByRole('status')).toBeNull();
  },
);
