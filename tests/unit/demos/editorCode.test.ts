import {transform} from 'sucrase';
import {BLAME_LIMIT_MS, compileText} from '../../../plugins/demos/client/editor/compile';
import {locationAt, type Problem, type ProblemError} from '../../../plugins/demos/client/editor/problems';
import {importLines} from '../../../plugins/demos/client/editor/importLines';
import {breakLine, indent, outdent, type TextChange} from '../../../plugins/demos/client/editor/indentation';
import {createLoopGuard, guardLoops, LOOP_LIMIT_MS} from '../../../plugins/demos/client/editor/loopGuard';
import {readableMessage} from '../../../src/ui/reactErrors';
import {locationInScript} from '../../../plugins/demos/client/editor/stackLocation';

function problemOf(run: () => unknown): Problem | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    return (error as ProblemError).problem;
  }
}

describe('a text is compiled', () => {
  test('with every line where it was', () => {
    const text = "import * as React from 'react';\n\ntype A = {\n  a: string;\n};\n\nexport const b = <p />;\n";
    const lines = compileText(text).script.split('\n');
    expect(lines[6]).toContain("React.createElement('p'");
    expect(lines).toHaveLength(text.split('\n').length);
  });

  test.each([
    ['const a = 1;\nconst = 2;', {line: 2, column: 7}],
    ['export default function A() {\n  return <p>;\n}', {line: 2, column: 13}],
    ['export default functon A() {}', {line: 1, column: 24}],
  ])('or its problem is named with line and column: %j', (text, place) => {
    const problem = problemOf(() => compileText(text));
    expect(problem?.kind).toBe('syntax');
    expect(problem?.message).not.toMatch(/\(\d+:\d+\)|demo\.tsx/);
    expect(problem?.place).toEqual(place);
  });

  test.each([
    [
      'const a = 1;\n  const a = 2;\nexport const b = a;',
      "Identifier 'a' has already been declared",
      {line: 2, column: 3},
    ],
    ['const b = 1;\nfunction f() {\n  await b;\n}', /await/, {line: 3, column: 3}],
  ])('what only the browser finds has a place too: %j', (text, message, place) => {
    const problem = problemOf(() => compileText(text));
    expect(problem).toMatchObject({kind: 'syntax', place});
    expect(problem?.message).toMatch(message);
  });

  test('the place is not looked for longer than a reader waits', () => {
    let time = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => {
      time += BLAME_LIMIT_MS / 10;
      return time;
    });
    const compiled = jest.spyOn(global, 'Function');
    const text = `const a = 1;\nconst a = 2;\n${'f();\n'.repeat(1000)}`;
    expect(problemOf(() => compileText(text))).toMatchObject({
      message: expect.stringContaining('already been declared') as unknown,
      place: undefined,
    });
    expect(compiled.mock.calls.length).toBeLessThan(20);
    jest.restoreAllMocks();
  });

  test('a runtime error is traced to its line and column', () => {
    const text =
      "import * as React from 'react';\nexport function f(rows?: string[]) {\n  while (true) { return (rows as string[]).length; }\n}";
    const compiled = compileText(text);
    const exports: {f?: () => number} = {};
    const name = 'traced.js';
    const run = new Function('require', 'exports', '__loopGuard', `${compiled.script}\n//# sourceURL=${name}`) as (
      ...args: unknown[]
    ) => void;
    run(
      () => ({}),
      exports,
      () => undefined,
    );
    let stack = '';
    try {
      exports.f?.();
    } catch (error) {
      stack = (error as Error).stack ?? '';
    }
    const place = locationInScript(stack, name);
    expect(place && compiled.locationInText(place)).toEqual(locationAt(text, text.indexOf('.length') + 1));
  });

  test('a stack without the script has no place', () => {
    expect(locationInScript('Error: x\n    at f (main.js:1:2)', 'other.js')).toBeUndefined();
    expect(locationInScript(undefined, 'other.js')).toBeUndefined();
  });
});

