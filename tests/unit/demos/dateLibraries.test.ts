import path from 'node:path';
import {translateFormat} from '../../../plugins/demos/node/dateLibraries/formatTokens';
import {translateDates} from '../../../plugins/demos/node/dateLibraries/translateDates';
import {dateChoiceOf} from '../../../plugins/demos/node/dateLibraries/dateChoice';
import {dateProblems} from '../../rules/demos/dateProblems';
import {oneLibraryOf, withoutWriterNotes} from '../../../src/node/writerNotes';
import {typescriptProgram} from '../../../src/node/packages/program';
import {TRANSLATED_LIBRARIES, type TranslatedLibrary} from '../../../src/site/dateLibraries';

const PREFIX = `import dayjs, { type Dayjs } from 'dayjs';
declare const due: Dayjs;
declare const maybe: Dayjs | null;
declare const text: string;
declare const native: Date;
`;

/** Cases of this file, each in a module of its own: one program reads them all. */
const CASES = {
  text: "dayjs('2024-05-16')",
  textWithTime: "dayjs('2024-05-16T15:30')",
  otherText: 'dayjs(text)',
  now: 'dayjs()',
  native: 'dayjs(native)',
  number: 'dayjs(1715817600000)',
  copy: 'dayjs(due)',
  add: "due.add(7, 'day')",
  fresh: "dayjs().subtract(1, 'month').startOf('month')",
  before: "due.isBefore('2024-06-01', 'day')",
  same: "due.isSame(maybe!, 'day')",
  equal: 'due.isSame(due)',
  diff: "due.diff(dayjs('2024-05-01'), 'days')",
  format: "due.format('[Week of] D MMM YYYY, h:mm A')",
  month: 'due.month()',
  setMonth: 'due.month(4)',
  set: "due.set('date', 1)",
  weekday: 'due.day()',
  chain: "maybe?.add(1, 'day').format('D')",
  valid: 'maybe?.isValid() === true',
  native2: 'maybe?.toDate()',
  iso: 'due.toISOString()',
} as const;

type Case = keyof typeof CASES;

const fileOf = (name: string): string => path.resolve(`tests/unit/demos/virtual-${name}.tsx`);

const program = typescriptProgram({
  rootFiles: [],
  virtualFiles: Object.fromEntries(
    Object.entries(CASES).map(([name, code]) => [fileOf(name), `${PREFIX}export const made = ${code};\n`]),
  ),
});

function translated(name: Case, library: TranslatedLibrary): string {
  const code = translateDates(program.getSourceFile(fileOf(name))!, program.getTypeChecker(), library);
  return /export const made = (.*);/.exec(code)?.[1] ?? code;
}

test.each<[Case, string, string, string]>([
  ['text', "new Date('2024-05-16T00:00')", "DateTime.fromISO('2024-05-16')", "moment('2024-05-16')"],
  [
    'textWithTime',
    "new Date('2024-05-16T15:30')",
    "DateTime.fromISO('2024-05-16T15:30')",
    "moment('2024-05-16T15:30')",
  ],
  ['otherText', 'parseISO(text)', 'DateTime.fromISO(text)', 'moment(text)'],
  ['now', 'new Date()', 'DateTime.now()', 'moment()'],
  ['native', 'new Date(native)', 'DateTime.fromJSDate(native)', 'moment(native)'],
  ['number', 'new Date(1715817600000)', 'DateTime.fromMillis(1715817600000)', 'moment(1715817600000)'],
  ['copy', 'new Date(due)', 'due', 'due.clone()'],
  ['add', 'addDays(due, 7)', 'due.plus({ days: 7 })', "due.clone().add(7, 'day')"],
  [
    'fresh',
    'startOfMonth(subMonths(new Date(), 1))',
    "DateTime.now().minus({ months: 1 }).startOf('month')",
    "moment().subtract(1, 'month').startOf('month')",
  ],
  [
    'before',
    "isBefore(startOfDay(due), startOfDay(new Date('2024-06-01T00:00')))",
    "(due.startOf('day') < DateTime.fromISO('2024-06-01').startOf('day'))",
    "due.isBefore(moment('2024-06-01'), 'day')",
  ],
  ['same', 'isSameDay(due, maybe!)', "due.hasSame(maybe!, 'day')", "due.isSame(maybe!, 'day')"],
  ['equal', 'isEqual(due, due)', '(due.toMillis() === due.toMillis())', 'due.isSame(due)'],
  [
    'diff',
    "differenceInDays(due, new Date('2024-05-01T00:00'))",
    "Math.trunc(due.diff(DateTime.fromISO('2024-05-01'), 'days').days)",
    "due.diff(moment('2024-05-01'), 'day')",
  ],
  [
    'format',
    "format(due, '\\'Week of\\' d MMM yyyy, h:mm aa')",
    "due.toFormat('\\'Week of\\' d MMM yyyy, h:mm a')",
    "due.format('[Week of] D MMM YYYY, h:mm A')",
  ],
  ['month', 'due.getMonth()', '(due.month - 1)', 'due.month()'],
  ['setMonth', 'setMonth(due, 4)', 'due.set({ month: 5 })', 'due.clone().month(4)'],
  ['set', 'setDate(due, 1)', 'due.set({ day: 1 })', "due.clone().set('date', 1)"],
  ['weekday', 'due.getDay()', '(due.weekday % 7)', 'due.day()'],
  [
    'chain',
    "(maybe && format(addDays(maybe, 1), 'd'))",
    "maybe?.plus({ days: 1 }).toFormat('d')",
    "maybe?.clone().add(1, 'day').format('D')",
  ],
  ['valid', '(maybe && isValid(maybe)) === true', 'maybe?.isValid === true', 'maybe?.isValid() === true'],
  ['native2', '(maybe && maybe)', 'maybe?.toJSDate()', 'maybe?.toDate()'],
  ['iso', 'due.toISOString()', 'due.toUTC().toISO()', 'due.toISOString()'],
])('%s', (name, ...expected) => {
  expect(TRANSLATED_LIBRARIES.map((library) => translated(name, library))).toEqual(expected);
});

