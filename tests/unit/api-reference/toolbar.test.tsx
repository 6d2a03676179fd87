/** @jest-environment jsdom */
import {act, fireEvent, render, screen} from '@testing-library/react';
import type * as Server from 'react-dom/server';
import {stickyOffset} from '../../../plugins/api-reference/client/stickyOffset';
import ApiToolbar from '../../../plugins/api-reference/theme/ApiToolbar';
import {API_DISPLAY_CHOSEN_KEY} from '../../../src/site/storage';

// The build for Node: jsdom has no text encoder, which the browser's build wants.
const {renderToString} = jest.requireActual<typeof Server>('react-dom/server.node');

jest.mock(
  '@theme/useApiDisplay',
  () => ({__esModule: true, default: () => ({display: 'expanded', chooseApiDisplay: () => undefined})}),
  {virtual: true},
);

test('what was typed into the filter before React listened holds', async () => {
  document.body.innerHTML = `<div id="page">${renderToString(<ApiToolbar />)}</div>
    <div data-api-row="rows"></div><div data-api-row="columns"></div>`;
  document.querySelector('input')!.value = 'col';
  await act(async () => {
    render(<ApiToolbar />, {container: document.querySelector<HTMLElement>('#page')!, hydrate: true});
    await Promise.resolve();
  });
  expect(screen.getByRole('searchbox')).toHaveValue('col');
  expect(screen.getByRole('status')).toHaveTextContent('1 of 2');
  expect(document.querySelector<HTMLElement>('[data-api-row="rows"]')?.hidden).toBe(true);
});

test('the buttons that bring rows back hand on the focus to the field', () => {
  document.body.innerHTML = '<div data-api-row="rows"><p data-api-part="details">What is shown.</p></div>';
  render(<ApiToolbar />);
  for (const name of ['Search descriptions: 1', 'Clear the filter']) {
    fireEvent.change(screen.getByRole('searchbox'), {target: {value: name.startsWith('S') ? 'shown' : 'nothing'}});
    screen.getByRole('button', {name}).focus();
    fireEvent.click(screen.getByRole('button', {name}));
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(screen.queryByRole('button', {name})).not.toBeInTheDocument();
  }
});

test('sections that the filter leaves empty go with all that belongs to them', () => {
  const list = (section: string, row: string): string =>
    `<div data-wide=""><div data-api-section="${section}"><div data-api-row="${row}"></div></div></div>`;
  document.body.innerHTML = `<main>
    <h2 id="props">Props</h2>${list('props', 'rows')}
    <h3 id="inheritance">Inheritance</h3><div id="inherited"></div>
    <h2 id="classes">Classes</h2>${list('classes', '.MuiDataGrid-cell')}
    <h3 id="states">States</h3><p id="text"></p>${list('css', '.Mui-selected')}
    <h2 id="theme">Theme</h2><div id="apart"></div></main>`;
  render(<ApiToolbar />);
  const hidden = () => [...document.querySelectorAll('main > [hidden][id]')].map(({id}) => id);
  const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), {target: {value}});
  type('rows');
  expect(hidden()).toEqual(['classes', 'states', 'text']);
  type('selected');
  expect(hidden()).toEqual(['props', 'inheritance', 'inherited', 'classes']);
  type('');
  expect(hidden()).toEqual([]);
});

test('a line says where the display is changed, until the reader does so', () => {
  document.body.innerHTML = '';
  localStorage.clear();
  render(<ApiToolbar />);
  expect(document.querySelector('[data-api-hint]')).toHaveTextContent('Change how rows look above');
  fireEvent.click(screen.getByRole('button', {name: 'Table'}));
  expect(document.querySelector('[data-api-hint]')).toBeNull();
  expect(localStorage.getItem(API_DISPLAY_CHOSEN_KEY)).toBe('true');
});

test('the displays come first: on a phone the other choices appear behind them', () => {
  document.body.innerHTML = '';
  render(<ApiToolbar />);
  const names = screen.getAllByRole('button').map(({textContent}) => textContent);
  expect(names).toEqual(['Collapsed', 'Expanded', 'Table', 'In descriptions']);
});

test('rows are read below the toolbar, and below the navbar if the toolbar scrolls away', () => {
  document.body.innerHTML = '<nav class="navbar"></nav><div data-api-toolbar=""></div>';
  const [navbar, toolbar] = document.body.children as unknown as [HTMLElement, HTMLElement];
  navbar.getBoundingClientRect = () => ({bottom: 60}) as DOMRect;
  toolbar.getBoundingClientRect = () => ({bottom: -900}) as DOMRect;
  toolbar.style.position = 'static';
  expect(stickyOffset()).toBe(60);
  toolbar.style.position = 'sticky';
  toolbar.getBoundingClientRect = () => ({bottom: 118}) as DOMRect;
  expect(stickyOffset()).toBe(118);
});
