/** @jest-environment jsdom */
import {fireEvent, render, screen, waitFor} from '@testing-library/react';
import UpgradePanel from '../../../plugins/upgrade-check/client/UpgradePanel';

const never = (): Promise<never> => new Promise(() => undefined);

beforeEach(() => {
  global.fetch = jest.fn(never);
  Element.prototype.scrollIntoView = jest.fn();
  render(<UpgradePanel product="x-data-grid" />);
});

async function stop(): Promise<void> {
  fireEvent.click(screen.getByRole('button', {name: 'Stop'}));
  expect(await screen.findByRole('heading')).toHaveTextContent('Nothing found in the code that could be checked');
  expect(screen.getByRole('heading')).toHaveFocus();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('The check was stopped, so files are missing.');
}

test('Stop ends a check that waits for the lists of API changes', async () => {
  fireEvent.change(screen.getByRole('textbox'), {target: {value: 'const a = 1;'}});
  fireEvent.click(screen.getByRole('button', {name: 'Check this code'}));
  await waitFor(() => expect(global.fetch).toHaveBeenCalled());
  await stop();
});

test('Stop ends a check whose files are still being chosen', async () => {
  const folder = {
    isDirectory: true,
    name: 'app',
    fullPath: '/app',
    createReader: () => ({readEntries: () => undefined}),
  };
  const items = [{kind: 'file', webkitGetAsEntry: () => folder}];
  fireEvent.drop(screen.getByRole('textbox'), {dataTransfer: {types: ['Files'], items}});
  await stop();
  expect(global.fetch).not.toHaveBeenCalled();
});
