import {getContrastRatio} from '@mui/material/styles';
import {tokenStylesheet} from '../../../src/css/tokenStylesheet';
import {COLOR_SCALES, THEME_COLOR} from '../../../src/site/tokens';

/** The variables of one block of the stylesheet. */
function variablesOf(selector: string): Record<string, string> {
  const block = tokenStylesheet().split(`${selector} {`)[1]?.split('}')[0] ?? '';
  return Object.fromEntries([...block.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name, value]) => [name!, value!]));
}

const light = variablesOf(':root');
const dark = {...light, ...variablesOf("html[data-theme='dark']")};

test('the browser frame has a 600 blue in light mode and the darkest blue-grey in dark', () => {
  expect(THEME_COLOR).toEqual({light: COLOR_SCALES.blue[600], dark: COLOR_SCALES.blueDark[900]});
});

test('every variable of ours is set in both modes', () => {
  const ours = Object.keys(light).filter((name) => name.startsWith('--site-'));
  expect(ours.length).toBeGreaterThan(20);
  expect(Object.keys(dark).filter((name) => name.startsWith('--site-'))).toEqual(ours);
});

test("Infima's names are told once, since those of ours that they read change with the mode", () => {
  const stock = Object.entries(light).filter(([name, value]) => name.startsWith('--ifm-') && value.includes('var('));
  expect(stock.length).toBeGreaterThan(10);
  const unknown = stock.filter(([, value]) => !Object.hasOwn(light, /^var\((--site-[\w-]+)\)$/.exec(value)?.[1] ?? ''));
  expect(unknown).toEqual([]);
  expect(Object.keys(variablesOf("html[data-theme='dark']")).filter((name) => name.startsWith('--ifm-'))).toEqual([]);
});

describe.each([
  ['light', light],
  ['dark', dark],
])('in %s mode', (_mode, variables) => {
  test('body text is AAA on the page', () => {
    expect(getContrastRatio(variables['--site-text']!, variables['--site-surface']!)).toBeGreaterThanOrEqual(7);
  });

  test.each([
    ['--site-text-muted', '--site-surface'],
    ['--site-text-muted', '--site-surface-subtle'],
    ['--site-primary-text', '--site-surface'],
    ['--site-action-text', '--site-action'],
    ['--site-code-text', '--site-code-background'],
    ['--site-code-muted', '--site-code-background'],
  ])('%s on %s is AA', (text, ground) => {
    expect(getContrastRatio(variables[text]!, variables[ground]!)).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ['the edge of a field', '--site-field-edge', '--site-surface'],
    ['the mark of Pro', '--site-plan-pro', '--site-surface'],
    ['the mark of Premium', '--site-plan-premium', '--site-surface'],
  ])('%s is seen (%s on %s)', (_what, mark, ground) => {
    expect(getContrastRatio(variables[mark]!, variables[ground]!)).toBeGreaterThanOrEqual(3);
  });
});

test('the marks of plans are seen on the line of the page that is open in the sidebar', () => {
  expect(getContrastRatio(light['--site-plan-pro']!, light['--site-primary-surface']!)).toBeGreaterThanOrEqual(3);
  expect(getContrastRatio(light['--site-plan-premium']!, light['--site-primary-surface']!)).toBeGreaterThanOrEqual(3);
});

test.each([
  ['a demo', '--site-stage', '--site-surface', 1.05],
  ['code', '--site-code-background', '--site-surface', 1.05],
  ['code', '--site-code-background', '--site-stage', 1.1],
  ['what is pointed at', '--site-surface-subtle', '--site-surface', 1.15],
  ['a hairline', '--site-hairline', '--site-surface', 1.4],
  ['a hairline around code', '--site-code-edge', '--site-surface', 1.4],
])('in dark mode, %s is seen (%s on %s)', (_what, surface, ground, ratio) => {
  expect(getContrastRatio(dark[surface]!, dark[ground]!)).toBeGreaterThanOrEqual(ratio);
});
