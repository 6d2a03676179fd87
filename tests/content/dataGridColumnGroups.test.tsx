/** @jest-environment jsdom */
import {act, fireEvent, render, screen} from '@testing-library/react';
import CollapsibleGroupGrid from '../../docs/react-data-grid/column-groups/CollapsibleGroupGrid';

beforeEach(() => {
  for (const name of ['clientWidth', 'offsetWidth'] as const) {
    jest.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(800);
  }
});

afterEach(() => {
  jest.restoreAllMocks();
});

const focusedHeader = () =>
  document.activeElement?.closest('[role=columnheader][data-field]')?.getAttribute('data-field');

/** As `Tab` does, and `↑` from the column. */
function focusButton(): HTMLElement {
  const button = screen.getByRole('button', {name: /^Air/});
  act(() => button.focus());
  return button;
}

test.each([['open'], ['collapsed']])('↓ on the button of the group leads back to its column, %s', (state) => {
  render(<CollapsibleGroupGrid />);
  if (state === 'collapsed') {
    fireEvent.click(focusButton());
    expect(document.querySelector('[role=columnheader][data-field=gusts]')).toBeNull();
  }
  expect(fireEvent.keyDown(focusButton(), {key: 'ArrowDown'})).toBe(false);
  expect(focusedHeader()).toBe('wind');
});

test('other keys on the button stay where they are', () => {
  render(<CollapsibleGroupGrid />);
  const button = focusButton();
  for (const key of ['Enter', 'ArrowLeft', 'ArrowUp']) {
    fireEvent.keyDown(button, {key});
    expect(document.activeElement).toBe(button);
  }
});
