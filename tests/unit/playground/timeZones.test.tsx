/** @jest-environment jsdom */
import {render, screen} from '@testing-library/react';
import type {ModuleExports} from '../../../plugins/playground/client/modules';
import {chosenDates} from '../../../plugins/playground/client/playgroundProgram';
import {renderProgram} from '../../../plugins/playground/client/renderProgram';
import {loadPlayground, type Playground} from './controlChecks';

let play: Playground;

beforeAll(async () => {
  play = await loadPlayground('TimeField');
}, 240_000);

const INSTANT = {$date: '2026-03-06T09:30'} as const;

test('Day.js gets what it needs for a time zone, and only then', () => {
  const code = play.code([['timezone'], 'Asia/Tokyo'], [['defaultValue'], INSTANT]);
  expect(code).toContain(
    `import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import timezone from 'dayjs/plugin/timezone';
`,
  );
  expect(code).toContain(`

dayjs.extend(utc);
dayjs.extend(timezone);

export default function TimeFieldExample() {
`);
  expect(play.code([['defaultValue'], INSTANT])).not.toContain('plugin');
});

test('the preview shows the time of the zone', () => {
  const here = new Date(INSTANT.$date);
  const there = new Intl.DateTimeFormat('en-US', {timeZone: 'Asia/Tokyo', hour: '2-digit', minute: '2-digit'});
  const program = play.program([['timezone'], 'Asia/Tokyo'], [['defaultValue'], INSTANT]);
  const require = (specifier: string): ModuleExports => {
    const module = jest.requireActual<ModuleExports>(specifier);
    return 'default' in module ? module : {...module, default: module};
  };
  render(<>{renderProgram(program, {require, dates: chosenDates('x-date-pickers', {})})}</>);
  expect(screen.getByRole<HTMLInputElement>('textbox').value.replace(/[\u2066-\u2069]/g, '')).toBe(there.format(here));
});
