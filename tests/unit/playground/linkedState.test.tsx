/** @jest-environment jsdom */
import type {ReactNode} from 'react';
import {fireEvent, render, screen} from '@testing-library/react';
import {Link, MemoryRouter} from 'react-router-dom';
import {useLinkedState} from '../../../plugins/playground/client/useLinkedState';

const HASHES = ['#Play=p1(a:1)', '#a-heading', '#Other=p1(b:2)', '#Play=p1(a:3)'];

function Page(): ReactNode {
  return (
    <>
      <output>{useLinkedState('Play') ?? 'nothing'}</output>
      {HASHES.map((hash) => (
        <Link key={hash} to={hash}>
          {hash}
        </Link>
      ))}
    </>
  );
}

test('a playground keeps the state of its last link while the reader follows others', () => {
  render(
    <MemoryRouter initialEntries={['/x/']}>
      <Page />
    </MemoryRouter>,
  );
  const stateAfter = (hash: string): string | null => {
    fireEvent.click(screen.getByRole('link', {name: hash}));
    return screen.getByRole('status').textContent;
  };
  expect(screen.getByRole('status')).toHaveTextContent('nothing');
  expect(stateAfter('#a-heading')).toBe('nothing');
  expect(HASHES.map(stateAfter)).toEqual(['p1(a:1)', 'p1(a:1)', 'p1(a:1)', 'p1(a:3)']);
});
