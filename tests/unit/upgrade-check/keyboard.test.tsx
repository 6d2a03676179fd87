/** @jest-environment jsdom */
import {fireEvent, render, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import Result from '@site/plugins/upgrade-check/client/UpgradePanel/Result';
import UpgradePanel from '@site/plugins/upgrade-check/client/UpgradePanel';
import UpgradeCheck from '@site/plugins/upgrade-check/theme/UpgradeCheck';
import type {CheckedFile, CheckResult} from '@site/plugins/upgrade-check/client/run/runCheck';
import type {Finding} from '@site/plugins/upgrade-check/types';
import {ChromeLanguage} from '@site/src/ui/ChromeLanguage';

const LINE = 'const page = 0;';

function findingAt(line: number): Finding {
  const codemod = {is: 'none'} as const;
  return {kind: 'removed', severity: 'must', name: 'page', line, column: 1, guide: '/x/guide/#page', codemod};
}

function fileWith(path: string, count: number): CheckedFile {
  const findings = Array.from({length: count}, (_, index) => findingAt(index + 1));
  const report = {path, usesMuiX: true, findings, codemod: {is: 'unchanged'}} as const;
  return {report, text: `${LINE}\n`.repeat(count)};
}

function showResult(...files: CheckedFile[]): void {
  const result: CheckResult = {read: 1, users: 1, files, failed: [], skipped: [], wasStopped: false};
  render(<Result result={result} />, {wrapper: MemoryRouter});
}

/** Presses a button by keyboard. */
function press(name: string | RegExp): void {
  const button = screen.getByRole('button', {name});
  button.focus();
  fireEvent.click(button);
}

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

test('the first of the findings that come gets the focus, also where the button goes', () => {
  showResult(fileWith('App.tsx', 250));
  press('Show more (150)');
  expect(screen.getAllByRole('listitem')[100]).toHaveFocus();
  press('Show more (50)');
  expect(screen.queryByText(/Show more/)).toBeNull();
  expect(screen.getAllByRole('listitem')[200]).toHaveFocus();
});

test('the first of the files that come gets the focus', () => {
  showResult(...Array.from({length: 52}, (_, index) => fileWith(`App${index}.tsx`, 1)));
  press('Show more files (2)');
  expect(screen.queryByText(/Show more/)).toBeNull();
  expect(screen.getByText('App50.tsx').closest('summary')).toHaveFocus();
});

test('an excerpt is no stop of the keyboard', () => {
  showResult(fileWith('App.tsx', 1));
  expect(screen.getByText(LINE).closest('pre')).not.toHaveAttribute('tabindex');
});

test('a keyboard stays in the check that is tried again', async () => {
  global.fetch = jest.fn(() => Promise.reject(new Error('No network')));
  const {container} = render(<UpgradePanel product="x-data-grid" />);
  fireEvent.change(screen.getByRole('textbox'), {target: {value: LINE}});
  press('Check this code');
  const tryAgain = await screen.findByRole('button', {name: 'Try again'});
  press('Try again');
  expect(tryAgain).not.toBeInTheDocument();
  expect(container.firstElementChild).toHaveFocus();
  expect(await screen.findByRole('button', {name: 'Try again'})).toBeInTheDocument();
});

test('the check speaks the language of the site in an English page', () => {
  render(
    <ChromeLanguage.Provider value="zh-CN">
      <UpgradeCheck product="x-data-grid" />
      <UpgradePanel product="x-data-grid" />
    </ChromeLanguage.Provider>,
  );
  for (const control of [screen.getByRole('button', {name: 'Check your code'}), screen.getByRole('textbox')]) {
    expect(control.closest('[lang]')).toHaveAttribute('lang', 'zh-CN');
  }
});
