/** @jest-environment jsdom */
import {render} from '@testing-library/react';
import PageFonts from '../../../src/ui/PageFonts';

const ICONS = 'https://fonts.example.com/icons.css';
const SLAB = 'https://fonts.example.com/slab.css';

function addresses(): (string | null)[] {
  return [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
}

let isLoaded: boolean;

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '';
  isLoaded = true;
  jest.spyOn(document, 'readyState', 'get').mockImplementation(() => (isLoaded ? 'complete' : 'interactive'));
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('nothing is fetched before the page is loaded and idle', () => {
  isLoaded = false;
  render(<PageFonts stylesheets={[ICONS, SLAB]} />);
  jest.runAllTimers();
  expect(addresses()).toEqual([]);
  window.dispatchEvent(new Event('load'));
  expect(addresses()).toEqual([]);
  jest.runAllTimers();
  expect(addresses()).toEqual([ICONS, SLAB]);
});

test('on a page that is opened later it is fetched when the browser is idle, and once', () => {
  const {rerender} = render(<PageFonts stylesheets={[ICONS]} />);
  expect(addresses()).toEqual([]);
  jest.runAllTimers();
  rerender(<PageFonts stylesheets={[ICONS, SLAB]} />);
  jest.runAllTimers();
  expect(addresses()).toEqual([ICONS, SLAB]);
});

test('a page that is left meanwhile fetches nothing', () => {
  isLoaded = false;
  const {unmount} = render(<PageFonts stylesheets={[ICONS]} />);
  unmount();
  window.dispatchEvent(new Event('load'));
  jest.runAllTimers();
  expect(addresses()).toEqual([]);
});
