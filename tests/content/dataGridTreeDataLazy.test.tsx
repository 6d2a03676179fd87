/** @jest-environment jsdom */
import {act, fireEvent, render, screen} from '@testing-library/react';
import {GRID_TREE_DATA_GROUPING_FIELD} from '@mui/x-data-grid-pro';
import TreeDataLazyLoading from '../../docs/react-data-grid/tree-data/TreeDataLazyLoading';
import {makeArchive} from '../../docs/react-data-grid/tree-data/archive';

beforeEach(() => {
  // License notices.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const name of ['clientWidth', 'offsetWidth'] as const) {
    jest.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(800);
  }
  jest.useFakeTimers();
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** Names of the first rows; jsdom has no height for more. */
function tree(): string[] {
  const cells = document.querySelectorAll(`[role=cell][data-field=${GRID_TREE_DATA_GROUPING_FIELD}]`);
  return [...cells].map((cell) => cell.textContent ?? '');
}

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const button = (name: string) => screen.queryByLabelText(name);

test('a folder is loaded once, opens, and is not requested again', async () => {
  render(<TreeDataLazyLoading />);
  expect(tree()).toEqual([]);
  await wait(600);
  expect(tree().slice(0, 2)).toEqual(['1950', '1949']);
  fireEvent.click(button('Open 1950')!);
  expect(button('Loading')).toBeInTheDocument();
  fireEvent.click(button('Open 1950')!);
  await wait(600);
  expect(tree()).toEqual(['1950', 'Q1', 'Q2']);
  fireEvent.click(button('Open 1950')!);
  expect(tree().slice(0, 2)).toEqual(['1950', '1949']);
  fireEvent.click(button('Open 1950')!);
  expect(tree()[1]).toBe('Q1');
});

test('a request that fails can be repeated, and closing the page ends it', async () => {
  const {unmount} = render(<TreeDataLazyLoading />);
  fireEvent.click(screen.getByLabelText('Requests fail'));
  await wait(600);
  fireEvent.click(screen.getByLabelText('Requests fail'));
  fireEvent.click(screen.getByText('Try again'));
  await wait(600);
  fireEvent.click(screen.getByLabelText('Requests fail'));
  fireEvent.click(button('Open 1950')!);
  await wait(600);
  expect(tree()[0]).toBe('1950 could not be loaded');
  fireEvent.click(screen.getByLabelText('Requests fail'));
  fireEvent.click(button('Load 1950 again')!);
  await wait(600);
  expect(tree().slice(0, 2)).toEqual(['1950', 'Q1']);
  fireEvent.click(button('Open 1950')!);
  fireEvent.click(button('Open 1949')!);
  expect(button('Loading')).toBeInTheDocument();
  const abort = jest.spyOn(AbortController.prototype, 'abort');
  unmount();
  expect(abort).toHaveBeenCalled();
});

test('the archive has 4,800 letters, each in a folder', () => {
  const entries = makeArchive();
  const folders = new Set(entries.filter(({isFolder}) => isFolder).map(({id}) => id));
  expect(entries.filter(({isFolder}) => !isFolder)).toHaveLength(4_800);
  expect(entries.every(({parent}) => parent === 'root' || folders.has(parent))).toBe(true);
});
