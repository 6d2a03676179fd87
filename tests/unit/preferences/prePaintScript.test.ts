/** @jest-environment jsdom */
import {prePaintScript} from '../../../plugins/preferences/node/prePaintScript';
import {readPreferencesOptions} from '../../../plugins/preferences/options';

const SCRIPT = prePaintScript({themeColor: {light: 'blue', dark: 'black'}, docusaurusKey: 'theme-1'});

function systemIs(mode: 'light' | 'dark'): void {
  window.matchMedia = ((query: string) => ({matches: query.includes('dark') && mode === 'dark'})) as never;
}

function run(): Record<string, string | null> {
  window.eval(SCRIPT);
  const page = document.documentElement;
  return {
    mode: page.getAttribute('data-theme'),
    choice: page.getAttribute('data-theme-choice'),
    variant: page.getAttribute('data-code-variant'),
    body: document.body.className,
    frame: document.querySelector('meta')!.content,
  };
}

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'codeVariant=;max-age=0';
  document.head.innerHTML = '<meta name="theme-color" content="blue">';
  document.body.className = '';
  window.location.hash = '';
  systemIs('light');
});

test('without a choice the system decides', () => {
  expect(run()).toEqual({mode: 'light', choice: 'system', variant: 'TS', body: 'mode-light', frame: 'blue'});
  document.body.className = '';
  systemIs('dark');
  expect(run()).toMatchObject({mode: 'dark', choice: 'system', body: 'mode-dark', frame: 'black'});
});

test.each(['light', 'dark'])('the choice %s wins over the system', (choice) => {
  systemIs(choice === 'dark' ? 'light' : 'dark');
  localStorage.setItem('mui-mode', choice);
  expect(run()).toMatchObject({mode: choice, choice, body: `mode-${choice}`});
  expect(localStorage.getItem('theme-1')).toBe(choice);
});

test.each(['system', 'purple', '', '{"a":', '<script>alert(1)</script>', 'null'])('%j reads as system', (stored) => {
  localStorage.setItem('mui-mode', stored);
  localStorage.setItem('theme-1', 'dark');
  expect(run()).toMatchObject({mode: 'light', choice: 'system'});
  expect(localStorage.getItem('theme-1')).toBeNull();
});

test('the cookie says which code is shown; nonsense in it does not', () => {
  document.cookie = 'codeVariant=JS';
  expect(run().variant).toBe('JS');
  document.cookie = 'codeVariant=COBOL';
  expect(run().variant).toBe('TS');
});

test('a hash that ends in .js or .tsx wins over the cookie', () => {
  document.cookie = 'codeVariant=JS';
  window.location.hash = '#BasicBars.tsx';
  expect(run().variant).toBe('TS');
  document.cookie = 'codeVariant=TS';
  window.location.hash = '#BasicBars.js';
  expect(run().variant).toBe('JS');
});

test('blocked storage reads as the defaults', () => {
  const blocked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(run()).toMatchObject({mode: 'light', choice: 'system', variant: 'TS'});
  blocked.mockRestore();
});

test('facts cannot close the script', () => {
  const script = prePaintScript({themeColor: {light: '</script>', dark: ''}, docusaurusKey: 'k'});
  expect(script).not.toContain('</script>');
});

test('options are required and checked', () => {
  expect(() => readPreferencesOptions({themeColor: {light: 'a'}, colour: 1})).toThrow(
    '[preferences] invalid options: "themeColor.dark" is required; "colour" is not allowed',
  );
});
