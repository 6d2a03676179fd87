/** @jest-environment jsdom */
import {act, fireEvent, render, screen} from '@testing-library/react';
import BackToTopButton from '../../../src/theme/BackToTopButton';

type Position = {readonly scrollY: number};

let scrollFrom: (position: Position, last: Position | null) => void;
let goTo: (change: {readonly location: {readonly hash: string}}) => void;

jest.mock('@docusaurus/theme-common', () => ({ThemeClassNames: {common: {backToTopButton: 'top'}}}), {virtual: true});
jest.mock(
  '@docusaurus/theme-common/internal',
  () => ({
    useScrollPosition: (effect: typeof scrollFrom) => {
      scrollFrom = effect;
    },
    useLocationChange: (effect: typeof goTo) => {
      goTo = effect;
    },
  }),
  {virtual: true},
);

/** Whether the button is there after each of the scroll positions. */
function shownAt(...positions: readonly number[]): boolean[] {
  return positions.map((scrollY, index) => {
    const last = positions[index - 1];
    act(() => scrollFrom({scrollY}, last === undefined ? null : {scrollY: last}));
    return screen.getByRole('button', {name: 'Scroll back to top'}).classList.contains('backToTopButtonShow');
  });
}

beforeEach(() => {
  Object.defineProperty(document.documentElement, 'scrollHeight', {value: 5000, configurable: true});
  render(<BackToTopButton />);
});

test('it comes when a reader who is far down the page scrolls up', () => {
  expect(shownAt(2000, 2500, 2400, 2300, 2310, 2200, 299)).toEqual([false, false, true, true, false, true, false]);
});

test('it does not come for the jump to a heading, and goes with one', () => {
  expect(shownAt(2000, 1900)).toEqual([false, true]);
  act(() => goTo({location: {hash: '#heading'}}));
  expect(shownAt(1900)).toEqual([false]);
  expect(shownAt(1900, 1000, 900)).toEqual([false, false, true]);
});

test('a press leads to the top at once, without a motion', () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  fireEvent.click(screen.getByRole('button'));
  expect(scrollTo.mock.calls).toEqual([[{top: 0, behavior: 'instant'}]]);
  scrollTo.mockRestore();
});
