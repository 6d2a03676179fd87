/** @jest-environment jsdom */
import {fireEvent, render, screen} from '@testing-library/react';
import {MemoryRouter, useHistory} from 'react-router-dom';
import useStaticLinks from '@site/src/ui/useStaticLinks';

jest.mock(
  '@generated/routes',
  () => ({
    __esModule: true,
    default: [
      {path: '/zh/versions/', exact: true},
      {
        path: '/zh/x/',
        routes: [
          {path: '/zh/x/(api/charts|react-charts)/', routes: [{path: '/zh/x/react-charts/bars/', exact: true}]},
          {path: '/zh/x/', routes: [{path: '/zh/x/introduction/', exact: true}]},
        ],
      },
      {path: '*'},
    ],
  }),
  {virtual: true},
);

const preload = jest.fn();
let history: ReturnType<typeof useHistory>;

function Links(): null {
  history = useHistory();
  useStaticLinks();
  return null;
}

/** Shows a link, in an element with an attribute. */
function showLink(href: string, attribute = 'data-static-block'): HTMLElement {
  render(
    <MemoryRouter initialEntries={['/zh/x/whats-new/']}>
      <Links />
      <div {...{[attribute]: 'a'}} dangerouslySetInnerHTML={{__html: `<a href="${href}"><b>link</b></a>`}} />
    </MemoryRouter>,
  );
  return screen.getByText('link');
}

/** Whether the browser is left to follow the link: jsdom cannot. */
function isLeftToBrowser(link: HTMLElement, init: MouseEventInit = {}): boolean {
  let isLeft = false;
  const note = (event: Event): void => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', note, {once: true});
  fireEvent.click(link, init);
  return isLeft;
}

beforeEach(() => {
  preload.mockClear();
  window.docusaurus = {preload, prefetch: preload};
});

test.each([
  '/zh/x/introduction/',
  '/zh/x/react-charts/bars/?a=b#api',
  '/zh/versions/',
  // As the router compares them.
  '/zh/X/Introduction/',
])('the page of %s is shown without loading it anew, and fetched before', (href) => {
  const link = showLink(href);
  fireEvent.mouseOver(link);
  expect(preload).toHaveBeenCalledWith(href.replace(/[?#].*/, ''));
  expect(isLeftToBrowser(link)).toBe(false);
  expect(history.location).toMatchObject({pathname: href.replace(/[?#].*/, '')});
  expect(history.createHref(history.location)).toBe(href);
});

test('so are the links of a copy of static HTML', () => {
  const link = showLink('/zh/x/introduction/', 'data-static-copy');
  fireEvent.touchStart(link);
  expect(preload).toHaveBeenCalledWith('/zh/x/introduction/');
  expect(isLeftToBrowser(link)).toBe(false);
  expect(history.location.pathname).toBe('/zh/x/introduction/');
});

test.each([
  ['a page of another language', '/x/react-charts/pie/'],
  ['the URL of a group, which redirects', '/zh/x/react-charts/'],
  ['a page that the host may have', '/zh/nowhere/'],
  ['a file', '/zh/x/introduction/index.md'],
  ['another site', 'https://example.org/zh/x/introduction/'],
])('%s is left to the browser', (_what, href) => {
  const link = showLink(href);
  fireEvent.mouseOver(link);
  expect(preload).not.toHaveBeenCalled();
  expect(isLeftToBrowser(link)).toBe(true);
  expect(history.location.pathname).toBe('/zh/x/whats-new/');
});

test('a new tab, and links that are components, are left to others', () => {
  expect(isLeftToBrowser(showLink('/zh/x/introduction/'), {ctrlKey: true})).toBe(true);
  document.body.replaceChildren();
  expect(isLeftToBrowser(showLink('/zh/x/introduction/', 'data-other'))).toBe(true);
  expect(history.location.pathname).toBe('/zh/x/whats-new/');
});
