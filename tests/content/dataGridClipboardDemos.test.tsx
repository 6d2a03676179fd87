/** @jest-environment jsdom */
import {fireEvent, render, screen} from '@testing-library/react';
import ClipboardCopy from '../../docs/react-data-grid/clipboard/ClipboardCopy';
import ClipboardPaste from '../../docs/react-data-grid/clipboard/ClipboardPaste';
import ClipboardPasteDelimiter from '../../docs/react-data-grid/clipboard/ClipboardPasteDelimiter';
import ClipboardPasteDisabled from '../../docs/react-data-grid/clipboard/ClipboardPasteDisabled';
import ClipboardPasteEvents from '../../docs/react-data-grid/clipboard/ClipboardPasteEvents';
import ClipboardPastePersistence from '../../docs/react-data-grid/clipboard/ClipboardPastePersistence';
import {parsePastedDay, parsePastedNumber} from '../../docs/react-data-grid/clipboard/pasteParsers';
import {LONGEST_PASTE, splitTable} from '../../docs/react-data-grid/clipboard/splitTable';
import {cell, copied, copy, fakeBrowser, paste, settle, texts} from './dataGridClipboardGrid';

beforeEach(fakeBrowser);

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const toggle = (label: string) => fireEvent.click(screen.getByLabelText(label));
const status = () => document.querySelector('[role=status]')?.textContent;
const alert = () => document.querySelector('[role=alert]');
const show = async (element: React.ReactElement) => {
  render(element);
  await settle();
};

test.each([
  ['1,234.5', 1234.5],
  [' -12 ', -12],
  ['', null],
  ['1,23', undefined],
  ['<b>1</b>', undefined],
  ['9'.repeat(10_000_000), undefined],
])('a number: %.12s', (text, value) => {
  expect(parsePastedNumber(text)).toBe(value);
});

test.each([
  ['2026-03-31', new Date(2026, 2, 31)],
  ['', null],
  ['2026-02-30', undefined],
  ['31/12/2026', undefined],
  [`2026-03-31${'9'.repeat(10_000_000)}`, undefined],
])('a day: %.12s', (text, value) => {
  expect(parsePastedDay(text)).toEqual(value);
});

test.each<[string, string[][] | null]>([
  ['a\tb\r\nc\n', [['a', 'b'], ['c']]],
  ['"a\n""b"""\tc', [['a\n"b"', 'c']]],
  ['5" nail\tx', [['5" nail', 'x']]],
  ['', [['']]],
  ['"never closed\tx', [['never closed\tx']]],
  ['x'.repeat(LONGEST_PASTE + 1), null],
])('a table: %.20j', (text, table) => {
  expect(splitTable(text)).toEqual(table);
});

test('a whole table of the longest size is split', () => {
  expect(splitTable('x\t'.repeat(LONGEST_PASTE / 2))).toHaveLength(1);
});

test('the copy of the selected rows appears, and the button adds headers', async () => {
  await show(<ClipboardCopy />);
  await copy('peak');
  expect(status()).toBe('Mont Blanc\t4,806\r\nRysy\t2,501');
  fireEvent.click(screen.getByText('Copy with headers'));
  await settle();
  expect(copied.mock.calls.at(-1)?.[0]).toBe('Peak\tHeight (m)\r\nMont Blanc\t4,806\r\nRysy\t2,501');
  copied.mockRejectedValueOnce(new Error('refused'));
  fireEvent.click(screen.getByText('Copy with headers'));
  await settle();
  expect(status()).toContain('does not allow');
});

test('nonsense, markup and 10 MB leave the stock as it is, or are text', async () => {
  await show(<ClipboardPaste />);
  await paste('Pan\t1,500\tsold OUT', 'product', 'k-11');
  expect([texts('product')[0], texts('count')[0], texts('state')[0]]).toEqual(['Pan', '1,500', 'Sold out']);
  await paste('<script>alert(1)</script>\t\u0000\tno such', 'product', 'k-11');
  expect([texts('count')[0], texts('state')[0]]).toEqual(['1,500', 'Sold out']);
  expect(texts('product')[0]).toBe('<script>alert(1)</script>');
  expect(document.querySelector('[role=grid] script')).toBeNull();
  await paste('x\n'.repeat(5_000_000), 'product', 'k-12');
  expect(texts('product')[1]).toBe('Toaster');
});

test('pasting is off until the switch is turned', async () => {
  await show(<ClipboardPasteDisabled />);
  toggle('Stock-taking: no pasting');
  await paste('Pan', 'product', 'k-11');
  expect(texts('product')[0]).toBe('Pan');
  toggle('Stock-taking: no pasting');
  await paste('Pot', 'product', 'k-12');
  expect(cell('product', 'k-12').querySelector('input')).not.toBeNull();
});

test('rows that fail are kept, and saved by another try', async () => {
  await show(<ClipboardPastePersistence />);
  toggle('Requests fail');
  await paste('Pan\nPot', 'product', 'k-11', 400);
  expect(screen.getByLabelText('Saving')).toBeInTheDocument();
  await settle(600);
  expect(alert()).toHaveTextContent('Not saved: 2 rows.');
  expect(texts('product').slice(0, 2)).toEqual(['Kettle', 'Toaster']);
  fireEvent.click(screen.getByText('Try again'));
  await settle(600);
  expect(alert()).not.toBeNull();
  toggle('Requests fail');
  fireEvent.click(screen.getByText('Try again'));
  await settle(600);
  expect(texts('product').slice(0, 2)).toEqual(['Pan', 'Pot']);
  expect(alert()).toBeNull();
});

test('messages say what is being pasted, and what is too much', async () => {
  await show(<ClipboardPasteEvents />);
  await paste('Pan\t5\nPot\t6', 'product', 'k-11');
  expect(status()).toBe('Pasting 2 × 2 cells…');
  await settle(600);
  expect(status()).toBe('Pasted 2 × 2 cells.');
  await paste('x'.repeat(LONGEST_PASTE + 1), 'product', 'k-11');
  expect(status()).toBe('This is too much to paste.');
});

test('the sample with semicolons is pasted into three columns', async () => {
  await show(<ClipboardPasteDelimiter />);
  fireEvent.click(screen.getByText('Copy two rows'));
  await settle();
  expect(status()).toContain('Now select a cell');
  await paste(copied.mock.calls.at(-1)?.[0] ?? '', 'product', 'k-12');
  expect(texts('product').slice(1, 3)).toEqual(['Kettle; 1.7 l', 'Toaster']);
  expect(texts('count').slice(1, 3)).toEqual(['1,180', '4']);
  expect(texts('state').slice(1, 3)).toEqual(['In stock', 'Low']);
});
