import {day, megabytes} from '../../../plugins/offline/client/products/formats';
import {reduceProduct, type ProductEvent, type ProductState} from '../../../plugins/offline/client/products/state';

const saved = {savedAt: '2026-11-26T10:00:00.000Z', bytes: 22_500_000, updateBytes: 5};
const progress = {files: 1, ofFiles: 4, bytes: 10, ofBytes: 40};
const none = {...progress, files: 0, bytes: 0};
const problem = {kind: 'full'} as const;

test.each<[string, ProductState, ProductEvent, ProductState]>([
  ['begins', {status: 'unsaved', problem}, {type: 'begun'}, {status: 'saving'}],
  ['begins an update', {status: 'saved', saved}, {type: 'begun'}, {status: 'saving', saved}],
  ['goes on', {status: 'half', progress, problem}, {type: 'begun'}, {status: 'saving', progress}],
  ['advances', {status: 'saving'}, {type: 'progressed', progress}, {status: 'saving', progress}],
  ['hears of progress too late', {status: 'removing'}, {type: 'progressed', progress}, {status: 'removing'}],
  [
    'fails before the first file',
    {status: 'saving', progress: none},
    {type: 'stopped', problem},
    {status: 'unsaved', problem},
  ],
  [
    'fails in the middle',
    {status: 'saving', progress},
    {type: 'stopped', problem},
    {status: 'half', progress, problem},
  ],
  ['is stopped', {status: 'saving', progress}, {type: 'stopped'}, {status: 'half', progress}],
  [
    'fails to begin an update',
    {status: 'saving', saved},
    {type: 'stopped', problem},
    {status: 'saved', saved, problem},
  ],
  [
    'fails in an update',
    {status: 'saving', saved, progress},
    {type: 'stopped', problem},
    {status: 'half', saved, progress, problem},
  ],
  ['ends', {status: 'saving', progress}, {type: 'saved', saved}, {status: 'saved', saved}],
  ['is removed', {status: 'saved', saved}, {type: 'removing'}, {status: 'removing'}],
  ['is gone', {status: 'removing'}, {type: 'removed'}, {status: 'unsaved'}],
  ['is worked on elsewhere', {status: 'saving'}, {type: 'elsewhere'}, {status: 'elsewhere'}],
  ['is read', {status: 'elsewhere'}, {type: 'found', state: {status: 'saved', saved}}, {status: 'saved', saved}],
  [
    'is read while it is saved',
    {status: 'saving', progress},
    {type: 'found', state: {status: 'half', progress: none}},
    {status: 'saving', progress},
  ],
])('a product %s', (_name, state, event, expected) => {
  expect(reduceProduct(state, event)).toEqual(expected);
});

test.each([
  [0, '0 MB'],
  [1, '0.1 MB'],
  [5_549_311, '5.5 MB'],
  [22_000_000, '22 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(megabytes(bytes, 'en')).toBe(text);
});

test('a day is written in the language of the page', () => {
  expect(day('2026-11-26T10:00:00.000Z', 'en')).toBe('November 26, 2026');
  expect(day('2026-11-26T10:00:00.000Z', 'zh')).toBe('2026年11月26日');
});
