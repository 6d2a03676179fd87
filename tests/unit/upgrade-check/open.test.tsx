/** @jest-environment jsdom */
import {fireEvent, render, screen} from '@testing-library/react';
import UpgradeCheck from '@site/plugins/upgrade-check/theme/UpgradeCheck';

jest.mock('@site/plugins/upgrade-check/client/UpgradePanel', () => {
  throw new Error('No network');
});

test('a keyboard stays at a check that could not be opened', async () => {
  const {container} = render(<UpgradeCheck product="x-data-grid" />);
  const button = screen.getByRole('button', {name: 'Check your code'});
  button.focus();
  fireEvent.click(button);
  expect(await screen.findByRole('button', {name: 'Try again'})).toBeInTheDocument();
  expect(container.firstElementChild).toHaveFocus();
});