describe('loops', () => {
  const guarded = (code: string): string => guardLoops(`// first\n${code}`).code.split('\n').slice(1).join('\n');

  test.each([
    ['while (a) b();', 'while (__loopGuard(),a) b();'],
    ['do { a(); } while (b);', 'do { a(); } while (__loopGuard(),b);'],
    ['for (let i = f(1, 2); i < 3; i++) {}', 'for (let i = f(1, 2);__loopGuard(), i < 3; i++) {}'],
    ['for (;;) {}', 'for (;!__loopGuard();) {}'],
    ['for (const a of f(b)) {}', 'for (const a of f(b)) {__loopGuard();}'],
    ['for (const a of f(`${b}`)) {}', 'for (const a of f(`${b}`)) {__loopGuard();}'],
    ['for (let i = `${a}`.length; i; i--) {}', 'for (let i = `${a}`.length;__loopGuard(), i; i--) {}'],
    ['for (const a of b) c();', 'for (const a of b) __loopGuard(),c();'],
    ['for (const a of b) new C(a);', 'for (const a of b) __loopGuard(),new C(a);'],
    ['for (const a of b);', 'for (const a of b)__loopGuard();'],
    ['for (const a of b) if (a) c(); else d();', 'for (const a of b) if (__loopGuard(),a) c(); else d();'],
    ['for (const a of b) for (const c of a) d();', 'for (const a of b) for (const c of a) __loopGuard(),d();'],
    ['for (const a of b) try { c(); } catch {}', 'for (const a of b) try { c(); } catch {}'],
    ['for (const a of b) c: while (a) break c;', 'for (const a of b) c: while (__loopGuard(),a) break c;'],
    [
      'for (const a of f(() => { while (b) c(); })) d();',
      'for (const a of f(() => { while (__loopGuard(),b) c(); })) __loopGuard(),d();',
    ],
    ["const a = 'while (b)'; // for (;;)", "const a = 'while (b)'; // for (;;)"],
  ])('%s', (code, result) => {
    expect(guarded(code)).toBe(result);
    expect(() => new Function(guarded(code))).not.toThrow();
  });

  test('that wait for each value are guarded too', () => {
    expect(guarded('for await (const a of b) {}')).toBe('for await (const a of b) {__loopGuard();}');
  });

  test('columns are those of the code that was given', () => {
    const code = '//\nwhile (a) { while (b) c(); }';
    const {code: result, columnBefore} = guardLoops(code);
    const line = result.split('\n')[1] ?? '';
    expect(columnBefore(2, line.indexOf('c()') + 1)).toBe(code.split('\n')[1]!.indexOf('c()') + 1);
    expect(columnBefore(2, line.indexOf('Guard') + 1)).toBe('while ('.length + 1);
    expect(columnBefore(1, 3)).toBe(3);
  });

  test('are guarded in the first line too, those of the compiler are not', () => {
    const {script} = compileText('export const a = (b?: {c: number}) => { while (b?.c) {} for (;;) {} };');
    expect(script).toContain('while (i < ops.length)');
    expect(script).toContain('while (__loopGuard(),_optionalChain(');
    expect(script).toContain('for (;!__loopGuard();) {}');
    expect(compileText('for (;;) {}').script).toContain('for (;!__loopGuard();) {}');
  });

  test('text of a page that reads like a loop stays', () => {
    const {script} = compileText("export const a =\n  <p>while (waiting) {'for (all)'}</p>;");
    expect(script).not.toContain('__loopGuard');
  });

  test('are stopped after a while, and only then', () => {
    let time = 0;
    const guard = createLoopGuard('too long', () => time);
    const turn = (times: number): void => {
      for (let i = 0; i < times; i += 1) {
        guard();
      }
    };
    turn(1000);
    time = LOOP_LIMIT_MS;
    expect(() => turn(1000)).not.toThrow();
    time = LOOP_LIMIT_MS + 1;
    expect(() => turn(1000)).toThrow('too long');
  });
});

