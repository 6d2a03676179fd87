/** @jest-environment jsdom */
import {createPreferencesStore} from '../../../plugins/preferences/client/preferencesStore';
import {DEFAULT_PREFERENCES} from '../../../plugins/preferences/themePreferences';

const page = document.documentElement;

function storeElsewhere(key: string | null, newValue: string | null): void {
  if (key !== null && newValue !== null) {
    localStorage.setItem(key, newValue);
  } else if (key === null) {
    localStorage.clear();
  } else {
    localStorage.removeItem(key);
  }
  window.dispatchEvent(new StorageEvent('storage', {key, newValue, storageArea: localStorage}));
}

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'paletteColors=;max-age=0;path=/';
  for (const {name} of [...page.attributes]) {
    page.removeAttribute(name);
  }
});

afterEach(() => jest.restoreAllMocks());

test('nothing stored reads as the defaults', () => {
  expect(createPreferencesStore().getState()).toEqual(DEFAULT_PREFERENCES);
});

test('what is stored is found', () => {
  localStorage.setItem('mui-direction', 'rtl');
  localStorage.setItem('mui-dense', 'true');
  localStorage.setItem('mui-spacing', '20');
  document.cookie = `paletteColors=${encodeURIComponent('{"primary":{"main":"#f00"}}')};path=/`;
  page.setAttribute('data-theme', 'dark');
  expect(createPreferencesStore().getState()).toEqual({
    direction: 'rtl',
    dense: true,
    spacing: 20,
    paletteColors: {primary: {main: '#f00'}},
    paletteMode: 'dark',
  });
});

test('a cookie that is not encoded is read too', () => {
  document.cookie = 'paletteColors={"primary":{"main":"#f00"}};path=/';
  expect(createPreferencesStore().getState().paletteColors).toEqual({primary: {main: '#f00'}});
});

test.each([
  '',
  ' ',
  'null',
  'undefined',
  'RTL',
  'right',
  '1e1',
  '0',
  '-1',
  '21',
  '08',
  '8.5',
  '8px',
  ' 9',
  'Infinity',
  'NaN',
  'True',
  '[]',
  '{"a":',
  '%',
  '%E0%A4%A',
  '__proto__',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '9'.repeat(100_000),
])('%.40j reads as the default, whatever it stands for', (text) => {
  for (const key of ['mui-direction', 'mui-dense', 'mui-spacing']) {
    localStorage.setItem(key, text);
  }
  document.cookie = `paletteColors=${text};path=/`;
  page.setAttribute('data-theme', text.slice(0, 50));
  expect(createPreferencesStore().getState()).toEqual(DEFAULT_PREFERENCES);
});

test('what is chosen is told, shown on the page and remembered', () => {
  const store = createPreferencesStore();
  const onChange = jest.fn();
  store.subscribe(onChange);
  store.dispatch({type: 'setSpacing', spacing: 4});
  store.dispatch({type: 'setDense', dense: true});
  const paletteColors = {primary: {main: '#0f0'}};
  store.dispatch({type: 'change', direction: 'rtl', paletteColors, paletteMode: 'dark'});
  expect(onChange).toHaveBeenCalledTimes(3);
  expect(localStorage.getItem('mui-spacing')).toBe('4');
  expect(localStorage.getItem('mui-dense')).toBe('true');
  expect(localStorage.getItem('mui-direction')).toBe('rtl');
  expect(document.cookie).toContain(`paletteColors=${encodeURIComponent(JSON.stringify(paletteColors))}`);
  expect(page).toHaveAttribute('data-direction', 'rtl');
  expect(page).toHaveAttribute('data-dense');
  expect(page).toHaveAttribute('data-theme', 'dark');
  expect(page).toHaveAttribute('data-theme-choice', 'dark');
  expect(createPreferencesStore().getState()).toEqual(store.getState());

  store.dispatch({type: 'resetDensity'});
  store.dispatch({type: 'resetColors'});
  store.dispatch({type: 'change', direction: 'ltr', paletteMode: 'light'});
  expect(page).not.toHaveAttribute('data-dense');
  expect(createPreferencesStore().getState()).toEqual(DEFAULT_PREFERENCES);
});

test('nobody is told of a choice that changes nothing, or after it stopped listening', () => {
  const store = createPreferencesStore();
  const onChange = jest.fn();
  const stop = store.subscribe(onChange);
  const before = store.getState();
  store.dispatch({type: 'setSpacing', spacing: 8});
  store.dispatch({type: 'change', paletteColors: {}});
  expect(store.getState()).toBe(before);
  expect(onChange).not.toHaveBeenCalled();
  stop();
  store.dispatch({type: 'increaseSpacing'});
  expect(onChange).not.toHaveBeenCalled();
});

test('an unknown action is an error and changes nothing', () => {
  const store = createPreferencesStore();
  expect(() => store.dispatch({type: 'shrink'} as never)).toThrow('[preferences] unknown action "shrink"');
  expect(store.getState()).toEqual(DEFAULT_PREFERENCES);
});

test('a choice in another tab is followed, nonsense from there is not', () => {
  const store = createPreferencesStore();
  store.getState();
  storeElsewhere('mui-direction', 'rtl');
  storeElsewhere('mui-dense', 'true');
  storeElsewhere('mui-spacing', '2');
  storeElsewhere('someone-else', 'x');
  expect(store.getState()).toMatchObject({direction: 'rtl', dense: true, spacing: 2});
  storeElsewhere('mui-spacing', 'lots');
  expect(store.getState().spacing).toBe(8);
  storeElsewhere('mui-direction', null);
  expect(store.getState()).toMatchObject({direction: 'ltr', dense: true});
  storeElsewhere(null, null);
  expect(store.getState()).toEqual(DEFAULT_PREFERENCES);
});

test('colors chosen in another tab are there when the reader comes back', () => {
  const store = createPreferencesStore();
  store.getState();
  document.cookie = `paletteColors=${encodeURIComponent('{"primary":{"main":"#00f"}}')};path=/`;
  window.dispatchEvent(new Event('focus'));
  expect(store.getState().paletteColors).toEqual({primary: {main: '#00f'}});
});

test('the mode follows what is painted', async () => {
  const store = createPreferencesStore();
  expect(store.getState().paletteMode).toBe('light');
  page.setAttribute('data-theme', 'dark');
  await Promise.resolve();
  expect(store.getState().paletteMode).toBe('dark');
});

test('choosing a mode tells what else follows it, as another tab would', () => {
  const heard = jest.fn();
  window.addEventListener('storage', heard);
  createPreferencesStore().dispatch({type: 'change', paletteMode: 'dark'});
  window.removeEventListener('storage', heard);
  expect(heard).toHaveBeenCalledWith(expect.objectContaining({key: 'mui-mode', newValue: 'dark'}));
});

test('where storage is blocked, a choice holds on this page', () => {
  const refuse = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  jest.spyOn(Document.prototype, 'cookie', 'get').mockImplementation(refuse);
  jest.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(refuse);
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
  const store = createPreferencesStore();
  expect(store.getState()).toEqual(DEFAULT_PREFERENCES);
  const paletteColors = {primary: {main: '#00f'}};
  store.dispatch({type: 'setDense', dense: true});
  store.dispatch({type: 'increaseSpacing'});
  store.dispatch({type: 'change', direction: 'rtl', paletteMode: 'dark', paletteColors});
  window.dispatchEvent(new Event('focus'));
  expect(store.getState()).toEqual({dense: true, spacing: 9, direction: 'rtl', paletteMode: 'dark', paletteColors});
});
