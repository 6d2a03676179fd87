/** @jest-environment jsdom */
import type {ReactElement} from 'react';
import {fireEvent, render, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import ApiChanges from '@site/plugins/releases/theme/ApiChanges';
import ApiDiff from '@site/plugins/releases/theme/ApiDiff';
import WhatsNew from '@site/plugins/releases/theme/WhatsNew';

jest.mock('@theme/Heading', () => ({__esModule: true, default: () => null}), {virtual: true});
jest.mock('@generated/releases/default/api-changes.js', () => ({__esModule: true, default: undefined}), {
  virtual: true,
});
jest.mock('@generated/releases/default/whats-new.js', () => ({__esModule: true, preReleaseCount: 0}), {virtual: true});

const constants = globalThis as unknown as {__STATIC_CONTENT__: boolean};

beforeEach(() => {
  constants.__STATIC_CONTENT__ = false;
});
afterEach(() => {
  constants.__STATIC_CONTENT__ = true;
});

const ROWS = '<ul><li data-diff-kind="added">columns</li><li data-diff-kind="added">rows</li></ul>';
const CHANGES = `<article data-release="6.1.0"><section data-release-product="x-charts">${ROWS}</section></article>`;
const RELEASES = CHANGES.replace('<ul>', '<div data-release-text=""><ul>').replace('</ul>', '</ul></div>');

test.each<[string, string, ReactElement, string]>([
  ["What's new", 'releases', <WhatsNew />, RELEASES],
  ['the API changes of releases', 'api-changes', <ApiChanges />, CHANGES],
  ['an API diff', 'api-diff-late', <ApiDiff product="late" diff={undefined} />, `<div data-diff-section>${ROWS}</div>`],
])('%s: a filter that was typed before the list is there is applied to it', async (_name, id, list, html) => {
  let answer: (page: Response) => void = () => undefined;
  globalThis.fetch = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  render(<MemoryRouter initialEntries={[`/x/${id}/`]}>{list}</MemoryRouter>);
  const field = screen.getByRole('searchbox');
  fireEvent.change(field, {target: {value: 'columns'}});
  const text = `<div data-static-block="${id}">${html}</div>`;
  answer({ok: true, text: () => Promise.resolve(text)} as Response);
  expect(await screen.findByText('columns')).toBeVisible();
  expect(screen.getByText('rows')).not.toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/Changes: 1\b/);
  fireEvent.change(field, {target: {value: ''}});
  expect(screen.getByText('rows')).toBeVisible();
});
