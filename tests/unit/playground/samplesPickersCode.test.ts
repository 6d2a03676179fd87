import path from 'node:path';
import ts from 'typescript';
import {PROJECT_ROOT} from '../../../src/node/project';
import {typescriptProgram} from '../../../src/node/packages/program';
import {printProgram} from '../../../plugins/playground/client/printProgram';
import {parsePath} from '../../../plugins/playground/paths';
import {PICKERS_SUBSTITUTES} from '../../../plugins/playground/client/samples/pickersSubstitutes';
import {CASES, DAYJS, moduleOf, OTHER_LIBRARIES, program, SAMPLES, SLOTS, SAMPLE_SETS} from './pickersCases';

/** What the compiler says of modules of an application, by their names. */
function typeProblems(modules: readonly (readonly [name: string, code: string])[]): Record<string, string[]> {
  const files = modules.map(
    ([, code], index) => [path.join(PROJECT_ROOT, `pickers-sample-${index}.tsx`), code] as const,
  );
  const compiled = typescriptProgram({rootFiles: [], virtualFiles: Object.fromEntries(files)});
  const found = files.map(([file], index) => {
    const source = compiled.getSourceFile(file);
    const diagnostics = [...compiled.getSyntacticDiagnostics(source), ...compiled.getSemanticDiagnostics(source)];
    return [
      modules[index]?.[0] ?? '',
      diagnostics.map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, ' ')),
    ] as const;
  });
  return Object.fromEntries(found.filter(([, texts]) => texts.length > 0));
}

test('the code of every sample, substitute and choice of a slot', () => {
  const code = [...CASES, ...SLOTS].map((what) => {
    return [what.name, printProgram(program(what), {dates: DAYJS, language: 'TS'})] as const;
  });
  const others = OTHER_LIBRARIES.flatMap((dates) =>
    SAMPLES.filter(({component}) => /^Date(?:Range)?Picker$/.test(component)).map((what) => {
      const printedCode = printProgram(program(what, {dates}), {dates, language: 'TS'});
      return [`${what.name} of ${dates.name}`, printedCode] as const;
    }),
  );
  expect(typeProblems([...code, ...others])).toEqual({});
});

const LISTS: readonly (readonly [name: string, component: string, firstProps: readonly string[]])[] = [
  ...SAMPLE_SETS.map(([component, {firstProps}]) => [component, component, firstProps] as const),
  ...Object.entries(PICKERS_SUBSTITUTES).map(
    ([name, {component, firstProps = []}]) => [`${name} by ${component}`, component, firstProps] as const,
  ),
];

function pathChecks(component: string, paths: readonly string[]): string {
  const checks = paths.map((text, index) => {
    const steps = parsePath(text).map((step) => JSON.stringify(step));
    return `export const p${index}: Has<Props, [${steps.join(', ')}]> = ${JSON.stringify(text)};`;
  });
  return [
    "import type { ComponentProps } from 'react';",
    `import { ${component} } from '${moduleOf(component)}';`,
    `type Props = ComponentProps<typeof ${component}>;`,
    'type Step<T, K> = T extends unknown ? (K extends keyof T ? NonNullable<T[K]> : never) : never;',
    'type At<T, P> = P extends [infer K, ...infer R] ? At<Step<T, K>, R> : T;',
    'type Has<T, P> = [At<T, P>] extends [never] ? never : string;',
    ...checks,
  ].join('\n');
}

test('every path of the props that come first is one of the component', () => {
  expect(typeProblems(LISTS.map(([name, component, paths]) => [name, pathChecks(component, paths)]))).toEqual({});
  // A check that lets a path pass because of an `any` on its way would let a wrong one pass too.
  const wrong = LISTS.map(([name, component, paths]) => {
    return [
      name,
      pathChecks(
        component,
        paths.map((text) => `${text}Wrong`),
      ),
    ] as const;
  });
  const found = typeProblems(wrong);
  const passed = LISTS.map(([name, , paths]) => [name, paths.length - (found[name]?.length ?? 0)] as const);
  expect(passed.filter(([, count]) => count > 0)).toEqual([]);
});

test('props that come first are named once each', () => {
  LISTS.forEach(([, , paths]) => expect(new Set(paths).size).toBe(paths.length));
});
