import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {lintDemos} from './lint';
import {rowsTest} from '../../rowsTest';

// The compiler reads all packages, which takes long on a slow machine.
jest.setTimeout(60_000);

/** Inside the project, so that packages resolve, in a folder that git ignores. */
mkdirSync('.cache', {recursive: true});
const folder = mkdtempSync(path.resolve('.cache/lint-'));
const relativeFolder = path.relative('.', folder);

afterAll(() => rmSync(folder, {recursive: true, force: true}));

function lint(files: Readonly<Record<string, string>>): string[] {
  const paths = Object.entries(files).map(([name, text]) => {
    const file = path.join(folder, name);
    writeFileSync(file, text);
    return file;
  });
  return lintDemos(paths.filter((file) => file.endsWith('.tsx'))).map((message) =>
    message.replace(relativeFolder, 'docs/a'),
  );
}

const demo = (head: string, body = 'return null;') => `${head}\nexport default function Demo() {\n  ${body}\n}\n`;
const at = (line: number, what: string, file = 'Demo.tsx') => [`[demos] docs/a/${file}:${line}: ${what}`];

test('a good demo has no problems', () => {
  expect(
    lint({
      'Demo.tsx': demo(
        "import dayjs from 'dayjs';\nimport Box from '@mui/material/Box';\nimport { rows } from './rows';",
        "return <Box>{rows.length}{dayjs('2024-01-01').year()}</Box>;",
      ),
      'rows.ts': 'export const rows = [1];',
    }),
  ).toEqual([]);
});

describe('the export', () => {
  test('is there', () => {
    const what = 'no default export. Begin the demo with "export default function Demo()".';
    expect(lint({'Demo.tsx': 'export function Demo() {}\n'})).toEqual(at(1, what));
  });

  rowsTest(
    'is a function with the name of the file',
    ['export default function Other() {}', 'const Demo = () => null;\nexport default Demo;'],
    (text) => {
      expect(lint({'Demo.tsx': text})).toEqual([
        expect.stringMatching(
          /^\[demos\] docs\/a\/Demo\.tsx:[12]: the default export is not the function Demo\. Write/,
        ),
      ]);
    },
  );

  test('of a variant has the name of the demo', () => {
    const variant = demo('').replace('function Demo', 'function TailwindDemo');
    expect(lint({'Demo.tsx': demo(''), 'Demo.tailwind.tsx': variant})).toEqual([
      expect.stringContaining('docs/a/Demo.tailwind.tsx:2: the default export is not the function Demo.'),
    ]);
  });

  test('is not asked of a variant that belongs to no demo', () => {
    const what = 'there is no styling "tailwnd". Did you mean "tailwind"? There are: tailwind, css.';
    expect(lint({'Demo.tsx': demo(''), 'Demo.tailwnd.tsx': demo('')})).toEqual(at(1, what, 'Demo.tailwnd.tsx'));
  });
});

test('a syntax error is the only problem named, with its line', () => {
  expect(lint({'Demo.tsx': "import x from '@site/x';\nexport default function ("})).toEqual([
    expect.stringMatching(/^\[demos\] docs\/a\/Demo\.tsx:2: .+ Fix the syntax\.$/),
  ]);
});

describe('an import', () => {
  rowsTest(
    'of what a reader does not have is a problem',
    [
      ['@site/src/site/site', 'is part of this site, and a reader does not have it. Import from the packages only.'],
      ['@theme/CodeBlock', 'is part of this site, and a reader does not have it. Import from the packages only.'],
      ['src/rows', 'is part of this site, and a reader does not have it. Import from the packages only.'],
      ['../rows', "lies outside of the demo's folder and would not come along. Move what the demo needs beside it."],
      ['./gone', 'beside the demo. Fix the path, or add the file.'],
      ['@mui/x-data-grid-generator', 'makes data that the reader does not see. Write a few rows into the demo.'],
      ['lodash', 'is no package that an export of the demo installs.'],
      ['@mui/x-data-gird', 'Did you mean "@mui/x-data-grid"?'],
    ],
    (specifier, what) => {
      const [problem, ...others] = lint({'Demo.tsx': demo(`import * as React from 'react';\nimport '${specifier}';`)});
      expect(problem).toMatch(/^\[demos\] docs\/a\/Demo\.tsx:2: /);
      expect(problem).toContain(specifier);
      expect(problem).toContain(what);
      expect(others).toEqual([]);
    },
  );

  test('counts when it is written as a call or a type', () => {
    const head =
      "type Row = import('lodash').Row;\nconst later = () => import('underscore');\nexport { later, type Row };";
    expect(lint({'Demo.tsx': demo(head)}).map((problem) => problem.split(': ')[0])).toEqual([
      '[demos] docs/a/Demo.tsx:1',
      '[demos] docs/a/Demo.tsx:2',
    ]);
  });
});

describe('the size', () => {
  const imports = "import * as React from 'react';\n".repeat(30);
  const long = (lines: number, head = '') => demo(`${head}${imports}`, `${'\n'.repeat(lines - 3)}return null;`);

  test('is at most 90 lines below the imports', () => {
    expect(lint({'Demo.tsx': long(90)})).toEqual([]);
    const what =
      '91 lines below the imports, and 90 are what a reader takes in. Show less, or give a reason in the first line: "// long: …".';
    expect(lint({'Demo.tsx': long(91)})).toEqual(at(1, what));
  });

  test('may be more with a reason, and only with one', () => {
    expect(lint({'Demo.tsx': long(200, '// long: each kind of item has a renderer of its own\n')})).toEqual([]);
    expect(lint({'Demo.tsx': long(200, '// long:\n')})).toEqual(
      at(1, '"// long:" gives no reason. Say why the demo cannot be shorter.'),
    );
  });

  test('of a variant is what its styling takes', () => {
    expect(lint({'Demo.tsx': demo(''), 'Demo.css.tsx': long(120)})).toEqual([]);
  });
});

