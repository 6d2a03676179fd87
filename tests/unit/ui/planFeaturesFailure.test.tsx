/** @jest-environment jsdom */
import {fireEvent, render, screen} from '@testing-library/react';
import PlanFeatures from '@site/src/ui/PlanFeatures';

jest.mock('@site/src/ui/PlanFeatures/PlanResult', () => {
  throw new Error('No network');
});

beforeAll(() => {
  window.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
});

test('a keyboard keeps its place while the result is fetched once more', async () => {
  render(<PlanFeatures />);
  fireEvent.click(await screen.findByRole('checkbox', {name: 'Tree data'}));
  const button = await screen.findByRole('button', {name: 'Try again'});
  const place = screen.getByRole('alert').parentElement;
  button.focus();
  fireEvent.click(button);
  expect(button).not.toBeInTheDocument();
  expect(place).toHaveFocus();
  expect(await screen.findByRole('button', {name: 'Try again'})).toBeInTheDocument();
});
