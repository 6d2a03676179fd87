/** @jest-environment jsdom */
import {prePaintScript} from '../../../plugins/preferences/node/prePaintScript';
import {validateOptions} from '../../../plugins/preferences/options';
import {rowsTest} from '../../rowsTest';

const SCRIPT = prePaintScript({themeColor: {light: 'blue', dark: 'black'}, docusaurusKey: 'theme-1'});

function systemIs(mode: 'light' | 'dark'): void {
  window.matchMedia = ((query: string) => ({matches: query.includes('dark') && mode === 'dark'})) as never;
}

const ATTRIBUTES = ['dir', 'data-direction', 'data-dense', 'data-demo-look', 'data-code-styling', 'data-date-library'];

function run(): Record<string, string | null> {
  ATTRIBUTES.forEach((name) => document.documentElement.removeAttribute(name));
  window.eval(SCRIPT);
  const page = document.documentElement;
  return {
    mode: page.getAttribute('data-theme'),
    choice: page.getAttribute('data-theme-choice'),
    variant: page.getAttribute('data-code-variant'),
    styling: page.getAttribute('data-code-styling'),
    dateLibrary: page.getAttribute('data-date-library'),
    dir: page.getAttribute('dir'),
    direction: page.getAttribute('data-direction'),
    dense: page.getAttribute('data-dense'),
    demoLook: page.getAttribute('data-demo-look'),
    body: document.body.className,
    frame: document.querySelector('meta')!.content,
  };
}

const DEFAULT_LOOK = {dir: null, direction: null, dense: null, demoLook: null};

/** What an earlier visit left is gone. */
function forget(): void {
  localStorage.clear();
  for (const name of ['codeVariant', 'codeStyling', 'paletteColors']) {
    document.cookie = `${name}=;max-age=0`;
  }
  document.head.innerHTML = '<meta name="theme-color" content="blue">';
  document.body.className = '';
  window.location.hash = '';
  systemIs('light');
}

beforeEach(forget);

test('without a choice the system decides', () => {
  expect(run()).toEqual({
    ...DEFAULT_LOOK,
    mode: 'light',
    choice: 'system',
    variant: 'TS',
    styling: 'MUI System',
    dateLibrary: 'dayjs',
    body: 'mode-light',
    frame: 'blue',
  });
  document.body.className = '';
  systemIs('dark');
  expect(run()).toMatchObject({mode: 'dark', choice: 'system', body: 'mode-dark', frame: 'black'});
});

rowsTest('a choice wins over the system', ['light', 'dark'], (choice) => {
  forget();
  systemIs(choice === 'dark' ? 'light' : 'dark');
  localStorage.setItem('mui-mode', choice);
  expect(run()).toMatchObject({mode: choice, choice, body: `mode-${choice}`});
  expect(localStorage.getItem('theme-1')).toBe(choice);
});

rowsTest(
  'any other choice reads as system',
  ['system', 'purple', '', '{"a":', '<script>alert(1)</script>', 'null'],
  (stored) => {
    forget();
    localStorage.setItem('mui-mode', stored);
    localStorage.setItem('theme-1', 'dark');
    expect(run()).toMatchObject({mode: 'light', choice: 'system'});
    expect(localStorage.getItem('theme-1')).toBeNull();
  },
);

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
  window.location.hash = '#system-BasicBars.js=1aZ-_z';
  expect(run().variant).toBe('JS');
});

