/** @jest-environment jsdom */
import type {ReactNode} from 'react';
import {act, fireEvent, render, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import StaticHtml from '@site/src/ui/StaticHtml';

/** A part of a page whose data cannot be fetched at first. */
function part(text: string): ReactNode {
  const load = jest
    .fn<Promise<{default: string}>, []>()
    .mockRejectedValueOnce(new Error('reset'))
    .mockResolvedValue({default: text});
  return <StaticHtml loaded={undefined} load={load} render={(data) => <em>{data}</em>} fallback="…" />;
}

test('a part that cannot be loaded says so, and one press tries again for all', async () => {
  render(
    <MemoryRouter>
      {part('props')}
      {part('slots')}
    </MemoryRouter>,
  );
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
