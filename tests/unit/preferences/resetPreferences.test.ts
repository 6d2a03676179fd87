/** @jest-environment jsdom */
import {preferencesStore} from '../../../plugins/preferences/client/preferencesStore';
import {resetPreferences} from '../../../plugins/preferences/client/resetPreferences';
import {DEFAULT_PREFERENCES} from '../../../plugins/preferences/themePreferences';

const page = document.documentElement;

beforeEach(() => {
  window.matchMedia = (() => ({matches: true})) as never;
});

test('everything is taken back, on the page and in the browser, and other tabs hear of it', () => {
  preferencesStore.dispatch({type: 'setDense', dense: true});
  preferencesStore.dispatch({type: 'setSpacing', spacing: 3});
  preferencesStore.dispatch({
    type: 'change',
    direction: 'rtl',
    paletteMode: 'light',
    paletteColors: {primary: {main: '#f00'}},
  });
  localStorage.setItem('mui-mode', 'light');
  localStorage.setItem('apiPage_default', 'table');
  localStorage.setItem('apiPage_slots', 'collapsed');
  document.cookie = 'codeVariant=JS;path=/';
  document.cookie = 'codeStyling=CSS;path=/';
  document.cookie = 'dateLibrary=luxon;path=/';
  page.setAttribute('data-code-variant', 'JS');
  page.setAttribute('data-code-styling', 'CSS');
  page.setAttribute('data-date-library', 'luxon');
  const heard = jest.fn();
  window.addEventListener('storage', heard);

  resetPreferences();

  expect(preferencesStore.getState()).toEqual({...DEFAULT_PREFERENCES, paletteMode: 'light'});
  expect({...localStorage}).toEqual({apiPage_default: 'expanded'});
  expect(document.cookie).toBe('');
  expect(Object.fromEntries([...page.attributes].map(({name, value}) => [name, value]))).toMatchObject({
    // The system is dark.
    'data-theme': 'dark',
    'data-theme-choice': 'system',
    'data-direction': 'ltr',
    'data-code-variant': 'TS',
    'data-code-styling': 'MUI System',
    'data-date-library': 'dayjs',
    'data-api-display': 'expanded',
    'data-api-slots': 'expanded',
  });
  expect(page).not.toHaveAttribute('data-dense');
  expect(page).not.toHaveAttribute('data-demo-look');
  // As Docusaurus' own switch comes to know of the mode.
  expect(heard).toHaveBeenCalledWith(expect.objectContaining({key: 'mui-mode', newValue: 'system'}));
});

test('where storage is blocked, the page is as it was at first all the same', () => {
  const refuse = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  preferencesStore.dispatch({type: 'setDense', dense: true});
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(refuse);
  }
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
  jest.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(refuse);
  resetPreferences();
  expect(preferencesStore.getState().dense).toBe(false);
  expect(page).not.toHaveAttribute('data-dense');
  expect(page).toHaveAttribute('data-theme-choice', 'system');
  jest.restoreAllMocks();
});
