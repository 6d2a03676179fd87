import {collectErrors, familyOf, mergeErrors} from '../../../plugins/production-errors/node/collect';
import {numberedErrors} from '../../../plugins/production-errors/node/messages';
import {validateOptions} from '../../../plugins/production-errors/options';
import {DOCUMENTED_PACKAGES} from '../../../src/site/packages';

describe('what a source throws by number', () => {
  test.each([
    ['a string', `process.env.NODE_ENV !== "production" ? 'MUI: plain' : _formatMuiErrorMessage(7)`, 7, ['MUI: plain']],
    [
      'a template without places',
      'process.env.NODE_ENV !== "production" ? `MUI: two\nlines` : formatMuiErrorMessage2(8)',
      8,
      ['MUI: two\nlines'],
    ],
    [
      'a template with arguments',
      'x ? `a ${color} b ${name ? ` (${name})` : ""}.` : _formatMuiErrorMessage(9, color, name ? ` (${name})` : "")',
      9,
      ['a ', 0, ' b ', 1, '.'],
    ],
    ['texts put together', `x ? 'a ' + b + ' c' : (0, _formatMuiErrorMessage2.default)(10, b)`, 10, ['a ', 0, ' c']],
    ['what is not thrown along', 'x ? `a ${known} ${lost}` : _formatMuiErrorMessage(11, known)', 11, ['a ', 0, ' …']],
    ['an argument at the beginning', 'x ? `${a}${b}` : _formatMuiErrorMessage(12, a, b)', 12, [0, 1]],
  ])('%s', (_name, expression, code, message) => {
    expect(numberedErrors(`throw new Error(${expression});`)).toEqual([{code, message}]);
  });

  test('several in one source, in their order', () => {
    const source = `if (a) { f(x ? 'one' : _formatMuiErrorMessage(2)) } else { f(x ? 'two' : _formatMuiErrorMessage(1)) }`;
    expect(numberedErrors(source).map(({code}) => code)).toEqual([2, 1]);
  });

  test.each([
    'export default function formatMuiErrorMessage(code) { return code; }',
    'x ? "a" : formatMuiErrorMessage(code)',
    'x ? "a" : "formatMuiErrorMessage(1)"',
    'x ? "a" : format(1)',
    'this is no JavaScript formatMuiErrorMessage(',
    '',
  ])('nothing in %j', (source) => {
    expect(numberedErrors(source)).toEqual([]);
  });
});

test('errors of several packages are put together, other messages under one number are kept apart', () => {
  expect(
    mergeErrors([
      {code: 2, message: ['b'], packages: ['y']},
      {code: 1, message: ['a'], packages: ['y']},
      {code: 1, message: ['a'], packages: ['x']},
      {code: 1, message: ['c'], packages: ['x']},
    ]),
  ).toEqual([
    {code: 1, message: ['a'], packages: ['x', 'y']},
    {code: 1, message: ['c'], packages: ['x']},
    {code: 2, message: ['b'], packages: ['y']},
  ]);
});

test('the installed packages are read with what they are built on', async () => {
  const packages = DOCUMENTED_PACKAGES.map(({name}) => name);
  expect(familyOf(packages)).toEqual(expect.arrayContaining(['@mui/x-tree-view', '@mui/material', '@mui/utils']));
  const errors = await collectErrors(packages);
  // Facts about the installed packages, read in their sources.
  expect(errors).toContainEqual({
    code: 9,
    message: [
      'MUI: Unsupported `',
      0,
      '` color.\nThe following formats are supported: #nnn, #nnnnnn, rgb(), rgba(), hsl(), hsla(), color().',
    ],
    packages: ['@mui/system'],
  });
  expect(errors.find(({code}) => code === 20)?.packages).toEqual(['@mui/material', '@mui/system']);
  expect(errors.length).toBeGreaterThan(10);
  expect(errors.filter(({message}) => message.includes('…'))).toEqual([]);
});

test('a package that is not installed is told of', async () => {
  await expect(collectErrors(['@mui/none'])).rejects.toThrow('the package "@mui/none" is not installed');
});

test('options are checked', () => {
  expect(() => validateOptions({options: {more: 1}} as never)).toThrow(
    '[production-errors] invalid options: "more" is not allowed',
  );
});
