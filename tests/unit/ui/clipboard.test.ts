/** @jest-environment jsdom */
import {copyText} from '../../../src/ui/clipboard';

beforeEach(() => {
  Object.defineProperty(navigator, 'clipboard', {value: undefined, configurable: true});
  document.execCommand = jest.fn(() => true);
  // In a browser a selection in a field takes the focus there; in jsdom it does not.
  jest.spyOn(HTMLTextAreaElement.prototype, 'select').mockImplementation(function (this: HTMLTextAreaElement) {
    this.focus();
  });
});
afterEach(() => jest.restoreAllMocks());

test('copying by a selection leaves the focus where it was, and nothing in the page', async () => {
  document.body.innerHTML = '<button>Copy</button>';
  const button = document.querySelector('button');
  button?.focus();
  expect(await copyText('text')).toBe(true);
  expect(document.activeElement).toBe(button);
  expect(document.querySelector('textarea')).toBeNull();
});
