/** @jest-environment jsdom */
import {useState, type ReactNode} from 'react';
import {act, fireEvent, render, screen} from '@testing-library/react';
import type * as Server from 'react-dom/server';
import FilterBar from '../../../src/ui/FilterBar';
import SegmentedControl from '../../../src/ui/SegmentedControl';

// The build for Node: jsdom has no text encoder, which the browser's build wants.
const {renderToString} = jest.requireActual<typeof Server>('react-dom/server.node');

const CHOICES = [
  {value: 'all', label: 'All'},
  {value: 'charts', label: 'Charts'},
];

/** Tells what it would filter by, as each owner of a bar does. */
function Filtered(): ReactNode {
  const [filter, setFilter] = useState({text: '', chosen: 'all'});
  return (
    <FilterBar
      label="Filter"
      placeholder="Word"
      text={filter.text}
      onText={(text) => setFilter((before) => ({...before, text}))}
      status={`${filter.text} in ${filter.chosen}`}
    >
      <SegmentedControl
        look="line"
        label="Product"
        options={CHOICES}
        value={filter.chosen}
        onChoose={(chosen) => setFilter((before) => ({...before, chosen}))}
      />
    </FilterBar>
  );
}

/** Shows the server's HTML, lets a reader do something there, and has React take over. */
function hydrate(before: () => void): void {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Filtered />);
  document.body.replaceChildren(container);
  before();
  render(<Filtered />, {container, hydrate: true});
}

test('what was typed before React listened holds', async () => {
  hydrate(() => {
    (screen.getByRole('searchbox') as HTMLInputElement).value = 'legend';
  });
  await act(() => Promise.resolve());
  expect(screen.getByRole('status')).toHaveTextContent('legend in all');
  expect(screen.getByRole('searchbox')).toHaveValue('legend');

  fireEvent.click(screen.getByRole('radio', {name: 'Charts'}));
  expect(screen.getByRole('status')).toHaveTextContent('legend in charts');
});

test('if nothing was typed and chosen, nothing is asked for', () => {
  hydrate(() => undefined);
  expect(screen.getByRole('status')).toHaveTextContent('in all');
  expect(screen.getByRole('radio', {name: 'All'})).toBeChecked();
});

test.each([{isComposing: true}, {keyCode: 229}])('keys of an input method are its own: %j', (mark) => {
  const onText = jest.fn();
  const onEnter = jest.fn();
  render(<FilterBar label="Filter" placeholder="Word" text="表" onText={onText} onEnter={onEnter} status="" />);
  const press = (key: string, init: KeyboardEventInit) =>
    fireEvent.keyDown(screen.getByRole('searchbox'), {key, ...init});
  onText.mockClear();
  press('Enter', mark);
  press('Escape', mark);
  expect(onText).not.toHaveBeenCalled();
  expect(onEnter).not.toHaveBeenCalled();
  press('Enter', {keyCode: 13});
  expect(onEnter).toHaveBeenCalledTimes(1);
});

test('Escape empties the field', () => {
  render(<Filtered />);
  fireEvent.change(screen.getByRole('searchbox'), {target: {value: 'bar'}});
  expect(screen.getByRole('status')).toHaveTextContent('bar in all');
  fireEvent.keyDown(screen.getByRole('searchbox'), {key: 'Escape'});
  expect(screen.getByRole('searchbox')).toHaveValue('');
});