describe('what changes from render to render', () => {
  const wrong = (body: string, head = '') => lint({'Demo.tsx': demo(head, body)}).length > 0;

  test('is named with its line', () => {
    expect(lint({'Demo.tsx': demo('const seed = 1;', 'return Math.random() * seed;')})).toEqual(
      at(
        3,
        '"Math.random()" gives something else on each render, so that the browser shows other than the server. Write a fixed value, or call it in an event handler or effect.',
      ),
    );
  });

  rowsTest(
    'is a problem where it runs at render',
    [
      ['return Date.now();'],
      ['return window.performance.now();'],
      ['return new Date().getTime();'],
      ['return [1].map(() => Math.random());'],
      ['return React.useMemo(() => Math.random(), []);'],
      ['const [now] = React.useState(() => new Date()); return now;'],
      ['return null;', 'const id = Math.random();'],
      ['return make();', 'function make() { return Math.random(); }'],
      ['return rows.map(make);', 'const make = () => Math.random();\nconst rows = [1];'],
      ['return <i title={dayjs().format()} />;', "import dayjs from 'dayjs';"],
      ['return <Cell />;', 'function Cell() { return Math.random(); }'],
      ['const value = useSeed(); return value;', 'const useSeed = () => Math.random();'],
      ['return make() + 1;', 'const make = () => pick();\nfunction pick() { return Math.random(); }'],
    ],
    (body: string, head: string | undefined = '') => {
      expect(wrong(body, head)).toBe(true);
    },
  );

  rowsTest(
    'is none where it runs later',
    [
      ['return new Date(2024, 0, 1);'],
      ['return <button onClick={() => Math.random()} />;'],
      ['React.useEffect(() => { Date.now(); }); return null;'],
      ['const add = React.useCallback(() => Math.random(), []); return <button onClick={add} />;'],
      ['const add = () => Math.random(); return <button onClick={add} />;'],
      ['const add = () => make(); return <button onClick={() => add()} />;', 'const make = () => Math.random();'],
      ['React.useEffect(tick); return null;', 'function tick() { setTimeout(tick, Math.random()); }'],
      ['return load;', 'const load = async () => Math.random();'],
      ["return dayjs('2024-01-01');", "import dayjs from 'dayjs';"],
    ],
    (body: string, head: string | undefined = '') => {
      expect(wrong(body, head)).toBe(false);
    },
  );
});

describe('the plan', () => {
  const dear = [
    ["import { DataGrid } from '@mui/x-data-grid-pro';", 'DataGrid', '@mui/x-data-grid-pro', '@mui/x-data-grid'],
    [
      "import { DataGridPro as Grid } from '@mui/x-data-grid-premium';",
      'DataGridPro',
      '@mui/x-data-grid-premium',
      '@mui/x-data-grid-pro',
    ],
    [
      "import * as X from '@mui/x-data-grid-premium'; export const Grid = X.GridToolbar;",
      'GridToolbar',
      '@mui/x-data-grid-premium',
      '@mui/x-data-grid',
    ],
    [
      "import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';",
      'AdapterDayjs',
      '@mui/x-date-pickers-pro',
      '@mui/x-date-pickers',
    ],
    [
      "import type { GridColDef } from '@mui/x-data-grid-pro';",
      'GridColDef',
      '@mui/x-data-grid-pro',
      '@mui/x-data-grid',
    ],
  ] as const;
  const due = [
    ["import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';"] as const,
    ["import { DataGridPremium, GridToolbar } from '@mui/x-data-grid-premium';"] as const,
    ["import * as X from '@mui/x-data-grid-pro'; export const Grid = X.DataGridPro;"] as const,
    [
      "import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';\nimport { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';",
    ] as const,
    ["import type {} from '@mui/x-data-grid-pro/themeAugmentation';"] as const,
  ].map(([imports]) => imports);

  // All at once, so that the compiler reads the packages only once.
  let problems: readonly string[] = [];
  const nameOf = (imports: string) => `Plan${[...dear.map(([first]) => first), ...due].indexOf(imports as never)}`;
  const problemsOf = (imports: string) => problems.filter((problem) => problem.includes(`/${nameOf(imports)}.tsx`));

  beforeAll(() => {
    const all = [...dear.map(([imports]) => imports), ...due];
    problems = lint(
      Object.fromEntries(
        all.map((imports) => [`${nameOf(imports)}.tsx`, demo(imports).replace('Demo()', `${nameOf(imports)}()`)]),
      ),
    );
  });

  rowsTest('is the lowest', dear, (imports, names, from, to) => {
    const what = `${names} from "${from}" can be had for less. Import from "${to}", the package of the lowest plan that has it.`;
    expect(problemsOf(imports)).toEqual(at(1, what, `${nameOf(imports)}.tsx`));
  });

  rowsTest('may be a paid one where something of it is used', due, (imports) => {
    expect(problemsOf(imports)).toEqual([]);
  });

  test('is the same for all variants', () => {
    const pro = demo("import { DataGridPro } from '@mui/x-data-grid-pro';", 'return DataGridPro;');
    expect(lint({'Demo.tsx': demo(''), 'Demo.css.tsx': pro})).toEqual([
      expect.stringMatching(
        /^\[demos\] docs\/a\/Demo\.css\.tsx:1: needs the plan "pro", and .*Demo\.tsx the plan "community"\. Show the same in all variants\.$/,
      ),
    ]);
  });
});
