/** @jest-environment jsdom */
import {act, render, screen} from '@testing-library/react';
import {MemoryRouter, Route, useHistory} from 'react-router-dom';
import useIsBrowser from '@docusaurus/useIsBrowser';
import LaterContent from '@site/src/ui/LaterContent';

jest.mock('@docusaurus/useIsBrowser', () => ({__esModule: true, default: jest.fn(() => true)}));

let history: ReturnType<typeof useHistory>;

function History(): null {
  history = useHistory();
  return null;
}

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <MemoryRouter initialEntries={['/from/']}>
      <History />
      <Route path="/page/">
        <main>
          first
          <LaterContent>
            second
            <LaterContent>third</LaterContent>
          </LaterContent>
        </main>
      </Route>
    </MemoryRouter>,
  );
});

afterEach(() => {
  jest.useRealTimers();
});

function push(path: string): void {
  act(() => history.push(path));
}

function goBack(): void {
  act(() => history.goBack());
}

/** A frame, and the task after it. */
function nextFrame(): void {
  act(() => {
    jest.advanceTimersByTime(20);
  });
}

const content = (): string => (screen.getByRole('main').textContent ?? '').trim();

test('a navigation shows one section after the other', () => {
  push('/page/');
  expect(content()).toBe('first');
  nextFrame();
  expect(content()).toBe('firstsecond');
  nextFrame();
  expect(content()).toBe('firstsecondthird');
});

test('the server renders all of them, and hydration begins with that', () => {
  jest.mocked(useIsBrowser).mockReturnValue(false);
  push('/page/');
  expect(content()).toBe('firstsecondthird');
  jest.mocked(useIsBrowser).mockReturnValue(true);
});

test('a navigation to a heading shows all of them at once', () => {
  push('/page/#heading');
  expect(content()).toBe('firstsecondthird');
});

test('so does a link to a heading that is not there yet', () => {
  push('/page/');
  push('/page/#heading');
  expect(content()).toBe('firstsecondthird');
});

test('a reader who goes back finds all of them', () => {
  push('/page/');
  push('/elsewhere/');
  goBack();
  expect(content()).toBe('firstsecondthird');
});

test('nothing is left to do for a page that the reader has left', () => {
  push('/page/');
  push('/elsewhere/');
  expect(jest.getTimerCount()).toBe(0);
});
