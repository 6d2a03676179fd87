import path from 'node:path';
import ts from 'typescript';
import {PROJECT_ROOT} from '../../../src/node/project';
import {typescriptProgram} from '../../../src/node/packages/program';
import {printProgram} from '../../../plugins/playground/client/printProgram';
import {parsePath} from '../../../plugins/playground/paths';
import {siteExtraction} from '../api-reference/siteExtraction';
import {CASES, DATES, IMPORTS, program, SAMPLE_SETS, SUBSTITUTES} from './gridCases';

test('slots of choices and first props are those of the API pages', async () => {
  const {components} = await siteExtraction();
  const names = (component: string, kind: 'props' | 'slots'): string[] =>
    components.find(({name}) => name === component)?.[kind].map(({name}) => name) ?? [];
  expect(names('DataGrid', 'props').length).toBeGreaterThan(100);
  SAMPLE_SETS.forEach(([component, {firstProps, slotChoices = {}}]) => {
    const props = firstProps.map((text) => String(parsePath(text)[0]));
    expect(props.filter((name) => !names(component, 'props').includes(name))).toEqual([]);
    expect(Object.keys(slotChoices).filter((name) => !names(component, 'slots').includes(name))).toEqual([]);
    expect(firstProps.length).toBeGreaterThanOrEqual(6);
    expect(firstProps.length).toBeLessThanOrEqual(12);
  });
});

describe('types', () => {
  /** What the compiler says of modules, by their names. */
  function problemsOf(modules: readonly (readonly [name: string, code: string])[]): Record<string, string[]> {
    const files = modules.map((_, index) => path.join(PROJECT_ROOT, `grid-sample-${index}.tsx`));
    const virtualFiles = Object.fromEntries(files.map((file, index) => [file, modules[index]![1]]));
    const compiled = typescriptProgram({rootFiles: [], virtualFiles});
    const problems = files.map((file, index) => {
      const source = compiled.getSourceFile(file);
      const found = [...compiled.getSyntacticDiagnostics(source), ...compiled.getSemanticDiagnostics(source)];
      return [
        modules[index]![0],
        found.map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, ' ')),
      ] as const;
    });
    return Object.fromEntries(problems.filter(([, found]) => found.length > 0));
  }

  test('the code of every sample, substitute and choice', () => {
    const code = CASES.map(
      ({name, component, props}) =>
        [name, printProgram(program(component, props), {dates: DATES, language: 'TS'})] as const,
    );
    expect(problemsOf(code)).toEqual({});
  });

  test('every path of the props that come first', () => {
    const lists = [
      ...SAMPLE_SETS.map(([component, {firstProps}]) => [component, component, firstProps] as const),
      ...SUBSTITUTES.map(([name, {component, firstProps = []}]) => [name, component, firstProps] as const),
    ];
    const checks = lists.map(([name, component, firstProps]) => {
      const lines = firstProps.map((text, index) => {
        const keys = parsePath(text).map((key) => (typeof key === 'number' ? 'number' : `'${key}'`));
        return `export const path${index}: Known<Props, [${keys.join(', ')}]> = '${text}' as never as true;`;
      });
      return [
        name,
        `import type { ComponentProps } from 'react';
import { ${component} } from '${IMPORTS[component]!}';
type Props = ComponentProps<typeof ${component}>;
type Step<T, K> = T extends unknown ? (K extends keyof T ? NonNullable<T[K]> : never) : never;
type Walk<T, P> = P extends [infer K, ...infer R] ? Walk<Step<T, K>, R> : T;
type Known<T, P> = [Walk<T, P>] extends [never] ? false : true;
${lines.join('\n')}`,
      ] as const;
    });
    expect(problemsOf(checks)).toEqual({});
    const [, code] = checks[0]!;
    expect(Object.keys(problemsOf([['wrong', code.replace("'density'", "'destiny'")]]))).toEqual(['wrong']);
  });
});
