/** @jest-environment jsdom */
import type {ReactNode} from 'react';
import {MemoryRouter, useHistory} from 'react-router-dom';
import {act, fireEvent, render, screen, within} from '@testing-library/react';
import Drawer from '../../../plugins/preferences/client/settings/Drawer';
import {preferencesStore} from '../../../plugins/preferences/client/preferencesStore';
import {resetPreferences} from '../../../plugins/preferences/client/resetPreferences';

// Another plugin's part of the drawer.
jest.mock('@theme/OfflineProducts', () => ({__esModule: true, default: () => null}), {virtual: true});

beforeAll(() => {
  // jsdom has no viewport.
  window.matchMedia = (() => ({matches: false})) as never;
  window.IntersectionObserver = class {
    observe = () => undefined;
    disconnect = () => undefined;
  } as never;
});

beforeEach(() => {
  jest.useFakeTimers();
  resetPreferences();
  localStorage.clear();
});

afterEach(() => jest.useRealTimers());

describe('the drawer', () => {
  /** Does something, and waits for those who watch the page's attributes. */
  const after = (action: () => void): Promise<void> =>
    act(async () => {
      action();
      await Promise.resolve();
    });
  let history: ReturnType<typeof useHistory>;
  function Opened({onClose}: {readonly onClose: () => void}): ReactNode {
    history = useHistory();
    return <Drawer onClose={onClose} />;
  }
  const open = async (onClose = jest.fn()): Promise<void> =>
    after(
      () =>
        void render(
          <MemoryRouter initialEntries={['/x/first/', '/x/second/']} initialIndex={1}>
            <Opened onClose={onClose} />
          </MemoryRouter>,
        ),
    );
  const press = (name: string): Promise<void> => after(() => fireEvent.click(screen.getByRole('button', {name})));
  const write = (label: string, value: string): Promise<void> =>
    after(() => {
      fireEvent.change(screen.getByLabelText(label), {target: {value}});
      fireEvent.blur(screen.getByLabelText(label));
    });
  const choose = (group: string, option: string): Promise<void> =>
    after(() =>
      fireEvent.click(within(screen.getByRole('radiogroup', {name: group})).getByRole('radio', {name: option})),
    );

  test('everything in it has a name, and says what is on', async () => {
    await open();
    expect(screen.getByRole('dialog', {name: 'Settings'})).toBeInTheDocument();
    expect(screen.getAllByRole('radiogroup').map((group) => group.getAttribute('aria-labelledby'))).not.toContain(null);
    const checked = screen.getAllByRole<HTMLInputElement>('radio').filter((radio) => radio.checked);
    expect(checked.map(({value}) => value)).toEqual(['system', 'ltr', 'TS', 'MUI System', 'dayjs', 'expanded']);
    for (const role of ['button', 'switch', 'textbox', 'combobox', 'group', 'region']) {
      const controls = screen.getAllByRole(role).filter(({tagName}) => tagName !== 'DETAILS');
      expect(controls.length).toBeGreaterThan(0);
      controls.forEach((control) => expect(control).toHaveAccessibleName());
    }
  });

  test('it says that charts do not follow the colors', async () => {
    await open();
    expect(screen.getByRole('region', {name: 'Colors of demos'})).toHaveTextContent(
      'Charts have palettes of their own',
    );
  });

  test('what is chosen holds at once and is kept', async () => {
    await open();
    await choose('Mode', 'Dark');
    await choose('Direction', 'Right to left');
    await after(() => fireEvent.click(screen.getByRole('switch', {name: 'Dense layout'})));
    await press('Increase spacing');
    await choose('Language', 'JavaScript');
    await choose('Styling', 'Tailwind');
    await choose('All sections', 'Table');
    await write('Secondary', '#00f');
    const page = document.documentElement;
    expect(page).toHaveAttribute('data-theme', 'dark');
    expect(page).toHaveAttribute('data-theme-choice', 'dark');
    expect(page).toHaveAttribute('data-direction', 'rtl');
    expect(page).toHaveAttribute('data-dense');
    expect(page).toHaveAttribute('data-code-variant', 'JS');
    expect(page).toHaveAttribute('data-code-styling', 'Tailwind');
    expect(page).toHaveAttribute('data-api-display', 'table');
    expect(page).toHaveAttribute('data-demo-look');
    expect({...localStorage}).toMatchObject({
      'mui-direction': 'rtl',
      'mui-dense': 'true',
      'mui-spacing': '9',
      apiPage_default: 'table',
    });
    expect(preferencesStore.getState().paletteColors).toEqual({secondary: {main: '#00f'}});
    expect(screen.getByText('9 px')).toBeInTheDocument();
  });

  test('a section of API pages has a form of its own', async () => {
    await open();
    await write('Slots', 'collapsed');
    expect(document.documentElement).toHaveAttribute('data-api-slots', 'collapsed');
    expect(localStorage.getItem('apiPage_slots')).toBe('collapsed');
    const whole = within(screen.getByRole('radiogroup', {name: 'All sections'}));
    expect(whole.getAllByRole<HTMLInputElement>('radio').filter(({checked}) => checked)).toEqual([]);
  });

  test('groups are reset one by one', async () => {
    await open();
    await after(() => fireEvent.click(screen.getByRole('switch', {name: 'Dense layout'})));
    await press('Decrease spacing');
    await write('Primary', '#00f');
    await write('Secondary', 'nonsense');
    await press('Reset density and spacing');
    expect(preferencesStore.getState()).toMatchObject({dense: false, spacing: 8});
    expect(preferencesStore.getState().paletteColors).toEqual({primary: {main: '#00f'}});
    await press('Reset colors');
    expect(preferencesStore.getState().paletteColors).toEqual({});
    expect(screen.getByLabelText('Primary')).toHaveValue('');
    expect(screen.getByLabelText('Secondary')).toHaveValue('');
  });

  test('one button resets everything and says so', async () => {
    await open();
    await choose('Direction', 'Right to left');
    await press('Reset all settings');
    expect(screen.getByText('Everything is as it was at first.')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('radio', {name: 'Left to right'})).toBeChecked();
  });

  test('spacing stops at its ends, where the buttons say so and keep the focus', async () => {
    preferencesStore.dispatch({type: 'setSpacing', spacing: 2});
    await open();
    const decrease = screen.getByRole('button', {name: 'Decrease spacing'});
    await press('Decrease spacing');
    expect(decrease).toHaveAttribute('aria-disabled', 'true');
    expect(decrease).toBeEnabled();
    await press('Decrease spacing');
    expect(preferencesStore.getState().spacing).toBe(1);
  });

  test('its cross and its ground close it, a press inside does not', async () => {
    const onClose = jest.fn();
    await open(onClose);
    await after(() => fireEvent.click(screen.getByText('Mode')));
    expect(onClose).not.toHaveBeenCalled();
    await press('Close settings');
    expect(onClose).toHaveBeenCalledTimes(1);
    await after(() => fireEvent.click(screen.getByRole('presentation')));
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  test('Escape closes it, and nothing below it', async () => {
    const onClose = jest.fn();
    await open(onClose);
    // The key counts as handled.
    expect(fireEvent.keyDown(screen.getByRole('switch'), {key: 'Escape'})).toBe(false);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('Escape that drops a word of an input method leaves it open', async () => {
    const onClose = jest.fn();
    await open(onClose);
    fireEvent.keyDown(screen.getByRole('switch'), {key: 'Escape', isComposing: true});
    fireEvent.keyDown(screen.getByRole('switch'), {key: 'Escape', keyCode: 229});
    expect(onClose).not.toHaveBeenCalled();
  });

  test('it does not lie over another page that the browser goes back to', async () => {
    const onClose = jest.fn();
    await open(onClose);
    expect(onClose).not.toHaveBeenCalled();
    await after(() => history.goBack());
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('the focus begins in it, comes back to it, and is let go when it closes', async () => {
    const outside = document.body.appendChild(document.createElement('button'));
    await open(jest.fn(() => outside.focus()));
    const first = screen.getByRole('button', {name: 'Close settings'});
    expect(first).toHaveFocus();
    outside.focus();
    expect(first).toHaveFocus();
    await press('Close settings');
    expect(outside).toHaveFocus();
    outside.remove();
  });

  test('Tab goes around in it', async () => {
    await open();
    const first = screen.getByRole('button', {name: 'Close settings'});
    const last = screen.getByRole('button', {name: 'Reset all settings'});
    last.focus();
    fireEvent.keyDown(last, {key: 'Tab'});
    expect(first).toHaveFocus();
    fireEvent.keyDown(first, {key: 'Tab', shiftKey: true});
    expect(last).toHaveFocus();
  });
});