test('blocked storage reads as the defaults', () => {
  const blocked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const blockedCookie = jest.spyOn(Document.prototype, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(run()).toMatchObject({
    ...DEFAULT_LOOK,
    mode: 'light',
    choice: 'system',
    variant: 'TS',
    styling: 'MUI System',
  });
  blocked.mockRestore();
  blockedCookie.mockRestore();
});

rowsTest('the direction is the reader’s, whatever the language’s is', ['ltr', 'rtl'], (direction) => {
  forget();
  localStorage.setItem('mui-direction', direction);
  expect(run()).toMatchObject({dir: direction, direction, demoLook: direction === 'rtl' ? '' : null});
});

test('density is marked', () => {
  localStorage.setItem('mui-dense', 'true');
  expect(run()).toMatchObject({dense: '', demoLook: ''});
  localStorage.setItem('mui-dense', 'false');
  expect(run()).toMatchObject({dense: null, demoLook: null});
});

rowsTest(
  'a spacing of the reader changes the look of demos',
  [
    ['1', ''],
    ['8', null],
    ['20', ''],
    ['21', null],
    ['0', null],
    ['-3', null],
    ['2.5', null],
    ['wide', null],
  ],
  (spacing, demoLook) => {
    forget();
    localStorage.setItem('mui-spacing', spacing);
    expect(run().demoLook).toBe(demoLook);
  },
);

rowsTest(
  'colors of the reader change the look of demos',
  [
    ['{"primary":{"main":"#f00"}}', ''],
    ['{}', null],
    ['[]', null],
    ['', null],
  ],
  (colors, demoLook) => {
    forget();
    document.cookie = `paletteColors=${encodeURIComponent(colors)}`;
    expect(run().demoLook).toBe(demoLook);
  },
);

rowsTest(
  'nonsense is no choice of looks',
  ['', 'null', 'up', 'RTL', '1e1', '{"a":', '__proto__', '<script>alert(1)</script>', '9'.repeat(5000)],
  (stored) => {
    forget();
    ['mui-direction', 'mui-dense'].forEach((key) => localStorage.setItem(key, stored));
    document.cookie = `codeStyling=${stored}`;
    document.cookie = `paletteColors=${stored.replace(/^\{.*/, '%')}`;
    expect(run()).toMatchObject({...DEFAULT_LOOK, styling: 'MUI System'});
  },
);

rowsTest(
  'the cookie says in which styling demos are shown',
  [
    ['MUI%20System', 'MUI System'],
    ['MUI System', 'MUI System'],
    ['Tailwind', 'Tailwind'],
    ['CSS', 'CSS'],
    ['css', 'MUI System'],
    ['%E0%A4%A', 'MUI System'],
  ],
  (cookie, styling) => {
    forget();
    document.cookie = `codeStyling=${cookie}`;
    expect(run().styling).toBe(styling);
  },
);

rowsTest(
  'the cookie says in which date library demos are shown',
  [
    ['luxon', 'luxon'],
    ['date-fns', 'date-fns'],
    ['Luxon', 'dayjs'],
    ['date-fns-jalali', 'dayjs'],
    ['%', 'dayjs'],
  ],
  (cookie, dateLibrary) => {
    forget();
    document.cookie = `dateLibrary=${cookie}`;
    expect(run().dateLibrary).toBe(dateLibrary);
  },
);

rowsTest(
  'a hash that names a styling wins over the chosen CSS',
  [
    ['#tailwind-BasicBars', 'Tailwind'],
    ['#tailwind-BasicBars.tsx', 'Tailwind'],
    ['#system-BasicBars.js', 'MUI System'],
    ['#tailwind-BasicBars.tsx=1aZ-_z', 'Tailwind'],
    ['#css-BasicBars', 'CSS'],
    ['#tailwind-basics', 'CSS'],
    ['#tailwind-', 'CSS'],
    ['#tailwind-BasicBars.css', 'CSS'],
    ['#constructor-BasicBars', 'CSS'],
    ['#BasicBars', 'CSS'],
  ],
  (hash, styling) => {
    forget();
    document.cookie = 'codeStyling=CSS';
    window.location.hash = hash;
    expect(run().styling).toBe(styling);
    expect(document.cookie).toContain('codeStyling=CSS');
  },
);

test('facts cannot close the script', () => {
  const script = prePaintScript({themeColor: {light: '</script>', dark: ''}, docusaurusKey: 'k'});
  expect(script).not.toContain('</script>');
});

test('there are no options', () => {
  expect(() => validateOptions({options: {themeColor: {light: 'a'}}} as never)).toThrow(
    '[preferences] invalid options: "themeColor" is not allowed',
  );
});
