/** @jest-environment jsdom */
import {otherEdits} from '../../../plugins/demos/theme/DemoEditor/OtherEdits';
import {editingKey, editKey, forgetEdit, keepEdit, keptEdit} from '../../../plugins/demos/client/editor/keptEdits';
import type {DemoInfo, DemoStyling} from '../../../plugins/demos/types';

const DEMO = {page: '/x/react-charts/bars', name: 'BasicBars'};
const KEY = editKey(DEMO, {styling: 'MUI System'}, 'TS');

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
  forgetEdit(KEY);
});

test('kept edits have a key of their own for each language and styling', () => {
  const keys = [
    KEY,
    editKey(DEMO, {styling: 'MUI System'}, 'JS'),
    editKey(DEMO, {styling: 'CSS'}, 'TS'),
    editKey({...DEMO, name: 'Other'}, {styling: 'MUI System'}, 'TS'),
    editKey({...DEMO, anchor: 'SecondOfItsName'}, {styling: 'MUI System'}, 'TS'),
    editKey({...DEMO, page: '/x/other'}, {styling: 'MUI System'}, 'TS'),
    editingKey(DEMO),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

test('kept edits are in the storage of the tab', () => {
  keepEdit(KEY, 'text');
  expect(sessionStorage.getItem(KEY)).toBe('text');
  forgetEdit(KEY);
  expect(keptEdit(KEY)).toBeUndefined();
  sessionStorage.setItem(KEY, 'from before the reload');
  expect(keptEdit(KEY)).toBe('from before the reload');
});

test('kept edits survive storage that is full or blocked until the page is left', () => {
  const refuse = (): never => {
    throw new DOMException('no', 'QuotaExceededError');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
  expect(keptEdit(KEY)).toBeUndefined();
  keepEdit(KEY, 'text');
  expect(keptEdit(KEY)).toBe('text');
  forgetEdit(KEY);
  expect(keptEdit(KEY)).toBeUndefined();
});

test('the editor knows the edits of the versions that it does not show', () => {
  const system = {styling: 'MUI System', translations: {}} as unknown as DemoStyling;
  const tailwind = {styling: 'Tailwind'} as DemoStyling;
  const demo = {...DEMO, stylings: [system, tailwind]} as unknown as DemoInfo;
  const keys = [
    KEY,
    editKey(DEMO, {styling: 'MUI System', dateLibrary: 'luxon'}, 'TS'),
    editKey(DEMO, {styling: 'Tailwind'}, 'JS'),
  ];
  keys.forEach((key) => keepEdit(key, 'text'));
  expect(otherEdits({demo, shown: system, variant: 'TS'})).toEqual(['luxon · TypeScript', 'Tailwind · JavaScript']);
  expect(otherEdits({demo, shown: tailwind, variant: 'JS'})).toEqual([
    'MUI System · TypeScript',
    'MUI System · luxon · TypeScript',
  ]);
  keys.forEach(forgetEdit);
  expect(otherEdits({demo, shown: tailwind, variant: 'TS'})).toEqual([]);
});
