/** @jest-environment jsdom */
import '../../../plugins/preferences/client/followCodeChoices';

const page = document.documentElement;

/** Another tab cannot be reached while this one has the focus. */
function meanwhile(cookie: string): void {
  window.dispatchEvent(new Event('blur'));
  document.cookie = `${cookie};path=/`;
  window.dispatchEvent(new Event('focus'));
}

beforeEach(() => {
  page.setAttribute('data-code-variant', 'TS');
  page.setAttribute('data-code-styling', 'CSS');
});

test('what was chosen in another tab shows when the reader comes back', () => {
  meanwhile('codeVariant=JS');
  expect(page).toHaveAttribute('data-code-variant', 'JS');
  expect(page).toHaveAttribute('data-code-styling', 'CSS');
  meanwhile('codeStyling=MUI%20System');
  expect(page).toHaveAttribute('data-code-styling', 'MUI System');
  meanwhile('codeVariant=;max-age=0');
  expect(page).toHaveAttribute('data-code-variant', 'TS');
});

test('it shows too when the tab was hidden', () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  document.cookie = 'codeVariant=JS;path=/';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(page).toHaveAttribute('data-code-variant', 'TS');
  document.cookie = 'codeVariant=TS;path=/';
  document.dispatchEvent(new Event('visibilitychange'));
  hidden.mockReturnValue(false);
  document.cookie = 'codeVariant=JS;path=/';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(page).toHaveAttribute('data-code-variant', 'JS');
  hidden.mockRestore();
});

test.each(['ts', '%', '<script>', '__proto__'])('nonsense from there is the default: %s', (value) => {
  page.setAttribute('data-code-variant', 'JS');
  meanwhile(`codeVariant=${value}`);
  expect(page).toHaveAttribute('data-code-variant', 'TS');
});

test('what a URL asked for here holds while nothing was chosen there', () => {
  document.cookie = 'codeVariant=TS;path=/';
  window.dispatchEvent(new Event('blur'));
  window.dispatchEvent(new Event('focus'));
  page.setAttribute('data-code-variant', 'JS');
  window.dispatchEvent(new Event('blur'));
  window.dispatchEvent(new Event('focus'));
  expect(page).toHaveAttribute('data-code-variant', 'JS');
  // Nor does what was chosen here, before a URL asked for something else, count as chosen there.
  document.cookie = 'codeVariant=JS;path=/';
  page.setAttribute('data-code-variant', 'TS');
  window.dispatchEvent(new Event('blur'));
  window.dispatchEvent(new Event('focus'));
  expect(page).toHaveAttribute('data-code-variant', 'TS');
});