test('imports, types and adapters are those of the library, and nothing is imported that is not used', () => {
  const code = `import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
export const start: Dayjs | null = null;
export default function Start() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} dateFormats={{ keyboardDate: 'YYYY-MM-DD' }}>
      <DatePicker format="DD/MM/YYYY" slotProps={{ toolbar: { toolbarFormat: 'ddd D' } }} defaultValue={dayjs('2024-05-16')} />
    </LocalizationProvider>
  );
}
`;
  const file = fileOf('imports');
  const imports = typescriptProgram({rootFiles: [], virtualFiles: {[file]: code}});
  const [dateFns, luxon, moment] = TRANSLATED_LIBRARIES.map((library) =>
    translateDates(imports.getSourceFile(file)!, imports.getTypeChecker(), library),
  );
  expect(dateFns).toContain("\nimport { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';");
  expect(dateFns).not.toContain("'date-fns'");
  expect(dateFns).toContain(`format="dd/MM/yyyy" slotProps={{ toolbar: { toolbarFormat: 'EEE d' } }}`);
  expect(dateFns).toContain('const start: Date | null');
  expect(luxon).toContain("import { DateTime, type DateTimeMaybeValid } from 'luxon';\n");
  expect(luxon).toContain(`dateAdapter={AdapterLuxon} dateFormats={{ keyboardDate: 'yyyy-MM-dd' }}`);
  expect(moment).toContain("import moment, { type Moment } from 'moment';\n");
});

test('an import does not take a name that the demo has', () => {
  const file = fileOf('taken');
  const code =
    "import dayjs from 'dayjs';\nconst isValid = dayjs('2024-05-16').isValid();\nexport const moment = dayjs();\nexport default isValid;\n";
  const taken = typescriptProgram({rootFiles: [], virtualFiles: {[file]: code}});
  const [dateFns, , moment] = TRANSLATED_LIBRARIES.map((library) =>
    translateDates(taken.getSourceFile(file)!, taken.getTypeChecker(), library),
  );
  expect(dateFns).toContain(
    "import { isValid as isValidDate } from 'date-fns';\nconst isValid = isValidDate(new Date(",
  );
  expect(moment).toContain("import momentDate from 'moment';\n");
  expect(moment).toContain('export const moment = momentDate();');
});

test('nor one that the demo imports, and a month is counted as a whole', () => {
  const file = fileOf('imported');
  const code = [
    "import dayjs from 'dayjs';",
    "import { isValid, isValidDate } from './helpers';",
    'const isLast = isValid(isValidDate);',
    "export default [dayjs('2024-05-16').isValid(), dayjs('2024-05-16').month(isLast ? 11 : 0)];",
  ].join('\n');
  const imported = typescriptProgram({rootFiles: [], virtualFiles: {[file]: code}});
  const [dateFns, luxon] = TRANSLATED_LIBRARIES.map((library) =>
    translateDates(imported.getSourceFile(file)!, imported.getTypeChecker(), library),
  );
  expect(dateFns).toContain('isValid as isValidDateDate');
  expect(luxon).toContain('.set({ month: (isLast ? 11 : 0) + 1 })');
});

test('a format that a library cannot say is named', () => {
  expect(translateFormat("D [o'clock]", 'date-fns')).toBe("d 'o''clock'");
  expect(translateFormat("MMM 'YY[]", 'luxon')).toBe("MMM ''yy");
  expect(() => translateFormat('Do MMMM', 'luxon')).toThrow('"Do" of a Day.js format has no equal in luxon');
  expect(() => translateFormat('wo', 'date-fns')).toThrow('"wo"');
});

const problemOf = (name: string): string | undefined => {
  const file = path.resolve(`tests/fixtures/dateDemos/${name}.tsx`);
  return dateProblems([file]).get(file)?.what;
};

test('what cannot be translated stops the build with a way out', () => {
  expect(problemOf('Plugin')).toMatch(
    /^a plugin or a locale of Day\.js cannot be translated to date-fns\. Write it another way/,
  );
  expect(problemOf('Method')).toMatch(/^"\.locale\('de'\)" cannot be translated to date-fns\./);
  expect(problemOf('Label')).toMatch(/^the text speaks of Day\.js/);
  expect(problemOf('Part')).toMatch(/^a file that it imports uses Day\.js/);
  expect(problemOf('NoReason')).toMatch(/gives no reason/);
  expect(problemOf('Fine')).toBeUndefined();
});

test('a demo about one library says so, to writers alone', () => {
  const code = '// long: two libraries\n// luxon only: it is about zones\n\nimport x from "luxon";\n';
  expect(oneLibraryOf(code)).toEqual({library: 'luxon', reason: 'it is about zones'});
  expect(withoutWriterNotes(code)).toBe('import x from "luxon";\n');
  expect(dateChoiceOf(code)).toBe('one library');
  expect(dateChoiceOf("import dayjs from 'dayjs';")).toBe('follows');
  expect(dateChoiceOf("import { Chart } from './chart';")).toBeUndefined();
});
