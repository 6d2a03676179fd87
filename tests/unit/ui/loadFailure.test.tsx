/** @jest-environment jsdom */
import {act, fireEvent, render, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import StaticHtml from '@site/src/ui/StaticHtml';

/** A part of a page whose data cannot be fetched at first. */
function part(text: string): {readonly load: jest.Mock; readonly element: JSX.Element} {
  const load = jest
    .fn<Promise<{default: string}>, []>()
    .mockRejectedValueOnce(new Error('reset'))
    .mockResolvedValue({default: text});
  return {
    load,
    element: <StaticHtml loaded={undefined} load={load} render={(data: string) => <em>{data}</em>} fallback="…" />,
  };
}

test('a part that cannot be loaded says so, and one press tries again for all', async () => {
  const parts = [part('props'), part('slots')];
  render(<MemoryRouter>{parts.map(({element}, index) => ({...element, key: index}))}</MemoryRouter>);
  await screen.findAllByRole('alert');
  const buttons = screen.getAllByRole('button', {name: 'Try again'});
  expect(buttons).toHaveLength(2);
  buttons[0]?.focus();
  await act(async () => {
    fireEvent.click(buttons[0]!);
    await Promise.resolve();
  });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('props')).toBeVisible();
  expect(screen.getByText('slots')).toBeVisible();
  // The button is gone, and what came in its place has the focus.
  expect(document.activeElement).toHaveTextContent('props');
});
