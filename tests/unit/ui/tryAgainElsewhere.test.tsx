/** @jest-environment jsdom */
import {act, render} from '@testing-library/react';
import type {ReactNode} from 'react';
import {MemoryRouter, useHistory} from 'react-router-dom';
import useTryAgainElsewhere from '@site/src/ui/useTryAgainElsewhere';

let go: ReturnType<typeof useHistory>;

function ErrorPage({tryAgain}: {readonly tryAgain: () => void}): ReactNode {
  go = useHistory();
  useTryAgainElsewhere(tryAgain);
  return null;
}

test('the error page of one page ends on another, and not within the page', () => {
  const tryAgain = jest.fn();
  render(
    <MemoryRouter initialEntries={['/x/introduction/', '/x/broken/']} initialIndex={1}>
      <ErrorPage tryAgain={tryAgain} />
    </MemoryRouter>,
  );
  act(() => go.push('/x/broken/#part'));
  expect(tryAgain).not.toHaveBeenCalled();
  act(() => go.go(-2));
  expect(tryAgain).toHaveBeenCalledTimes(1);
});
