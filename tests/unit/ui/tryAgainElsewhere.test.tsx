/** @jest-environment jsdom */
import {act, render} from '@testing-library/react';
import {createMemoryHistory} from 'history';
import {Router} from 'react-router-dom';
import useTryAgainElsewhere from '@site/src/ui/useTryAgainElsewhere';

function ErrorPage({tryAgain}: {readonly tryAgain: () => void}): null {
  useTryAgainElsewhere(tryAgain);
  return null;
}

test('the error page of one page ends on another, and not within the page', () => {
  const history = createMemoryHistory({initialEntries: ['/x/introduction/', '/x/broken/'], initialIndex: 1});
  const tryAgain = jest.fn();
  render(
    <Router history={history}>
      <ErrorPage tryAgain={tryAgain} />
    </Router>,
  );
  act(() => history.push('/x/broken/#part'));
  expect(tryAgain).not.toHaveBeenCalled();
  act(() => history.go(-2));
  expect(tryAgain).toHaveBeenCalledTimes(1);
});
