import {existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {forgetUnused, keep, recall} from '../../../plugins/demos/node/prerender/keptDrawings';
import type {StaticDemos} from '../../../plugins/demos/node/prerender/types';
import {spokenLanguage} from '../../../plugins/demos/node/prerender/prerenderDemos';
import {PROJECT_ROOT} from '../../../src/node/project';

const FOLDER = path.join(PROJECT_ROOT, 'node_modules/.cache/static-demos');
const KEY = 'of-the-test-of-kept-drawings';
const FILE = path.join(FOLDER, `${KEY}.json`);

const DRAWN: StaticDemos = {
  desktop: [
    {file: 'docs/react-charts/bars/BasicBars.tsx', html: '<u>bars</u>', height: 240, css: [], isLightOnly: false},
  ],
  phone: [],
};

afterEach(() => {
  rmSync(FILE, {force: true});
});

test('what one build has drawn the next one has', async () => {
  await keep(KEY, DRAWN);
  await expect(recall(KEY)).resolves.toEqual(DRAWN);
  await expect(recall(`${KEY}-changed`)).resolves.toBeUndefined();
  expect(readdirSync(FOLDER).filter((name) => name.startsWith(KEY))).toEqual([`${KEY}.json`]);
});

test('half a file is drawn anew', async () => {
  mkdirSync(FOLDER, {recursive: true});
  writeFileSync(FILE, JSON.stringify(DRAWN).slice(0, 40));
  await expect(recall(KEY)).resolves.toBeUndefined();
});

test('drawings are removed two weeks after their last use', async () => {
  await keep(KEY, DRAWN);
  const [nearly, over] = [13, 15].map((days) => new Date(Date.now() - days * 24 * 3600 * 1000)) as [Date, Date];
  utimesSync(FILE, nearly, nearly);
  await forgetUnused();
  expect(existsSync(FILE)).toBe(true);
  utimesSync(FILE, over, over);
  await recall(KEY);
  await forgetUnused();
  expect(existsSync(FILE)).toBe(true);
  utimesSync(FILE, over, over);
  await forgetUnused();
  expect(existsSync(FILE)).toBe(false);
});

test.each([
  ["import {BarChart} from '@mui/x-charts/BarChart';", ''],
  ["import {TreeView} from '@mui/x-tree-view/TreeView';", ''],
  ["import Slider from '@mui/material/Slider';", ''],
  ["import {DataGridPro} from '@mui/x-data-grid-pro';", 'zh'],
  ["import {DatePicker} from '@mui/x-date-pickers/DatePicker';", 'zh'],
  ["import Autocomplete from '@mui/material/Autocomplete';", 'zh'],
  ["import {Box, TablePagination} from '@mui/material';", 'zh'],
  ["import dayjs from 'dayjs';", 'zh'],
])('what %s draws depends on the language “%s”', (code, expected) => {
  expect(spokenLanguage(["import * as React from 'react';", code], 'zh')).toBe(expected);
});
