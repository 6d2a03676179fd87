/** @jest-environment jsdom */
import {act, render, screen} from '@testing-library/react';
import Product from '../../../plugins/offline/client/products/Product';
import type {Problem} from '../../../plugins/offline/client/products/problems';
import type {ProductState} from '../../../plugins/offline/client/products/state';

jest.mock('@generated/offline/default/settings.json', () => ({host: 'mui.com', scope: '/x/', isOn: true}), {
  virtual: true,
});

const saved = {savedAt: '2026-11-26T10:00:00.000Z', bytes: 22_500_000};
const progress = {files: 302, ofFiles: 1209, bytes: 2_100_000, ofBytes: 5_600_000};
const deployed = {id: 'x-charts', revision: '1', files: 1209, bytes: 22_500_000, transferBytes: 5_600_000};

function show(state: ProductState | undefined) {
  return <Product id="x-charts" state={state} deployed={deployed} />;
}

const names = (): (string | null)[] =>
  screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);

test.each<[ProductState, string, string[]]>([
  [{status: 'unsaved'}, '5.6 MB to download, 22.5 MB on this device', ['Save Charts for offline use']],
  [{status: 'saving'}, 'Looking up what there is to save…', ['Stop saving Charts']],
  [{status: 'saving', progress}, '302 of 1,209 files, 2.1 MB of 5.6 MB', ['Stop saving Charts']],
  [
    {status: 'half', progress},
    'Half-finished: 302 of 1,209 files, 2.1 MB of 5.6 MB.',
    ['Continue saving Charts', 'Remove Charts from this device'],
  ],
  [
    {status: 'half', progress, saved},
    'The update is half-finished: 302 of 1,209 files, 2.1 MB of 5.6 MB. What was saved on November 26, 2026 still opens.',
    ['Continue saving Charts', 'Remove Charts from this device'],
  ],
  [{status: 'saved', saved}, 'Saved on November 26, 2026, 22.5 MB on this device.', ['Remove Charts from this device']],
  [
    {status: 'saved', saved: {...saved, updateBytes: 1_200_000}},
    'Saved on November 26, 2026, 22.5 MB on this device. An update is available (1.2 MB to download).',
    ['Update Charts on this device', 'Remove Charts from this device'],
  ],
  [{status: 'removing'}, 'Removing it from this device…', []],
  [{status: 'elsewhere'}, 'Another tab is saving or removing it.', []],
])('%j is shown', (state, line, buttons) => {
  render(show(state));
  expect(screen.getByText(line)).toBeInTheDocument();
  expect(names()).toEqual(buttons);
});

test.each<[Problem, RegExp]>([
  [{kind: 'room', needed: 24_000_000, free: 12_000_000}, /this needs 24 MB, and the browser has 12 MB left/],
  [{kind: 'full'}, /storage is full/],
  [{kind: 'network'}, /network does not answer/],
  [{kind: 'host'}, /such as an error or a login page/],
  [{kind: 'storage'}, /cannot write/],
  [{kind: 'worker'}, /refuses the service worker/],
])('the problem %j is said', (problem, text) => {
  render(show({status: 'unsaved', problem}));
  expect(screen.getByRole('alert')).toHaveTextContent(text);
});

test.each<Problem['kind']>(['full', 'network', 'host'])('the problem %j speaks of the button that is there', (kind) => {
  const problem = {kind} as Problem;
  const {rerender} = render(show({status: 'half', progress, problem}));
  expect(screen.getByRole('alert')).toHaveTextContent(/\bcontinue\b/i);
  for (const state of [{status: 'unsaved', problem} as const, {status: 'saved', saved, problem} as const]) {
    rerender(show(state));
    expect(screen.getByRole('alert')).toHaveTextContent(/\btry again\b/i);
    expect(screen.getByRole('alert')).not.toHaveTextContent(/\bcontinue\b/i);
  }
});

test('the bar has a name and a value', () => {
  render(show({status: 'saving', progress}));
  const bar = screen.getByRole('progressbar', {name: 'Saving Charts'});
  expect(bar).toHaveAttribute('aria-valuenow', '24');
  expect(bar).toHaveAttribute('aria-valuetext', '302 of 1,209 files, 2.1 MB of 5.6 MB');
});

test('screen readers hear of quarters and of the end, not of what was so before', () => {
  const {rerender} = render(show({status: 'saved', saved}));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(show({status: 'saving', progress: {...progress, files: 310}}));
  expect(screen.getByRole('status')).toHaveTextContent('Saving Charts: 25%');
  rerender(show({status: 'saving', progress: {...progress, files: 400}}));
  expect(screen.getByRole('status')).toHaveTextContent('Saving Charts: 25%');
  rerender(show({status: 'saved', saved}));
  expect(screen.getByRole('status')).toHaveTextContent('Charts is saved and opens without a network.');
  rerender(show({status: 'removing'}));
  rerender(show({status: 'unsaved'}));
  expect(screen.getByRole('status')).toHaveTextContent('Charts is no longer saved on this device.');
});

test('screen readers hear that an update is taken, but not of one that was stopped or has failed', () => {
  const {rerender} = render(show({status: 'saved', saved}));
  for (const problem of [undefined, {kind: 'network'} as const]) {
    rerender(show({status: 'saving', saved}));
    expect(screen.getByRole('status')).toHaveTextContent('Saving Charts: 0%');
    rerender(show({status: 'saved', saved, ...(problem && {problem})}));
    expect(screen.getByRole('status')).toHaveTextContent('Saving Charts has stopped.');
  }
  rerender(show({status: 'saving', saved}));
  rerender(show({status: 'saved', saved: {...saved, savedAt: '2026-11-27T10:00:00.000Z'}}));
  expect(screen.getByRole('status')).toHaveTextContent('Charts is saved and opens without a network.');
});

test('screen readers hear of the end if nothing was saved', () => {
  const {rerender} = render(show({status: 'saving'}));
  rerender(show({status: 'unsaved'}));
  expect(screen.getByRole('status')).toHaveTextContent('Saving Charts has stopped.');
});

test('the focus stays with the product when its button goes, and is not taken from elsewhere', () => {
  const {rerender} = render(show({status: 'unsaved'}));
  act(() => screen.getByRole('button').focus());
  rerender(show({status: 'saving'}));
  expect(screen.getByRole('group', {name: 'Charts'})).toHaveFocus();
  act(() => screen.getByRole('group').blur());
  rerender(show({status: 'saved', saved}));
  expect(document.body).toHaveFocus();
});
