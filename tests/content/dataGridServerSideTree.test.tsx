/** @jest-environment jsdom */
import {act, fireEvent, render, screen} from '@testing-library/react';
import ServerSideRowGrouping from '../../docs/react-data-grid/server-side-data/row-grouping/ServerSideRowGrouping';
import ServerSideTreeData from '../../docs/react-data-grid/server-side-data/tree-data/ServerSideTreeData';
import {makeOrders} from '../../docs/react-data-grid/shared/orders';
import {cellTexts, flip, mockMeasures, pass, scrollTo} from './serverSideInJest';

interface Orders {
  makeOrders: (count: number) => object[];
}

/** Fewer orders: to make and sort all of them takes seconds. */
function mockFewerOrders(actual: Orders): Orders {
  return {...actual, makeOrders: (count) => actual.makeOrders(Math.min(count, 2_800))};
}
jest.mock('../../docs/react-data-grid/shared/orders', () =>
  mockFewerOrders(jest.requireActual<Orders>('../../docs/react-data-grid/shared/orders')),
);

mockMeasures();

const NAMES = '__tree_data_group__';
const names = (): string[] => cellTexts(NAMES);

function cellOf(name: string): Element {
  const cell = [...document.querySelectorAll(`[data-field=${NAMES}]`)].find(({textContent}) => textContent === name);
  if (!cell) {
    throw new Error(`No row "${name}" among ${names().join(', ')}`);
  }
  return cell;
}

const toggle = (name: string): boolean => fireEvent.click(cellOf(name).querySelector('button')!);

describe('tree data', () => {
  test('the first level is loaded alone, children when their row is expanded, once', async () => {
    render(<ServerSideTreeData />);
    await pass(0);
    expect(names()).toEqual(['Loading…']);
    await pass(500);
    expect(names()).toEqual(['Maps', 'Photographs', 'Letters', 'Coins', 'Textiles', 'Instruments']);
    toggle('Maps');
    await pass(0);
    expect(names().slice(0, 3)).toEqual(['Maps', 'Loading…', 'Photographs']);
    await pass(500);
    expect(names().slice(0, 3)).toEqual(['Maps', '1850s', '1860s']);
    toggle('1850s');
    await pass(500);
    expect(names().slice(0, 4)).toEqual(['Maps', '1850s', 'Box 1', 'Box 2']);
    toggle('Maps');
    toggle('Maps');
    await pass(0);
    expect(names().slice(0, 4)).toEqual(['Maps', '1850s', 'Box 1', 'Box 2']);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('two branches at once, the slow one first, and each gets its own children', async () => {
    render(<ServerSideTreeData />);
    await pass(500);
    flip('Slow server');
    toggle('Maps');
    flip('Slow server');
    toggle('Coins');
    await pass(600);
    expect(names().slice(0, 2)).toEqual(['Maps', 'Loading…']);
    expect(names()[5]).toBe('1850s');
    await pass(3_000);
    expect(names().slice(0, 3)).toEqual(['Maps', '1850s', '1860s']);
  });

  test('what failed is tried again, by its button and by the keyboard', async () => {
    render(<ServerSideTreeData />);
    await pass(500);
    flip('Requests fail');
    toggle('Maps');
    await pass(500);
    expect(names()[1]).toBe('Not loadedRetry');
    fireEvent.keyDown(cellOf('Not loadedRetry'), {key: 'Enter'});
    await pass(0);
    expect(names()[1]).toBe('Loading…');
    await pass(500);
    expect(names()[1]).toBe('Not loadedRetry');
    flip('Requests fail');
    const retry = screen.getByText('Retry');
    act(() => retry.focus());
    fireEvent.click(retry);
    await pass(0);
    expect(document.activeElement?.textContent).toBe('Loading…');
    await pass(500);
    expect(names()[1]).toBe('1850s');
    expect(document.activeElement?.textContent).toBe('1850s');
  });

  test('an answer from before a reload is dropped', async () => {
    render(<ServerSideTreeData />);
    await pass(500);
    flip('Slow server');
    toggle('Maps');
    flip('Slow server');
    fireEvent.click(screen.getByText('Reload'));
    await pass(5_000);
    expect(names()).toEqual(['Maps', 'Photographs', 'Letters', 'Coins', 'Textiles', 'Instruments']);
  });
});

test('groups have the totals of the server, and their orders come in pages', async () => {
  const orders = makeOrders(100_000);
  render(<ServerSideRowGrouping />);
  await pass(500);
  expect(names()).toEqual(['Denmark', 'France', 'Germany', 'Italy', 'Poland', 'Portugal', 'Spain']);
  const ofDenmark = orders.filter(({country}) => country === 'Denmark');
  expect(cellTexts('orders')[0]).toBe(ofDenmark.length.toLocaleString());
  toggle('Denmark');
  await pass(500);
  toggle('Open');
  await pass(500);
  const open = ofDenmark.filter(({status}) => status === 'Open');
  expect(names()[2]).toBe(open[0]!.customer);
  await scrollTo(48 * 52);
  const more = `50 of ${open.length.toLocaleString('en')}Load more`;
  expect(names()).toContain(more);
  fireEvent.mouseDown(cellOf(more));
  fireEvent.mouseUp(cellOf(more));
  fireEvent.keyDown(cellOf(more), {key: 'Enter'});
  await pass(500);
  expect(names()).not.toContain(more);
  expect(names()).toContain(open[50]!.customer);
  expect(document.activeElement?.textContent).toBe(open[50]!.customer);
  await scrollTo(98 * 52);
  expect(names()).toContain(`100 of ${open.length.toLocaleString('en')}Load more`);
});
