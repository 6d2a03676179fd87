import {execFileSync} from 'node:child_process';
import {transformSync} from '@swc/core';
import {readProjectFile} from '../rules/projectFiles';

const FOLDER = 'docs/introduction/dashboard-template/dashboard';

function compiled(file: string): string {
  return transformSync(readProjectFile(file), {
    filename: 'module.ts',
    swcrc: false,
    jsc: {parser: {syntax: 'typescript', tsx: true}, target: 'es2022'},
    module: {type: 'commonjs'},
  }).code;
}

/**
 * In each zone, what becomes of the days around a clock change: as the chart shows them, as the picker gives them, and what
 * `toISOString` would make of the picker's date. A process of its own, since Jest keeps the zone that it began with.
 */
const PROGRAM = `
const dayjs = require('dayjs');
const modules = {exports: {}};
(function (module, exports) {${compiled(`${FOLDER}/days.ts`)}})(modules, modules.exports);
const {localDate, dayOf, dayNumber} = modules.exports;
const results = process.argv.slice(1).map((zone) => {
  process.env.TZ = zone;
  new Date().getTimezoneOffset();
  const days = ['2025-03-29', '2025-03-30', '2025-03-31', '2025-10-26', '2025-10-27'];
  return {
    zone,
    drawn: days.every((day) => dayjs(localDate(day)).format('YYYY-MM-DD') === day && localDate(day).getHours() === 0),
    read: days.every((day) => dayjs(day).format('YYYY-MM-DD') === day),
    next: dayOf(dayNumber('2025-03-30') + 1),
    iso: dayjs('2025-09-01').toISOString().slice(0, 10),
  };
});
console.log(JSON.stringify(results));
`;

test('days are the same in all time zones; ISO texts of the picker are not', () => {
  const zones = ['America/New_York', 'Europe/Dublin', 'Asia/Tokyo', 'Pacific/Auckland'];
  const output = execFileSync(process.execPath, ['--input-type=commonjs', '-e', PROGRAM, ...zones], {encoding: 'utf8'});
  const same = {drawn: true, read: true, next: '2025-03-31'};
  expect(JSON.parse(output)).toEqual([
    {zone: 'America/New_York', ...same, iso: '2025-09-01'},
    {zone: 'Europe/Dublin', ...same, iso: '2025-08-31'},
    {zone: 'Asia/Tokyo', ...same, iso: '2025-08-31'},
    {zone: 'Pacific/Auckland', ...same, iso: '2025-08-31'},
  ]);
});
