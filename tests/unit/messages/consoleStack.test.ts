import {withoutStack} from '../../../src/text/consoleStack';

const MESSAGE = 'Error: MUI: No row with id #5 found';

test.each([
  ['in Chrome', '    at useRow (http://localhost:3000/a.js:1:2)    at Grid (http://localhost:3000/b.js:3:4)'],
  ['in lines', '\n    at useRow (http://localhost:3000/a.js:1:2)\n    at Grid (http://localhost:3000/b.js:3:4)'],
  ['without a name', ' at https://example.org/a1:1:2'],
  ['with a name of several words', ' at new Object.row [as Row] (file:///a.js:1:2)'],
  ['of a promise', ' at async file:///a.mjs:1:2'],
  ['of a bundler', ' at ./src/App.js (webpack-internal:///./src/App.js:10:12)'],
  ['in Node', ' at Module._compile (node:internal/modules/cjs/loader:1105:14)'],
  ['on a disk', ' at Row (/srv/app/row.js:1:2)'],
  ['inside of JavaScript', ' at Array.map (<anonymous>) at Row (http://localhost:3000/a.js:1:2)'],
  ['in Firefox and Safari', ' useRow@http://localhost:3000/a.js:1:2 Grid@http://localhost:3000/b.js:3:4'],
  ['in Firefox, without a name', ' @http://localhost:3000/a.js:1:2'],
])('a stack %s is cut off', (_where, stack) => {
  expect(withoutStack(MESSAGE + stack).trim()).toBe(MESSAGE);
});

test.each([
  MESSAGE,
  'It began at 10:30:00 and ended at 11:45:00.',
  'Look at index 5 of the list (it is empty).',
  'Read more at https://mui.com/x/react-data-grid/ (in English).',
  'Install @mui/x-data-grid, or write to a@example.org.',
  '',
])('%j has none', (text) => {
  expect(withoutStack(text)).toBe(text);
});

test.each([' at '.repeat(50_000), ' '.repeat(100_000), ' @'.repeat(50_000), ` at ${'1:'.repeat(50_000)}`])(
  'nonsense of %#.5s takes no time',
  (text) => {
    const started = performance.now();
    expect(withoutStack(text)).toBe(text);
    expect(performance.now() - started).toBeLessThan(1000);
  },
);
