/** @jest-environment jsdom */
import type {ReactElement} from 'react';
import {render, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import ApiChanges from '@site/plugins/releases/theme/ApiChanges';
import ApiDiff from '@site/plugins/releases/theme/ApiDiff';
import WhatsNew from '@site/plugins/releases/theme/WhatsNew';
import type {DiffRow, Release} from '@site/plugins/releases/types';
import {ChromeLanguage} from '@site/src/ui/ChromeLanguage';

jest.mock('@theme/Heading', () => ({__esModule: true, default: () => null}), {virtual: true});
jest.mock('@generated/releases/default/api-changes.js', () => ({__esModule: true, default: undefined}), {
  virtual: true,
});
jest.mock(
  '@generated/releases/default/whats-new.js',
  () => {
    const sections = [{productId: 'x-charts', packages: [], html: '<p>Fix the axis</p>'}];
    const release = {version: '6.1.0', date: '2023-03-03', highlights: '', sections} as unknown as Release;
    return {__esModule: true, preReleaseCount: 0, releases: [release]};
  },
  {virtual: true},
);

const REMOVED = {section: 'props', kind: 'removed', name: 'page', owners: ['DataGrid'], replacement: 'another prop'};
const DIFF = {productId: 'x-data-grid', from: '5', to: '6', rows: [REMOVED as unknown as DiffRow]} as const;

function show(list: ReactElement, language: string | undefined): HTMLElement {
  const {container} = render(
    <MemoryRouter>
      <ChromeLanguage.Provider value={language}>{list}</ChromeLanguage.Provider>
    </MemoryRouter>,
  );
  return container;
}

function languageOf(element: HTMLElement): string | undefined {
  return element.closest<HTMLElement>('[lang]')?.lang;
}

const LISTS: readonly [string, ReactElement][] = [
  ["What's new", <WhatsNew />],
  ['the API changes of releases', <ApiChanges />],
  ['an API diff', <ApiDiff product="x-data-grid" diff={DIFF} />],
];

test.each(LISTS)('%s: what the site says in an English page is marked as its language', (_name, list) => {
  show(list, 'zh-CN');
  expect(languageOf(screen.getByRole('searchbox'))).toBe('zh-CN');
});

test.each(LISTS)('%s: nothing is marked where the page and the site speak the same', (_name, list) => {
  expect(show(list, undefined).querySelector('[lang]')).toBeNull();
});

test('what a changelog says stays English', () => {
  show(<WhatsNew />, 'zh-CN');
  expect(languageOf(screen.getByText('Fix the axis'))).toBe('en');
  expect(languageOf(screen.getByText('March 3, 2023'))).toBe('zh-CN');
});

test('what comes in place of something stays English', () => {
  show(<ApiDiff product="x-data-grid" diff={DIFF} />, 'zh-CN');
  expect(languageOf(screen.getByText(/another prop/))).toBe('en');
  expect(languageOf(screen.getByText('DataGrid'))).toBe('zh-CN');
});
