import {transform} from 'sucrase';
import ts from 'typescript';
import {DATE_LIBRARIES} from '../../../plugins/playground/client/dates';
import {element, LONG_TEXT, print, program} from './programs';

const [DAYJS, DATE_FNS = DAYJS] = DATE_LIBRARIES;

type Compile = (code: string) => string;

const COMPILERS: Readonly<Record<string, Compile>> = {
  TypeScript: (code) => {
    const {outputText, diagnostics} = ts.transpileModule(code, {
      reportDiagnostics: true,
      fileName: 'example.tsx',
      compilerOptions: {jsx: ts.JsxEmit.React, module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022},
    });
    expect(diagnostics?.map(({messageText}) => messageText)).toEqual([]);
    return outputText;
  },
  // What the live editor compiles with.
  Sucrase: (code) => transform(code, {transforms: ['jsx', 'typescript', 'imports'], production: true}).code,
};

interface Evaluated {
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: readonly unknown[];
}

/** What the code hands to the one element that it renders. */
function evaluated(code: string, compile: Compile): Evaluated {
  const exports: {default?: () => Evaluated} = {};
  const createElement = (_type: unknown, props: Evaluated['props'], ...children: unknown[]): Evaluated => ({
    props,
    children,
  });
  const require = (name: string): unknown => (name === 'react' ? {createElement} : {Chart: 'Chart'});
  (new Function('require', 'exports', compile(code)) as (...args: unknown[]) => void)(require, exports);
  return exports.default!();
}

const HOSTILE = [
  '</script><script>alert(1)</script>',
  '-->',
  '<!--',
  '*/ alert(1) /*',
  '// not a comment',
  '{alert(1)}',
  '}} onClick={alert(1)} x={{',
  '${alert(1)}',
  '`',
  `'`,
  '"',
  `'"`,
  `"); alert('1`,
  `it's "both"`,
  '\\',
  '\\"',
  "\\'",
  'ends with \\',
  '\\u0041 \\n \\x41',
  'two\nlines',
  'cr\r\nlf\ttab',
  ' spaces  around ',
  '',
  ' ',
  'nbsp\u00a0 nbsp',
  '\u00a0',
  'line\u2028separator\u2029s',
  '\u0000\u0007\u001b[0m\u007f\u0085',
  'turned \u202e text \u2066 and \ufeff\u200b',
  'half \ud83d of a character \ude00',
  '\u{e0041} \u{1f468}\u200d\u{1f469}',
  '&quot;',
  '&amp; & &lt;b&gt; &#39; &#x27; &nbsp',
  'Tom & Jerry',
  'ünïcödé 漢字 🙂',
  '__proto__',
  'constructor',
  '>',
  'a > b',
];

describe('text in the code stays text', () => {
  it.each(Object.keys(COMPILERS))('as %s reads it', (compiler) => {
    HOSTILE.forEach((text) => {
      const shown = element({text, list: [text, {text}], [`data-${text}`]: text, [text]: 1}, [text, `x${text}x`]);
      const {props, children} = evaluated(print(program(shown)), COMPILERS[compiler]!);
      expect(Object.entries(props)).toEqual(Object.entries(shown.props));
      expect(children).toEqual(shown.children);
    });
  });

  it.each(Object.keys(COMPILERS))('as an only child, as %s reads it', (compiler) => {
    HOSTILE.filter((text) => text !== '').forEach((text) => {
      const longer = `${text} ${LONG_TEXT} ${text} ${LONG_TEXT}`;
      expect(evaluated(print(program(element({}, [text]))), COMPILERS[compiler]!).children).toEqual([text]);
      expect(evaluated(print(program(element({}, [longer]))), COMPILERS[compiler]!).children).toEqual([longer]);
    });
  });

  it.each(Object.keys(COMPILERS))('in keys, as %s reads it', (compiler) => {
    HOSTILE.forEach((text) => {
      const object = Object.fromEntries([[text, {a: text}]]);
      const {props} = evaluated(print(program(element({object}))), COMPILERS[compiler]!);
      expect(Object.entries(props['object'] as object)).toEqual(Object.entries(object));
    });
  });

  it('in dates and specifiers', () => {
    HOSTILE.forEach((text) => {
      const code = print(program(element({date: {$date: text}})), {dates: DATE_FNS});
      const dates: string[] = [];
      const compiled = COMPILERS['TypeScript']!(code).replace('new Date(', 'require.date(');
      const require = Object.assign(() => ({Chart: 'Chart', createElement: () => null}), {
        date: (written: string) => dates.push(written),
      });
      const exports: {default?: () => void} = {};
      (new Function('require', 'exports', compiled) as (...args: unknown[]) => void)(require, exports);
      exports.default!();
      expect(dates).toEqual([text.includes('T') ? text : `${text}T00:00`]);

      const source = ts.createSourceFile('a.ts', print(program(element({}), {sideEffects: [text]})), 99);
      const [, first] = source.statements;
      expect(first && ts.isImportDeclaration(first) && (first.moduleSpecifier as ts.StringLiteral).text).toBe(text);
    });
  });

  it('in numbers', () => {
    const numbers = [0, -0, 1e21, 1e-7, -1.5e300, NaN, Infinity, -Infinity, 0.1 + 0.2, Number.MAX_SAFE_INTEGER];
    const {props} = evaluated(print(program(element({numbers}))), COMPILERS['TypeScript']!);
    expect((props['numbers'] as number[]).every((number, at) => Object.is(number, numbers[at]))).toBe(true);
  });
});
