import * as React from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {transform} from 'sucrase';
import {DATE_LIBRARIES} from '../../../plugins/playground/client/dates';
import type {ModuleExports, Require} from '../../../plugins/playground/client/modules';
import {printProgram} from '../../../plugins/playground/client/printProgram';
import {hasCode, programModules} from '../../../plugins/playground/client/programModules';
import {renderProgram} from '../../../plugins/playground/client/renderProgram';
import type {ElementNode, Program, Value, Values} from '../../../plugins/playground/client/values';
import {randomPrograms} from './randomPrograms';

const [DAYJS, DATE_FNS = DAYJS] = DATE_LIBRARIES;

function Chart({children}: {readonly children?: React.ReactNode}): React.ReactElement {
  return <figure>{children}</figure>;
}

/** Counts its calls in what it returns, so that no two results are alike. */
let calls = 0;

const MODULES: Readonly<Record<string, ModuleExports>> = {
  react: React,
  charts: {
    Chart,
    theme: 'no function',
    missing: undefined,
    make: (...given: unknown[]) => ({call: (calls += 1), given}),
  },
  icons: {default: Chart},
};

const require: Require = (specifier) => {
  const found = MODULES[specifier] ?? (jest.requireActual(specifier) as ModuleExports);
  // As the bundler hands over a module that has no exports by name.
  return 'default' in found ? found : {...found, default: found, __esModule: true};
};

function element(props: Values, children?: ElementNode['children']): ElementNode {
  return {component: 'Chart', from: 'charts', props, ...(children && {children})};
}

function program(props: Values, rest: Partial<Program> = {}): Program {
  return {name: 'Example', declarations: [], element: element(props), ...rest};
}

function rendered(shown: Program, dates = DAYJS): React.ReactElement<Record<string, unknown>> {
  return renderProgram(shown, {require, dates}) as React.ReactElement<Record<string, unknown>>;
}

function propOf(value: Value, rest: Partial<Program> = {}): unknown {
  return rendered(program({value}, rest)).props['value'];
}

/** The element that the code of a program renders. */
function ofCode(shown: Program, dates: (typeof DATE_LIBRARIES)[number], modules: Require): unknown {
  const code = printProgram(shown, {dates, language: 'TS'});
  const compiled = transform(code, {transforms: ['jsx', 'typescript', 'imports'], production: true}).code;
  const exports: {default?: () => unknown} = {};
  (new Function('require', 'exports', compiled) as (...args: unknown[]) => void)(modules, exports);
  return exports.default!();
}

describe('a program as elements', () => {
  it('has the components, texts and HTML that it names', () => {
    const children = ['Text & ', element({}, [{component: 'b', props: {title: 'x'}, children: ['bold']}]), ' end'];
    const shown = program({}, {element: {component: 'Icon', from: 'icons', isDefault: true, props: {}, children}});
    expect(renderToStaticMarkup(rendered(shown))).toBe(
      '<figure>Text &amp; <figure><b title="x">bold</b></figure> end</figure>',
    );
  });

  it('does not ask for keys of children', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    renderToStaticMarkup(rendered(program({}, {element: element({}, [element({}), 'x', element({})])})));
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  });

  it('resolves what values stand for', () => {
    expect(propOf({a: [1, {b: null}]})).toEqual({a: [1, {b: null}]});
    expect(propOf({$name: 'Chart', $from: 'charts'})).toBe(Chart);
    expect(propOf({$name: 'Icon', $from: 'icons', $isDefault: true})).toBe(Chart);
    expect(propOf({$element: element({a: 1})})).toEqual(React.createElement(Chart as React.ElementType, {a: 1}));
    expect(propOf({$date: '2026-03-02T09:30'})).toMatchObject({$y: 2026, $M: 2, $D: 2, $H: 9, $m: 30});
    const call: Value = {$call: {$name: 'make', $from: 'charts'}, $arguments: [{rtl: true}, {$variable: 'rows'}]};
    expect(propOf(call, {declarations: [{name: 'rows', value: [1]}]})).toMatchObject({given: [{rtl: true}, [1]]});
  });

  it('takes the names of built-in properties for names', () => {
    const value = JSON.parse('{"__proto__": {"polluted": 1}, "constructor": 2}') as Value;
    expect(Object.entries(propOf(value) as object)).toEqual([
      ['__proto__', {polluted: 1}],
      ['constructor', 2],
    ]);
    expect(() => propOf({$name: 'toString', $from: 'charts'})).toThrow('The module "charts" exports no "toString".');
  });

  it('makes variables of the ones above them', () => {
    const declarations = [
      {name: 'rows', value: [1]},
      {name: 'state', value: {rows: {$variable: 'rows'}}},
    ];
    expect(propOf({$variable: 'state'}, {declarations})).toEqual({rows: [1]});
    expect(() => propOf({$variable: 'state'}, {declarations: declarations.toReversed()})).toThrow(
      'The variable "rows" is declared nowhere above its use.',
    );
  });

  it('refuses code, and what a module does not export', () => {
    expect(() => propOf([{$code: 'alert(1)'}])).toThrow('runs in the live editor only');
    expect(() => propOf({$name: 'Bar', $from: 'charts'})).toThrow('The module "charts" exports no "Bar".');
    expect(() => propOf({$name: 'missing', $from: 'charts'})).toThrow('The module "charts" exports no "missing".');
    expect(() => rendered(program({}, {element: {component: 'Bar', from: 'charts', props: {}}}))).toThrow(
      'The module "charts" exports no "Bar".',
    );
    expect(() => propOf({$call: {$name: 'theme', $from: 'charts'}, $arguments: []})).toThrow(
      '"theme" of the module "charts" is no function.',
    );
  });
});