describe('imports', () => {
  const read = (code: string) => importLines(code).map(({specifier, names}) => ({specifier, names}));

  test.each([
    ["import * as React from 'react';", 'react', ['*']],
    ["import Box from '@mui/material/Box';", '@mui/material/Box', ['default']],
    ["import A, {B as C, type D} from 'e'", 'e', ['default', 'B']],
    ["import {\n  A,\n  B,\n} from 'c';", 'c', ['A', 'B']],
    ["import {\n  A,\n  // B,\n  /* C, */ D,\n} from 'c';", 'c', ['A', 'D']],
    ["import './Bars.css';", './Bars.css', []],
    ["const a = await import('b');", 'b', ['*']],
    ["export {a} from 'b';", 'b', ['a']],
  ])('%j', (code, specifier, names) => {
    expect(read(code)).toEqual([{specifier, names}]);
  });

  test('many comments take no time', () => {
    const comments = '// Users export the rows that they see, and import them again as they were.\n'.repeat(200);
    const started = performance.now();
    expect(read(`${comments}/* ${comments} */\nimport A from 'a';`)).toEqual([{specifier: 'a', names: ['default']}]);
    expect(performance.now() - started).toBeLessThan(1000);
  });

  test('types are none', () => {
    expect(read("import type {A} from 'a';\nimport type B from 'b';")).toEqual([]);
  });

  test('know where they stand', () => {
    expect(importLines("\nimport a from 'b';")[0]?.place).toEqual({line: 2, column: 16});
  });
});

describe('keys', () => {
  const apply = (text: string, change: TextChange | undefined): string | undefined =>
    change && text.slice(0, change.from) + change.insert + text.slice(change.to);

  test('Tab indents at the caret, or the selected lines', () => {
    expect(apply('ab', indent('ab', 1, 1))).toBe('a  b');
    expect(apply('a\n\nb', indent('a\n\nb', 0, 4))).toBe('  a\n\n  b');
  });

  test('Shift and Tab take a step back, or leave where there is none', () => {
    expect(apply('    a', outdent('    a', 4, 4))).toBe('  a');
    expect(apply('    a', outdent('    a', 1, 1))).toBe('  a');
    expect(apply('  a\n b', outdent('  a\n b', 2, 6))).toBe('a\nb');
    expect(outdent('a', 1, 1)).toBeUndefined();
  });

  test('Enter keeps the indentation and adds a step after an opening bracket', () => {
    expect(breakLine('  a;', 4, 4).insert).toBe('\n  ');
    expect(breakLine('  f(', 4, 4).insert).toBe('\n    ');
    expect(breakLine('  <Box>', 7, 7).insert).toBe('\n    ');
    expect(breakLine('  <Box />', 9, 9).insert).toBe('\n  ');
  });
});

test('React speaks in words', () => {
  expect(readableMessage('Minified React error #185; visit https://reactjs.org/x?invariant=185 for')).toMatch(
    /^Maximum update depth/,
  );
  expect(
    readableMessage(
      'Minified React error #130; visit https://reactjs.org/x?invariant=130&args[]=undefined&args[]= for',
    ),
  ).toContain('its type is undefined');
  expect(readableMessage('Minified React error #137; visit https://a.b/?args[]=my%20input for')).toContain(
    '<my input>',
  );
  expect(readableMessage('Minified React error #137; args[]=50% for')).toContain('<50%>');
  expect(readableMessage('boom')).toBe('boom');
});

test('the compiler passes a script through, as the engine has it done a second time', () => {
  const {script} = compileText('export const a = (b?: {c: number}) =>\n  b?.c ?? <p />;');
  const again = transform(script, {transforms: ['jsx', 'imports']}).code;
  expect(again.split('\n').slice(1)).toEqual(script.split('\n').slice(1));
});
