/** @jest-environment jsdom */
import '../../../plugins/preferences/client/followDirection';
import '../../../plugins/preferences/client/followReturn';
import '../../../plugins/preferences/client/apiDisplay';
import {createPreferencesStore} from '../../../plugins/preferences/client/preferencesStore';

const page = document.documentElement;

function comeBack(persisted = true): void {
  window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted}));
}

/** What other pages stored while this one was in the cache, where it heard of nothing. */
function storeMeanwhile(values: Readonly<Record<string, string>>): void {
  localStorage.clear();
  Object.entries(values).forEach(([key, value]) => localStorage.setItem(key, value));
}

beforeEach(() => localStorage.clear());

afterEach(() => jest.restoreAllMocks());

test('a page that returns from the cache shows what was chosen meanwhile', () => {
  const store = createPreferencesStore();
  store.getState();
  const heard: unknown[] = [];
  const hear = ({key, newValue, storageArea}: StorageEvent) =>
    key === 'mui-mode' && heard.push([newValue, storageArea === localStorage]);
  window.addEventListener('storage', hear);
  storeMeanwhile({
    'mui-direction': 'rtl',
    'mui-dense': 'true',
    'mui-spacing': '3',
    'mui-mode': 'dark',
    apiPage_default: 'table',
    apiPage_slots: 'collapsed',
  });
  comeBack();
  expect(page).toHaveAttribute('data-direction', 'rtl');
  expect(page).toHaveAttribute('data-dense');
  expect(page).toHaveAttribute('data-api-props', 'table');
  expect(page).toHaveAttribute('data-api-slots', 'collapsed');
  expect(store.getState()).toMatchObject({direction: 'rtl', dense: true, spacing: 3});
  // `followMode.ts` passes it on to Docusaurus.
  expect(heard).toEqual([['dark', true]]);

  // Everything was reset meanwhile.
  storeMeanwhile({});
  comeBack();
  expect(page).toHaveAttribute('data-direction', 'ltr');
  expect(page).not.toHaveAttribute('data-dense');
  expect(store.getState()).toMatchObject({direction: 'ltr', dense: false, spacing: 8});
  window.removeEventListener('storage', hear);
});

test('a page that is loaded is told nothing: it has just read what is stored', () => {
  page.setAttribute('data-direction', 'ltr');
  storeMeanwhile({'mui-direction': 'rtl'});
  comeBack(false);
  expect(page).toHaveAttribute('data-direction', 'ltr');
});

test('where storage is blocked, the page stays as it is', () => {
  page.setAttribute('data-direction', 'rtl');
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  comeBack();
  expect(page).toHaveAttribute('data-direction', 'rtl');
});
