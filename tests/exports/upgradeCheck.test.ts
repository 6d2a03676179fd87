import {execFile} from 'node:child_process';
import {mkdirSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {COMPARED_PRODUCTS} from '../../scripts/apiDiff/products';
import {checkFile, findInFile} from '../../plugins/upgrade-check/client/check/checkFile';
import type {FileReport} from '../../plugins/upgrade-check/types';
import {inWords, TABLE} from '../unit/upgrade-check/checkedCode';

// Code of version 5 that nobody here wrote: packages from the registry that use the grid and the pickers.

jest.setTimeout(120_000);

const run = promisify(execFile);

const FOLDER = path.resolve(__dirname, '../../node_modules/.cache/upgrade-check');

const {older = ''} = COMPARED_PRODUCTS.find(({productId}) => productId === 'x-data-grid') ?? {};

/** The demo data of the grid's own documentation, and a form library's wrappers of the pickers. */
const PACKAGES = [`@mui/x-data-grid-generator@${older}`, 'formik-mui-x-date-pickers@1.0.0'];

/** The modules of a package, as its authors' compiler wrote them. */
function filesOf(name: string): string[] {
  const folder = path.join(FOLDER, name, 'package');
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.js$/.test(file) && !/^(?:legacy|modern|node)[\\/]|main\.js$/.test(file))
    .sort()
    .map((file) => path.join(folder, file));
}

/** What is found in a file, and what the codemod makes of it. */
const withCodemod = (file: string): FileReport => checkFile(file, readFileSync(file, 'utf8'), TABLE);

/** What is found in a file, without the codemod, which takes most of the time. */
const withoutCodemod = (file: string): FileReport => findInFile(file, readFileSync(file, 'utf8'), TABLE).report;

/** How often each finding is in a package. */
function counted(name: string, check: (file: string) => FileReport): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const finding of filesOf(name).flatMap((file) => check(file).findings.map(inWords))) {
    counts[finding] = (counts[finding] ?? 0) + 1;
  }
  return counts;
}

/** Fetches a package without those that it depends on: its files are read and not run. */
async function fetchPackage(specifier: string): Promise<void> {
  const folder = path.join(FOLDER, specifier.slice(0, specifier.lastIndexOf('@')));
  mkdirSync(folder, {recursive: true});
  const {stdout} = await run('npm', ['pack', specifier, '--pack-destination', folder, '--prefer-offline'], {
    cwd: folder,
  });
  await run('tar', ['-xzf', stdout.trim().split('\n').at(-1) ?? ''], {cwd: folder});
}

beforeAll(async () => {
  await Promise.all(PACKAGES.map(fetchPackage));
});

test('in the demo data of the grid, every use of the old editing API, filter items and columns is found', () => {
  expect(counted('@mui/x-data-grid-generator', withCodemod)).toEqual({
    'removed GridColDef.hide → `columnVisibilityModel` none': 3,
    'behavior GridColDef.type (dateColumn) none': 6,
    'behavior GridColDef.valueFormatter (optionLabels) none': 2,
    'renamed @mui/x-data-grid-pro.GridLinkOperator → GridLogicOperator misses noGrid': 1,
    'renamed GridFilterItem.columnField → field misses noGrid': 2,
    'renamed GridFilterItem.operatorValue → operator misses noGrid': 1,
    'renamed GridFilterModel.linkOperator → logicOperator misses noGrid': 1,
    'removed apiRef.current.commitCellChange → `stopCellEditMode`, `stopRowEditMode` none': 4,
    'removed apiRef.current.setCellMode → `startCellEditMode({id, field})` none': 5,
    'removed subscribeEvent.cellNavigationKeyDown → `cellKeyDown`; look at the key none': 1,
  });
});

test('in wrappers of the pickers, props that the check cannot follow are marked', () => {
  const pickers = ['DatePicker', 'DateTimePicker', 'TimePicker'];
  const elements = ['', 'Desktop', 'Mobile', 'Static'].flatMap((device) => pickers.map((picker) => device + picker));
  const marks = elements.map((element) => [`hidden ${element}.{...} (spread) none`, 1]);
  expect(counted('formik-mui-x-date-pickers', withoutCodemod)).toEqual(Object.fromEntries(marks));
});
