/** @jest-environment jsdom */
import {fireEvent, render, screen} from '@testing-library/react';
import type * as Server from 'react-dom/server';
import ApiToolbar from '../../../plugins/api-reference/theme/ApiToolbar';

// The build for Node: jsdom has no text encoder, which the browser's build wants.
const {renderToString} = jest.requireActual<typeof Server>('react-dom/server.node');

jest.mock(
  '@theme/useApiDisplay',
  () => ({__esModule: true, default: () => ({display: 'expanded', chooseApiDisplay: () => undefined})}),
  {virtual: true},
);

test('what was typed into the filter before React listened holds', () => {
  document.body.innerHTML = `<div id="page">${renderToString(<ApiToolbar />)}</div>
    <div data-api-row="rows"></div><div data-api-row="columns"></div>`;
  document.querySelector('input')!.value = 'col';
  render(<ApiToolbar />, {container: document.querySelector<HTMLElement>('#page')!, hydrate: true});
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
