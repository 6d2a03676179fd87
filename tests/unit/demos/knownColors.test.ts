import {allInBothModes} from '../../../plugins/demos/node/prerender/bothModes';
import {allWithKnownColors} from '../../../plugins/demos/node/prerender/knownColors';
import type {Mode, RenderedDemo} from '../../../plugins/demos/node/prerender/types';

const TEXT = {light: 'rgba(0, 0, 0, 0.87)', dark: '#fff'};
const LINE = {light: '#e0e0e0', dark: 'rgb(81, 81, 81)'};
const BRAND = {light: '#1976d2', dark: '#1976d2'};

interface Drawing {
  readonly text: string;
  readonly width?: number;
  readonly lines?: number;
  readonly extraStyle?: string;
}

/** A field as a browser draws it: its classes differ between the modes, as Emotion makes them of the styles. */
function draw(mode: Mode, {text, width = 300, lines = 2, extraStyle = ''}: Drawing): RenderedDemo {
  const name = mode === 'light' ? 'css-1a' : 'css-2b';
  const line = `<i style="border-color: ${LINE[mode]}; fill: ${BRAND[mode]}"></i>`;
  return {
    file: 'docs/Field.tsx',
    html: `<p class="${name}">${text}</p>${line.repeat(lines)}`,
    height: width / 2,
    rules: [
      {around: [], selector: `.${name}`, style: `color: ${TEXT[mode]}; margin: 1px;`},
      {around: [], selector: `.${name}`, style: `width: ${width}px;`},
      ...(extraStyle ? [{around: [], selector: `.${name}`, style: extraStyle}] : []),
    ],
  };
}

const inBothModes = (drawing: Drawing) =>
  allInBothModes({light: [draw('light', drawing)], dark: [draw('dark', drawing)]});

test('another text and another size get the same dark colors as if they were drawn', () => {
  const chinese = {text: '日期', width: 200};
  const expected = inBothModes(chinese);
  expect(expected[0]?.html).toContain(`light-dark(${LINE.light},${LINE.dark}); fill: ${BRAND.light}`);
  expect(allWithKnownColors([draw('light', chinese)], inBothModes({text: 'Date'}))).toEqual(expected);
});

test.each([
  ['a rule with a color of its own', {extraStyle: 'background-color: #123456;'}],
  ['one element with a color more', {lines: 3}],
  ['one element with a color less', {lines: 1}],
])('a demo that has %s has to be drawn in the dark', (_what, difference) => {
  expect(
    allWithKnownColors([draw('light', {text: '日期', ...difference})], inBothModes({text: 'Date'})),
  ).toBeUndefined();
});

test('what is known of no demo, of another or in the light alone gives no colors', () => {
  const light = draw('light', {text: '日期'});
  expect(allWithKnownColors([light], [])).toBeUndefined();
  const [known] = inBothModes({text: 'Date'});
  expect(allWithKnownColors([light], [{...known!, file: 'docs/Other.tsx'}])).toBeUndefined();
  expect(allWithKnownColors([light], [{...known!, isLightOnly: true}])).toBeUndefined();
});

/** A raised surface, which is lighter in the dark. */
function paper(mode: Mode, text: string): RenderedDemo {
  const name = mode === 'light' ? 'css-1a' : 'css-2b';
  const style =
    mode === 'light' ? 'box-shadow: none; color: #000;' : 'color: #fff; background-image: linear-gradient(#111, #222);';
  const html = `<p class="${name}">${text}</p>`;
  return {file: 'docs/Paper.tsx', html, height: 100, rules: [{around: [], selector: `.${name}`, style}]};
}

test('what is painted in the dark alone comes with its rule', () => {
  const [english, chinese] = ['Save', '保存'].map((text) =>
    allInBothModes({light: [paper('light', text)], dark: [paper('dark', text)]}),
  );
  expect(chinese?.[0]?.css.join()).toContain('linear-gradient(light-dark(transparent,#111)');
  expect(allWithKnownColors([paper('light', '保存')], english ?? [])).toEqual(chinese);
});

/** A mark of a chart, whose class and rule come from its place. */
function mark(name: string, left: number, fill: string): RenderedDemo {
  const rules = [{around: [], selector: `.css-${name}`, style: `left: ${left}px; fill: ${fill};`}];
  return {file: 'docs/Line.tsx', html: `<path class="css-${name}"></path>`, height: 100, rules};
}

test('a mark in another place has the colors of marks that are alike, if these agree', () => {
  const known = allInBothModes({light: [mark('1a', 10, '#fff')], dark: [mark('2b', 10, '#000')]});
  const [colored] = allWithKnownColors([mark('3c', 20, '#fff')], known) ?? [];
  expect(colored?.css).toEqual(['.static-3c{left:20px;fill:light-dark(#fff,#000)}']);
  const other = allInBothModes({light: [mark('4d', 30, '#fff')], dark: [mark('5e', 30, '#111')]});
  expect(allWithKnownColors([mark('3c', 20, '#fff')], [...known, ...other])).toBeUndefined();
});
