/** @jest-environment jsdom */
import {useState, type ReactNode} from 'react';
import {fireEvent, render, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import type {LinkedCodeState} from '@site/plugins/demos/client/linkedCode/useLinkedCode';
import LinkMessage from '@site/plugins/demos/theme/Demo/LinkMessage';
import DemoPlayground from '@site/plugins/demos/theme/DemoPlayground';

jest.mock('@theme/Demo', () => ({__esModule: true, default: () => null}), {virtual: true});
jest.mock('@site/plugins/demos/theme/DemoPlayground/BlankPlayground', () => ({__esModule: true, default: () => null}));
jest.mock(
  '@generated/demos/default/demoIndex',
  () => {
    throw new Error('No network');
  },
  {virtual: true},
);

/** Presses the button by keyboard, which goes. */
async function tryAgain(): Promise<void> {
  const button = await screen.findByRole('button', {name: 'Try again'});
  button.focus();
  fireEvent.click(button);
  expect(button).not.toBeInTheDocument();
}

function LinkedDemo(): ReactNode {
  const [hasFailed, setFailed] = useState(true);
  const retry = hasFailed ? () => setFailed(false) : undefined;
  const links = {refusal: undefined, retry, close: jest.fn()} as unknown as LinkedCodeState;
  return (
    <section tabIndex={-1} aria-label="Demo">
      <LinkMessage {...links} />
    </section>
  );
}

test('a keyboard stays in the demo whose link is read once more', async () => {
  render(<LinkedDemo />);
  await tryAgain();
  expect(screen.getByRole('region')).toHaveFocus();
});

test('a keyboard stays in the playground whose demo is fetched once more', async () => {
  const {container} = render(
    <MemoryRouter initialEntries={['/x/playground/?demo=Bars']}>
      <DemoPlayground />
    </MemoryRouter>,
  );
  await tryAgain();
  expect(container.firstElementChild).toHaveFocus();
  expect(await screen.findByRole('button', {name: 'Try again'})).toBeInTheDocument();
});
