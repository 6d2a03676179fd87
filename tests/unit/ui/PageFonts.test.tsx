/** @jest-environment jsdom */
import {render} from '@testing-library/react';
import PageFonts from '../../../src/ui/PageFonts';

const ICONS = 'https://fonts.example.com/icons.css';
const SLAB = 'https://fonts.example.com/slab.css';

function urls(): (string | null)[] {
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
  render(<PageFonts fontHost="https://files.example.com" stylesheets={[ICONS, SLAB]} />);
  jest.runAllTimers();
  expect(urls()).toEqual([]);
  window.dispatchEvent(new Event('load'));
  expect(urls()).toEqual([]);
  jest.runAllTimers();
  expect(urls()).toEqual([ICONS, SLAB]);
});

test('on a page that is opened later it is fetched when the browser is idle, and once', () => {
  const {rerender} = render(<PageFonts fontHost="https://files.example.com" stylesheets={[ICONS]} />);
  expect(urls()).toEqual([]);
  jest.runAllTimers();
  rerender(<PageFonts fontHost="https://files.example.com" stylesheets={[ICONS, SLAB]} />);
  jest.runAllTimers();
  expect(urls()).toEqual([ICONS, SLAB]);
});

test('a page that is left meanwhile fetches nothing', () => {
  isLoaded = false;
  const {unmount} = render(<PageFonts fontHost="https://files.example.com" stylesheets={[ICONS]} />);
  unmount();
  window.dispatchEvent(new Event('load'));
  jest.runAllTimers();
  expect(urls()).toEqual([]);
});

test('a page that another was opened before is opened anew, since the policy of that one holds', () => {
  const opened = jest.fn(() => [{name: 'http://localhost/x/introduction/'}]);
  Object.assign(performance, {getEntriesByType: opened});
  const fetched = (): void => {
    render(<PageFonts fontHost="https://files.example.com" stylesheets={[ICONS]} />);
    jest.runAllTimers();
  };
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fetched();
  expect(urls()).toEqual([]);
  opened.mockReturnValue([{name: `${window.location.href}#place`}]);
  fetched();
  expect(urls()).toEqual([ICONS]);
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

test('a page that renders once more while the reader goes to the next one does not open that one anew', () => {
  const fonts = (): React.JSX.Element => <PageFonts fontHost="https://files.example.com" stylesheets={[ICONS]} />;
  const opened = window.location.href;
  Object.assign(performance, {getEntriesByType: () => [{name: opened}]});
  const {rerender} = render(fonts());
  window.history.pushState(null, '', '/x/react-data-grid/column-header/');
  const askedForNetwork = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  rerender(fonts());
  expect(askedForNetwork).not.toHaveBeenCalled();
  window.history.replaceState(null, '', opened);
  Reflect.deleteProperty(performance, 'getEntriesByType');
});
