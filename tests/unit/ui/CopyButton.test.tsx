/** @jest-environment jsdom */
import {act, fireEvent, render, screen} from '@testing-library/react';
import CopyButton from '../../../src/ui/CopyButton';

const writeText = jest.fn<Promise<void>, [string]>();

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', {value: {writeText}, configurable: true});
  document.execCommand = jest.fn(() => true);
});

afterEach(() => jest.useRealTimers());

async function click(): Promise<void> {
  await act(async () => {
    fireEvent.click(screen.getByRole('button'));
    await Promise.resolve();
  });
}

test('says Copied for two seconds, then Copy again', async () => {
  render(<CopyButton getText={() => 'code'} />);
  await click();
  expect(writeText).toHaveBeenCalledWith('code');
  expect(screen.getByRole('button')).toHaveTextContent('Copied');
  act(() => jest.advanceTimersByTime(1999));
  expect(screen.getByRole('button')).toHaveTextContent('Copied');
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('button')).toHaveTextContent(/^Copy$/);
});

test('a second click starts the two seconds again', async () => {
  render(<CopyButton getText={() => 'code'} />);
  await click();
  act(() => jest.advanceTimersByTime(1500));
  await click();
  act(() => jest.advanceTimersByTime(1500));
  expect(screen.getByRole('button')).toHaveTextContent('Copied');
});

test('falls back to a selection where the clipboard is denied, and gives the focus back', async () => {
  writeText.mockRejectedValue(new Error('denied'));
  render(<CopyButton getText={() => 'code'} />);
  screen.getByRole('button').focus();
  await click();
  expect(document.execCommand).toHaveBeenCalledWith('copy');
  expect(screen.getByRole('button')).toHaveTextContent('Copied');
  expect(screen.getByRole('button')).toHaveFocus();
  expect(document.querySelector('textarea')).toBeNull();
});

test('is silent where nothing can be copied', async () => {
  writeText.mockRejectedValue(new Error('denied'));
  document.execCommand = jest.fn(() => false);
  render(<CopyButton getText={() => 'code'} />);
  await click();
  expect(screen.getByRole('button')).toHaveTextContent(/^Copy$/);
});

test('is silent where the text cannot be had', async () => {
  render(<CopyButton getText={() => Promise.reject(new Error('offline'))} />);
  await click();
  expect(screen.getByRole('button')).toHaveTextContent(/^Copy$/);
});

function report(selector: string): void {
  const place = document.querySelector(selector);
  act(() => void place?.dispatchEvent(new CustomEvent('code-copied', {bubbles: true})));
}

test('says Copied for two seconds when its block was copied otherwise, and copies nothing itself', () => {
  render(
    <section>
      <div data-code-block="" id="own">
        <CopyButton getText={() => 'code'} />
      </div>
      <div data-code-block="" id="other" />
    </section>,
  );
  report('#other');
  expect(screen.getByRole('button')).toHaveTextContent(/^Copy$/);
  report('#own');
  expect(screen.getByRole('button')).toHaveTextContent('Copied');
  expect(writeText).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(2000));
  expect(screen.getByRole('button')).toHaveTextContent(/^Copy$/);
});

test('outside of a block it belongs to the section, as in a demo', () => {
  render(
    <>
      <section>
        <CopyButton getText={() => 'code'} />
        <div data-code-block="" id="own" />
      </section>
      <section>
        <div data-code-block="" id="other" />
      </section>
    </>,
  );
  report('#other');
  expect(screen.getByRole('button')).toHaveTextContent(/^Copy$/);
  report('#own');
  expect(screen.getByRole('button')).toHaveTextContent('Copied');
});
