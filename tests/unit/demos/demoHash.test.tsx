/** @jest-environment jsdom */
import {useRef, type ReactNode} from 'react';
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useDemoHash from '@site/plugins/demos/client/useDemoHash';

jest.mock('@docusaurus/useIsBrowser', () => ({__esModule: true, default: jest.fn()}));
jest.mock('@theme/useCodeStyling', () => ({__esModule: true, default: () => ({})}), {virtual: true});
jest.mock('@theme/useCodeVariant', () => ({__esModule: true, default: () => ({})}), {virtual: true});

const open = jest.fn();
const scrollIntoView = jest.fn();

function Demo(): ReactNode {
  const frame = useRef<HTMLElement>(null);
  useDemoHash('Bars', frame, open);
  return <section ref={frame} tabIndex={-1} aria-label="Bars" />;
}

/** @param isNavigation whether the page comes by a link of the site, and not by a load of the document */
function showPage(hash: string, isNavigation = false): void {
  jest.mocked(useIsBrowser).mockReturnValue(isNavigation);
  render(
    <MemoryRouter initialEntries={[`/x/bars/${hash}`]}>
      <Demo />
    </MemoryRouter>,
  );
}

function openedBy(type: string): void {
  performance.getEntriesByType = () => [{type} as unknown as PerformanceEntry];
}

function expectBroughtToDemo(isBrought: boolean): void {
  expect(scrollIntoView).toHaveBeenCalledTimes(isBrought ? 1 : 0);
  expect(document.activeElement === screen.getByRole('region')).toBe(isBrought);
}

beforeEach(() => {
  jest.clearAllMocks();
  Element.prototype.scrollIntoView = scrollIntoView;
  openedBy('navigate');
  Object.assign(window, {scrollY: 0});
  document.body.innerHTML = '';
  window.history.replaceState({key: 'kept'}, '');
});

test('a hash that the browser does not know brings the reader to the source that it opens', () => {
  showPage('#Bars.tsx');
  expect(open).toHaveBeenCalled();
  expectBroughtToDemo(true);
});

test('the hash of another demo does nothing', () => {
  showPage('#Pies.tsx');
  expect(open).not.toHaveBeenCalled();
  expectBroughtToDemo(false);
});

/** Leaves the page, and comes back to the same entry of the tab's history. */
function comeBackBy(type: string, hash: string): void {
  cleanup();
  jest.clearAllMocks();
  openedBy(type);
  showPage(hash);
}

describe.each(['reload', 'back_forward'])('a page that comes back by %s', (type) => {
  test.each(['wheel', 'touchStart', 'pointerDown', 'keyDown', 'click'] as const)(
    'keeps its place after a %s',
    (move) => {
      showPage('#Bars.tsx');
      fireEvent[move](document.body);
      expect(window.history.state).toMatchObject({key: 'kept'});
      comeBackBy(type, '#Bars.tsx');
      expect(open).toHaveBeenCalled();
      expectBroughtToDemo(false);
    },
  );
});

test('a move counts that a component keeps to itself', () => {
  showPage('#Bars');
  const tree = document.body.appendChild(document.createElement('div'));
  tree.addEventListener('keydown', (event) => event.stopPropagation());
  fireEvent.keyDown(tree);
  comeBackBy('reload', '#Bars');
  expectBroughtToDemo(false);
});

test('so does one whose reader scrolled before the scripts ran', () => {
  Object.assign(window, {scrollY: 900});
  showPage('#Bars');
  Object.assign(window, {scrollY: 0});
  comeBackBy('reload', '#Bars');
  expectBroughtToDemo(false);
});

test('each entry of the history has moves of its own, also with the same hash', () => {
  showPage('#Bars');
  fireEvent.wheel(document.body);
  window.history.replaceState({key: 'second'}, '');
  fireEvent.wheel(document.body);
  expect(window.history.state).toMatchObject({key: 'second'});
  comeBackBy('reload', '#Bars');
  expectBroughtToDemo(false);
});

test('a page that a deployment makes the tab load anew on the way to it leads to the demo, also far down', () => {
  openedBy('reload');
  Object.assign(window, {scrollY: 900});
  showPage('#Bars.tsx');
  expectBroughtToDemo(true);
});

test('a page that is left, and one without the demo of its hash, remember nothing', () => {
  showPage('#Bars');
  cleanup();
  showPage('#Pies');
  fireEvent.wheel(document.body);
  expect(window.history.state).toEqual({key: 'kept'});
});

test('who has scrolled before the scripts ran is not brought back', () => {
  Object.assign(window, {scrollY: 900});
  showPage('#Bars');
  expectBroughtToDemo(false);
});

test('who types before the scripts ran keeps the focus', () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  showPage('#Bars.js');
  expect(field).toHaveFocus();
  expectBroughtToDemo(false);
});

test('a link of the site leads to the demo, from wherever in the page before', () => {
  openedBy('reload');
  Object.assign(window, {scrollY: 900});
  showPage('#Bars', true);
  expectBroughtToDemo(true);
});
