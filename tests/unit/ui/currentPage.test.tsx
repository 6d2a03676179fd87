/** @jest-environment jsdom */
import {render, renderHook, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import useCurrentPage from '@site/src/ui/useCurrentPage';
import DocVersionBanner from '@site/src/theme/DocVersionBanner';

const metadata = {id: '', permalink: ''};
let version: object = {};

jest.mock(
  '@docusaurus/plugin-content-docs/client',
  () => ({
    useDoc: () => ({metadata}),
    useDocsVersion: () => version,
    useLatestVersion: () => ({label: 'v7'}),
  }),
  {virtual: true},
);
jest.mock('@docusaurus/theme-common', () => ({ThemeClassNames: {docs: {docVersionBanner: 'banner'}}}), {virtual: true});
jest.mock(
  '@theme/useProductStart',
  () => ({__esModule: true, default: () => (id: string) => (id === 'x-charts' ? '/x/react-charts/' : undefined)}),
  {virtual: true},
);

const OLDER = {label: 'v6', pluginId: 'default', isLast: false, onlyHere: ['react-charts/gone/index', 'old/index']};

function open(id: string, permalink: string): void {
  Object.assign(metadata, {id, permalink});
}

function bannerLink(): string | null {
  render(<DocVersionBanner />, {wrapper: MemoryRouter});
  return screen.getByRole('link', {name: 'latest version'}).getAttribute('href');
}

beforeEach(() => {
  version = OLDER;
});

it.each([
  ['react-charts/bars/index', '/x/6/react-charts/bars/', '/x/react-charts/bars/', true],
  ['react-charts/bars/index', '/zh/x/6/react-charts/bars/', '/x/react-charts/bars/', true],
  ['react-charts/gone/index', '/x/6/react-charts/gone/', '/x/react-charts/gone/', false],
])('%s at %s is %s now, kept: %s', (id, permalink, path, isKept) => {
  open(id, permalink);
  expect(renderHook(useCurrentPage).result.current).toEqual({path, isKept});
});

describe('the banner', () => {
  it('leads to the same page', () => {
    open('react-charts/bars/index', '/x/6/react-charts/bars/');
    expect(bannerLink()).toBe('/x/react-charts/bars/');
    expect(screen.getByText(/no longer actively maintained/)).toHaveTextContent('MUI X v6');
  });

  it('of a page that is gone leads to where its product begins, or home', () => {
    open('react-charts/gone/index', '/x/6/react-charts/gone/');
    expect(bannerLink()).toBe('/x/react-charts/');
    document.body.innerHTML = '';
    open('old/index', '/x/6/old/');
    expect(bannerLink()).toBe('/');
  });

  it('is not on pages of the current version', () => {
    version = {label: 'v7', isLast: true};
    open('react-charts/bars/index', '/x/react-charts/bars/');
    expect(render(<DocVersionBanner />, {wrapper: MemoryRouter}).container).toBeEmptyDOMElement();
  });
});
