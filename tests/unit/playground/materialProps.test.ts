import {typeProblems} from '@site/tests/rules/fences/fenceCheck';
import {MATERIAL_PROPS, SHAPE_PROPS, TEXT_STYLES} from '@site/plugins/playground/node/materialProps';

function problemsOf(code: string): string[] {
  const [problems = []] = typeProblems([{file: 'docs/materialProps.mdx', line: 1, language: 'tsx', meta: '', code}]);
  return problems.map(({what}) => what);
}

test('the fields of other packages are theirs, and take what they say', () => {
  const types = Object.entries(MATERIAL_PROPS).map(([name, text]) => {
    const from = name === 'Transition' ? '@mui/material/transitions' : `@mui/material/${name}`;
    return {text, props: `import('${from}').${name}Props`};
  });
  const react = [
    {text: TEXT_STYLES, props: 'React.CSSProperties'},
    {text: SHAPE_PROPS, props: 'React.SVGAttributes<SVGPathElement>'},
  ];
  const checks = [...types, ...react].map(
    ({text, props}, index) => `type T${index} = ${text};
export const check${index} = (value: T${index}): Partial<Pick<${props}, keyof T${index}>> => value;`,
  );
  const code = [
    "import * as React from 'react';",
    "import type {SxProps, Theme} from '@mui/material/styles';",
    ...checks,
  ].join('\n');
  expect(problemsOf(code)).toEqual([]);
  expect(problemsOf(code.replaceAll('fullScreen', 'fulScreen'))).toHaveLength(1);
}, 120_000);
