/** @jest-environment jsdom */
import {act, fireEvent, render, screen} from '@testing-library/react';
import Loading from '../../../src/theme/Loading';

const retry = jest.fn();

interface State {
  readonly error: unknown;
  readonly pastDelay: boolean;
}

/** Renders what react-loadable tells: a failure, or that the code is being fetched. */
function tell({error, pastDelay}: State, previous?: ReturnType<typeof render>): ReturnType<typeof render> {
  const element = <Loading isLoading={!error} pastDelay={pastDelay} timedOut={false} error={error} retry={retry} />;
  if (previous) {
    act(() => previous.rerender(element));
    return previous;
  }
  return render(element);
}

beforeEach(() => retry.mockClear());

test('a failure is tried again once before anything is said', () => {
  const view = tell({error: new Error('gone'), pastDelay: false});
  expect(retry).toHaveBeenCalledTimes(1);
  expect(view.container).toBeEmptyDOMElement();
  tell({error: null, pastDelay: false}, view);
  expect(view.container).toBeEmptyDOMElement();
  tell({error: new Error('gone'), pastDelay: false}, view);
  expect(retry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alert')).toHaveTextContent('This page could not be loaded');
});

test('the second try is not waited for in silence', () => {
  const view = tell({error: new Error('gone'), pastDelay: false});
  tell({error: null, pastDelay: true}, view);
  expect(screen.getByRole('alert')).toHaveTextContent('This page could not be loaded');
});

test('a page that is being fetched says nothing', () => {
  expect(tell({error: null, pastDelay: true}).container).toBeEmptyDOMElement();
  expect(retry).not.toHaveBeenCalled();
});

test('the reader may try as often as it takes, and keeps the button', () => {
  const view = tell({error: new Error('gone'), pastDelay: false});
  tell({error: new Error('gone'), pastDelay: false}, view);
  const button = screen.getByRole('button', {name: 'Try again'});
  for (let time = 2; time <= 4; time += 1) {
    const alert = screen.getByRole('alert');
    button.focus();
    fireEvent.click(button);
    expect(retry).toHaveBeenCalledTimes(time);
    tell({error: null, pastDelay: true}, view);
    expect(button).toHaveFocus();
    tell({error: new Error('gone'), pastDelay: true}, view);
    // A new element is announced again.
    expect(screen.getByRole('alert')).not.toBe(alert);
  }
});
