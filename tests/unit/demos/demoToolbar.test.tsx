/** @jest-environment jsdom */
import {act, fireEvent, render, screen} from '@testing-library/react';
import DemoToolbar from '@site/plugins/demos/theme/DemoToolbar';
import type {DemoInfo, DemoStyling} from '@site/plugins/demos/types';

jest.mock('@theme/DemoRequirements', () => ({__esModule: true, default: () => null}), {virtual: true});
jest.mock('@theme/useCodeStyling', () => ({__esModule: true, default: () => ({})}), {virtual: true});
jest.mock('@theme/useCodeVariant', () => ({__esModule: true, default: () => ({})}), {virtual: true});
jest.mock('@theme/useDateLibrary', () => ({__esModule: true, default: () => ({})}), {virtual: true});

const SHOWN = {styling: 'MUI System', file: 'docs/bars/Bars.tsx'} as DemoStyling;
const DEMO = {name: 'Bars', page: '/x/bars', stylings: [SHOWN]} as unknown as DemoInfo;

function showToolbar(getText: () => Promise<string>): HTMLElement {
  const nothing = (): void => undefined;
  render(
    <DemoToolbar
      demo={DEMO}
      shown={SHOWN}
      isOpen={false}
      sourceId="source"
      onToggleSource={nothing}
      getText={getText}
      onResetDemo={nothing}
      onResetFocus={nothing}
    />,
  );
  return screen.getByRole('button', {name: 'Copy'});
}

test('what Copy copies is fetched before it is pressed', () => {
  const getText = jest.fn(() => Promise.resolve('<Bars />'));
  const copy = showToolbar(getText);
  expect(getText).not.toHaveBeenCalled();
  fireEvent.pointerEnter(copy);
  expect(getText).toHaveBeenCalledTimes(1);
  fireEvent.focus(copy);
  expect(getText).toHaveBeenCalledTimes(2);
});

test('a host that does not answer then is asked again by the press', async () => {
  const getText = jest.fn(() => Promise.reject<string>(new Error('No network')));
  const copy = showToolbar(getText);
  await act(async () => {
    fireEvent.pointerEnter(copy);
    fireEvent.click(copy);
    await Promise.resolve();
  });
  expect(getText).toHaveBeenCalledTimes(2);
});
