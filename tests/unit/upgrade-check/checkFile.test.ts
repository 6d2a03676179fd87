import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {checkFile, findInFile} from '../../../plugins/upgrade-check/client/check/checkFile';
import {collectUses} from '../../../plugins/upgrade-check/client/check/collectUses';
import {findPlaces} from '../../../plugins/upgrade-check/client/check/findings';
import {parseFile} from '../../../plugins/upgrade-check/client/check/syntax';
import {TABLE} from './checkedCode';

const ROOT = path.resolve(__dirname, '../../..');

test('a finding has its line, its column and the section of the guide', () => {
  const {findings} = checkFile(
    'a.tsx',
    "import {DataGrid} from '@mui/x-data-grid';\n\n  <DataGrid page={1} />;\n",
    TABLE,
  );
  expect(findings).toEqual([
    {
      kind: 'removed',
      severity: 'must',
      name: 'page',
      owner: 'DataGrid',
      replacement: '`paginationModel`',
      line: 3,
      column: 13,
      guide: '/x/migration/migration-data-grid-v5/#pagination',
      codemod: {is: 'none'},
    },
  ]);
});

test('`currentColumn` has to be changed in a menu of a column alone', () => {
  const severities = (code: string) =>
    checkFile('a.tsx', `import {DataGrid} from '@mui/x-data-grid';\n${code}`, TABLE).findings.map(
      ({name, severity}) => `${severity} ${name}`,
    );
  const menu = 'const Menu = ({currentColumn}) => currentColumn.field;';
  expect(severities(`${menu}\n<DataGrid components={{ColumnMenu: Menu}} />;`)).toEqual(['must currentColumn']);
  expect(severities(menu)).toEqual(['check currentColumn']);
  expect(severities('class Own { read() { return this.currentColumn; } }')).toEqual([]);
});

test('the codemod is told to do one place and to miss an equal one', () => {
  const code = [
    "import {DataGrid} from '@mui/x-data-grid';",
    "import {DataGrid as Grid} from '@mui/x-data-grid';",
    '<Grid headerHeight={30} />;',
    '<DataGrid headerHeight={40} />;',
  ].join('\n');
  const {findings, codemod} = checkFile('a.tsx', code, TABLE);
  expect(findings.map(({line, codemod: {is}}) => [line, is])).toEqual([
    [3, 'misses'],
    [4, 'does'],
  ]);
  expect(codemod.is === 'changed' && codemod.code).toContain('<DataGrid columnHeaderHeight={40} />');
});

test('a syntax error is named, and what can be read is checked all the same', () => {
  const report = checkFile(
    'a.tsx',
    "import {GridColumns} from '@mui/x-data-grid';\nconst a = 1;\nconst a = 2;\n",
    TABLE,
  );
  expect(report.problem).toMatchObject({line: 3, column: 7});
  expect(report.findings).toMatchObject([{name: 'GridColumns', line: 1}]);
  expect(report.codemod).toEqual({is: 'unchanged'});
});

test('code that no parser gets through has an error and no findings', () => {
  const report = checkFile('a.tsx', "import {DataGrid} from '@mui/x-data-grid';\n<DataGrid <<<", TABLE);
  expect(report.problem?.line).toBe(2);
  expect(report.findings).toEqual([]);
});

test('TypeScript without JSX may cast by angle brackets', () => {
  const code = "import type {GridColumns} from '@mui/x-data-grid';\nexport const columns = <GridColumns>[];\n";
  const report = checkFile('columns.ts', code, TABLE);
  expect(report.problem).toBeUndefined();
  expect(report.findings).toHaveLength(1);
});

test('what is no code of MUI X is not read', () => {
  expect(checkFile('a.tsx', '{'.repeat(100_000), TABLE)).toMatchObject({usesMuiX: false, findings: []});
});

test('code that breaks off anywhere, or has other characters anywhere, is answered', () => {
  const code = [
    "import {DataGrid as Grid, type GridColumns, useGridApiContext} from '@mui/x-data-grid';",
    "const columns: GridColumns = [{field: 'a', hide: true, renderCell: ({row}) => row?.a ?? null}];",
    'export default ({page, ...rest}: {page: number}) => (',
    "  <Grid {...rest} page={page} sx={{[`& .${'MuiDataGrid-withBorder'}`]: {}}} columns={columns} />",
    ');',
  ].join('\n');
  for (let at = 0; at < code.length; at += 1) {
    for (const text of [code.slice(0, at), `${code.slice(0, at)}\u2028}<${code.slice(at + 1)}`]) {
      const {report} = findInFile('a.tsx', text, TABLE);
      report.findings.forEach(({line, column}) => expect([line > 0, column > 0]).toEqual([true, true]));
    }
  }
});

test('a comparison of the code before and after needs one run of the codemod: without a finding there is none', () => {
  const code = "import {DataGrid} from '@mui/x-data-grid';\nexport const grid = <DataGrid rows={[]} columns={[]} />;\n";
  expect(checkFile('a.tsx', code, TABLE)).toMatchObject({usesMuiX: true, findings: [], codemod: {is: 'unchanged'}});
});

test('no demo of this site, all of which are written for version 6, has anything that must change', () => {
  const demos = readdirSync(path.join(ROOT, 'docs'), {recursive: true, encoding: 'utf8'}).filter((file) =>
    /\.tsx$/.test(file),
  );
  expect(demos.length).toBeGreaterThan(500);
  const wrong = demos.flatMap((file) => {
    const text = readFileSync(path.join(ROOT, 'docs', file), 'utf8');
    const {root, problem} = parseFile(text, file);
    if (!root || problem) {
      return [`${file}: ${problem?.message}`];
    }
    return findPlaces(root, text, collectUses(root), TABLE)
      .filter(({severity}) => severity === 'must')
      .map(({line, name}) => `${file}:${line} ${name}`);
  });
  expect(wrong).toEqual([]);
});