describe('what is made of an unchanged value', () => {
  const call: Value = {$call: {$name: 'make', $from: 'charts'}, $arguments: []};
  const values: readonly Value[] = [[1], {a: {b: 1}}, {$date: '2026-03-02'}, call, {$element: element({})}];

  it.each(values.map((value) => [value]))('is the same object on every render: %j', (value) => {
    const declarations = [{name: 'declared', value}];
    const first = rendered(program({value, list: [value], declared: {$variable: 'declared'}}, {declarations})).props;
    const next = rendered(program({value, other: 1, declared: {$variable: 'declared'}}, {declarations})).props;
    expect(next['value']).toBe(first['value']);
    expect(next['declared']).toBe(first['value']);
    expect((first['list'] as unknown[])[0]).toBe(first['value']);
  });

  it('changes with the value, the date library, and the variables that it uses', () => {
    const date: Value = {from: [{$date: '2026-03-02'}]};
    expect(rendered(program({date}), DATE_FNS).props['date']).toEqual({from: [new Date('2026-03-02T00:00')]});
    expect(rendered(program({date}), DAYJS).props['date']).toMatchObject({from: [{$y: 2026}]});
    expect(propOf({a: 1})).not.toBe(propOf({a: 1}));

    const value: Value = {rows: [{$variable: 'rows'}], other: [1]};
    const one = propOf(value, {declarations: [{name: 'rows', value: 1}]}) as Record<string, unknown>;
    const two = propOf(value, {declarations: [{name: 'rows', value: 2}]}) as Record<string, unknown>;
    expect(one['rows']).toEqual([1]);
    expect(two['rows']).toEqual([2]);
    expect(two['other']).toBe(one['other']);
    expect(propOf([value, [value]], {declarations: [{name: 'rows', value: 2}]})).toEqual([two, [two]]);
  });

  it('keeps what uses a variable that has not changed', () => {
    const declarations = [
      {name: 'rows', value: [1]},
      {name: 'state', value: {rows: {$variable: 'rows'}}},
    ];
    const value: Value = {state: {$variable: 'state'}};
    expect(propOf(value, {declarations})).toBe(propOf(value, {declarations: [...declarations]}));
    const changed = propOf(value, {declarations: [{name: 'rows', value: [2]}, declarations[1]!]});
    expect(changed).toEqual({state: {rows: [2]}});
  });
});

describe('the code of a program and its elements', () => {
  const stand = (name: string): unknown => Object.assign((...given: unknown[]) => ({name, given}), {displayName: name});
  const stands = new Map<string, ModuleExports>();
  const known = new Set(['react', 'dayjs', 'luxon', 'moment']);
  const names = ['BarChart', 'GridToolbar', 'deDE', 'curveStepBefore', 'default'];
  const modules: Require = (specifier) => {
    if (known.has(specifier)) {
      return require(specifier);
    }
    const made = stands.get(specifier) ?? Object.fromEntries(names.map((name) => [name, stand(specifier + name)]));
    stands.set(specifier, made);
    return {...made, __esModule: true};
  };

  it.each(DATE_LIBRARIES)('are the same with $name', (dates) => {
    for (const shown of randomPrograms(80)) {
      expect(ofCode(shown, dates, modules)).toEqual(renderProgram(shown, {require: modules, dates}));
    }
  });
});

describe('what a program needs', () => {
  const nested: Value = {slots: [{$element: {component: 'Icon', from: 'icons', isDefault: true, props: {}}}]};

  it('are the modules that it imports, each once', () => {
    const shown = program(
      {
        nested,
        date: {$date: '2026-03-02'},
        call: {$call: {$name: 'make', $from: 'styles'}, $arguments: [{$name: 'deDE', $from: 'locales'}]},
        again: {$name: 'Chart', $from: 'charts'},
      },
      {
        sideEffects: ['dayjs/locale/de'],
        declarations: [{name: 'rows', value: nested, type: {text: 'Row[]', name: 'Row', from: 'types'}}],
      },
    );
    expect([...programModules(shown, DAYJS)].sort()).toEqual(
      ['charts', 'dayjs', 'dayjs/locale/de', 'icons', 'locales', 'styles'].sort(),
    );
    expect(programModules(shown, DATE_FNS)).not.toContain('dayjs');
    expect(programModules(program({}), DAYJS)).toEqual(['charts']);
  });

  it('is code only where somebody typed some', () => {
    const code: Value = {a: [{b: {$code: 'x'}}]};
    expect(hasCode(program({nested, text: '$code'}))).toBe(false);
    expect(hasCode(program({code}))).toBe(true);
    expect(hasCode(program({}, {declarations: [{name: 'rows', value: code}]}))).toBe(true);
    expect(hasCode(program({}, {element: element({}, [element({code})])}))).toBe(true);
    expect(hasCode(program({a: {$element: element({code})}}))).toBe(true);
    expect(hasCode(program({a: {$call: {$name: 'make', $from: 'styles'}, $arguments: [code]}}))).toBe(true);
  });
});
