/** @jest-environment jsdom */
import {act, render, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import {createPreferencesStore} from '../../../plugins/preferences/client/preferencesStore';
import ReaderPreferences from '../../../plugins/preferences/theme/ReaderPreferences';
import useReaderPreferences from '../../../plugins/preferences/theme/useReaderPreferences';

function Spacing(): ReactNode {
  const {state, dispatch} = useReaderPreferences();
  return (
    <button type="button" onClick={() => dispatch({type: 'increaseSpacing'})}>
      {state.spacing}
    </button>
  );
}

beforeEach(() => localStorage.clear());

test('outside of the provider it says so, once, and goes on with defaults that nothing changes', () => {
  const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  localStorage.setItem('mui-spacing', '3');
  const {rerender} = render(<Spacing />);
  rerender(
    <>
      <Spacing />
      <Spacing />
    </>,
  );
  expect(reported).toHaveBeenCalledTimes(1);
  expect(reported).toHaveBeenCalledWith(
    '[preferences] useReaderPreferences is used outside of its provider, so it gives the defaults. Wrap what uses it in <ReaderPreferences> from "@theme/ReaderPreferences".',
  );
  reported.mockRestore();
  const [button] = screen.getAllByRole('button');
  act(() => button?.click());
  expect(button).toHaveTextContent('8');
});

test('inside of it, every reader of the store shows a change at once', () => {
  localStorage.setItem('mui-spacing', '3');
  const store = createPreferencesStore();
  render(
    <>
      <ReaderPreferences store={store}>
        <Spacing />
      </ReaderPreferences>
      <ReaderPreferences store={store}>
        <Spacing />
      </ReaderPreferences>
    </>,
  );
  const buttons = screen.getAllByRole('button');
  expect(buttons.map(({textContent}) => textContent)).toEqual(['3', '3']);
  act(() => buttons[0]?.click());
  expect(buttons.map(({textContent}) => textContent)).toEqual(['4', '4']);
});
