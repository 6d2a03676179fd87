import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import * as typescript from 'prettier/plugins/typescript';
import {format} from 'prettier/standalone';
import {DATE_LIBRARIES} from '../../../plugins/playground/client/dates';
import type {PrintOptions} from '../../../plugins/playground/client/printProgram';
import type {ElementNode, Program, Value, Values} from '../../../plugins/playground/client/values';
import {element, LONG_TEXT, print, program} from './programs';
import {randomPrograms} from './randomPrograms';

const [DAYJS, DATE_FNS = DAYJS, LUXON = DAYJS] = DATE_LIBRARIES;
const LONG_NAME = 'aPropWithANameThatTakesMostOfTheLineThatItStandsOnSoThatNothingFits';

/** As the demos under docs/ are formatted (.prettierrc.json). */
function formatted(code: string, language: 'TS' | 'JS' = 'TS'): Promise<string> {
  const parser = language === 'TS' ? 'typescript' : 'babel';
  return format(code, {
    parser,
    plugins: [babel, estree, typescript],
    printWidth: 80,
    singleQuote: true,
    bracketSpacing: true,
    trailingComma: 'all',
  });
}

/** Prettier leaves an object open that somebody has opened: closed ones show whether it had to be. */
function closed(code: string): string {
  return code.replace(/\{\n\s*/g, '{ ');
}

async function expectFormatted(program: Program, options: Partial<PrintOptions> = {}): Promise<void> {
  const code = print(program, options);
  expect(code).toBe(await formatted(closed(code), options.language));
  expect(code).toBe(await formatted(code, options.language));
}

/** Programs of one element that has one prop. */
const VALUES: Readonly<Record<string, Value>> = {
  'a short list': [1, 2],
  'many numbers': Array.from({length: 60}, (_, at) => at * 37 - 500),
  'fractions, signs and exponents': [-0, -1.5, 1e21, 1e-7, 0.1, 123456789012, -3e300],
  'numbers that are none': [NaN, Infinity, -Infinity, 1],
  'numbers and nothing': [...Array.from({length: 40}, (_, at) => at), null],
  'one long number list in a list': [[...Array.from({length: 40}, (_, at) => at)]],
  'a matrix': [
    [1, 2],
    [3, 4],
  ],
  'a column': [[1], [2]],
  'many strings': Array.from({length: 20}, (_, at) => `entry ${String(at)}`),
  'a table': [
    {a: 1, b: 2},
    {a: 3, b: 4},
  ],
  'objects of one field': [{a: 1}, {a: 2}],
  'a table in an object': {
    series: [
      {data: [1, 2], label: 'x'},
      {data: [3, 4], label: 'y'},
    ],
  },
  'objects and others': [{a: 1, b: 2}, null],
  'a long object': {first: LONG_TEXT, second: {third: [LONG_TEXT, LONG_TEXT]}, id: LONG_TEXT},
  'a long text': LONG_TEXT,
  'a long text with quotes': `${LONG_TEXT} "and more"`,
  'nothing in it': [{}, [], '', {a: {}}, {a: []}],
  'keys of all kinds': {'a-b': 1, 'a b': 2, 1: 3, '01': 4, '1.5': 5, ä: 6, $: 7, '': 8, "it's": 9, '"': 1, class: 2},
  'a date': {$date: '2026-03-02T09:30'},
  'dates in a list': [{$date: '2026-03-02'}, {$date: '2026-03-05'}],
  'dates under long names': {[LONG_NAME]: {$date: '2026-03-02T09:30'}, [`${LONG_NAME}x`]: {$date: '2026-03-02'}},
  'values under long names': {
    [`${LONG_NAME}AtAll`]: 123456,
    [`${LONG_NAME}AtAlx`]: false,
    [`${LONG_NAME}AtAly`]: null,
    [`${LONG_NAME}AtAlz`]: [1],
    [`${LONG_NAME}AtA`]: {$name: 'ExpandMoreIcon', $from: 'icons'},
    [`${LONG_NAME}AtB`]: {$element: {component: 'br', props: {}}},
  },
  'an element': {$element: element({a: 1})},
  'a long element': {$element: element({a: LONG_TEXT, b: LONG_TEXT})},
  'an element in an object': {icon: {$element: element({a: LONG_TEXT, b: LONG_TEXT})}},
  'elements in a list': [{$element: element({a: LONG_TEXT, b: LONG_TEXT})}, {$element: element({})}],
  'a call': {$call: {$name: 'make', $from: 'm'}, $arguments: []},
  'a call with an object': {$call: {$name: 'make', $from: 'm'}, $arguments: [{a: 1, b: {c: LONG_TEXT}}]},
  'a call with a long object and names': {
    $call: {$name: 'make', $from: 'm'},
    $arguments: [
      {direction: 'rtl', components: {a: LONG_TEXT}},
      {$name: 'deDE', $from: 'l'},
    ],
  },
  'a call with a last object': {
    $call: {$name: 'make', $from: 'm'},
    $arguments: ['x', {direction: 'rtl', components: {a: LONG_TEXT}}],
  },
  'a call with a list': {$call: {$name: 'make', $from: 'm'}, $arguments: [[LONG_TEXT, LONG_TEXT]]},
  'a call with texts': {$call: {$name: 'make', $from: 'm'}, $arguments: [LONG_TEXT, LONG_TEXT]},
  shorthands: {rows: {$variable: 'rows'}, Icon: {$name: 'Icon', $from: 'icons'}, other: {$variable: 'rows'}},
};

/** Children of an element. */
const CHILDREN: Readonly<Record<string, NonNullable<ElementNode['children']>>> = {
  'a word': ['Hello'],
  'a long text': [`${LONG_TEXT} ${LONG_TEXT}`],
  'a text with braces': ['{x} <b>'],
  'a long text with braces': [`{${LONG_TEXT} ${LONG_TEXT}}`],
  'a text with spaces around': [' Hello  you '],
  'an element': [element({})],
  'text and elements': ['Hello ', element({}), ' and ', element({a: 1}, ['you']), '.'],
  texts: ['a', 'b'],
  'elements in elements': [element({a: LONG_TEXT}, [element({b: LONG_TEXT}, ['x'])]), element({}, ['y'])],
};

describe('the layout of the code is that of Prettier', () => {
  const others: Values = {a: 1, b: 'two', c: true};

  it.each(Object.keys(VALUES))('for %s', async (name) => {
    const value = VALUES[name]!;
    await expectFormatted(program(element({value})));
    await expectFormatted(program(element({value}), {}), {language: 'JS'});
    await expectFormatted(program(element({value, ...others}, ['Hello'])));
    await expectFormatted(program(element({value}, ['Hello'])));
    await expectFormatted(program(element({[`${LONG_NAME}${LONG_NAME}`]: value, ...others})));
    await expectFormatted(program(element({value: {value: {value: {value: [value]}}}})), {dates: DATE_FNS});
    await expectFormatted(program(element({}), {declarations: [{name: 'value', value}]}), {dates: LUXON});
    await expectFormatted(program(element({}), {declarations: [{name: `${LONG_NAME}Ab`, value}]}), {dates: LUXON});
    await expectFormatted(
      program(element({}), {
        declarations: [{name: 'value', value, type: {text: 'readonly Row[]', name: 'Row', from: 'rows'}}],
      }),
    );
  });

  it.each(Object.keys(CHILDREN))('for children: %s', async (name) => {
    const children = CHILDREN[name]!;
    await expectFormatted(program(element({}, children)));
    await expectFormatted(program(element({a: 'one'}, children)));
    await expectFormatted(program(element({a: LONG_TEXT}, children)));
    await expectFormatted(program(element({a: {b: LONG_TEXT}}, children)));
    await expectFormatted(program(element({a: 'one', b: 'two'}, children)));
    await expectFormatted(program({component: 'div', props: {}, children: [element({}, children)]}));
  });

  it('for values of every length around the width', async () => {
    for (let length = 30; length < 80; length += 1) {
      const text = 'x'.repeat(length);
      await expectFormatted(program(element({a: text})));
      await expectFormatted(program(element({a: [text]})));
      await expectFormatted(program(element({a: text, b: {$date: text.slice(40)}}, [text])));
      await expectFormatted(program(element({[text]: {$date: '2026-03-02T09:30'}, b: {[text]: 12345678}})));
      await expectFormatted(program(element({}), {declarations: [{name: text, value: 'some text of some length'}]}));
    }
  });

  it('for imports that are longer than a line', async () => {
    const names = Array.from({length: 12}, (_, at) => `someExport${String(at)}`);
    const references = names.map((name): Value => ({$name: name, $from: 'somewhere'}));
    const other: Value = {$name: 'Somewhere', $from: 'somewhere', $isDefault: true};
    await expectFormatted(program(element({references})));
    await expectFormatted(program(element({references: [...references, other]})));
    await expectFormatted(program(element({other: {$name: 'other', $from: `${LONG_NAME}/${LONG_NAME}`}})));
  });

  it('for programs of all kinds', async () => {
    for (const [at, random] of randomPrograms(300).entries()) {
      await expectFormatted(random, {
        dates: DATE_LIBRARIES[at % DATE_LIBRARIES.length]!,
        language: at % 2 === 0 ? 'TS' : 'JS',
      });
    }
  });
});
