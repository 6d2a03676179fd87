import {renameIn} from './migrationCodemod';

const pickers = (name: string, code: string) => renameIn(`pickers/${name}`, code);
const imported = "import { DatePicker } from '@mui/x-date-pickers';\n";

test('a spread beside a prop that becomes a slot stops the preset; alone, each is fine', () => {
  expect(() => pickers('preset-safe', `${imported}<DatePicker {...dateProps} PopperProps={a} />;`)).toThrow(TypeError);
  expect(pickers('preset-safe', `${imported}<DatePicker PopperProps={a} />;`)).toMatch(
    /componentsProps=\{\{\s+popper: a/,
  );
  const spread = `${imported}const dateProps = { inputFormat: 'DD' };\n<DatePicker {...dateProps} />;`;
  expect(pickers('preset-safe', spread)).toBe(spread);
});

test('a variable in `components`, `componentsProps` or `localeText` is dropped when something has to join it', () => {
  const after = pickers(
    'preset-safe',
    `${imported}<DatePicker components={a1} ToolbarComponent={T} componentsProps={a2} PopperProps={b} localeText={a3} toolbarTitle="c" />;`,
  );
  expect(after).not.toMatch(/a[123]/);
  expect(after).toContain('Toolbar: T');
});

test('texts of an element that has `localeText` come in a second one', () => {
  const after = pickers('preset-safe', `${imported}<DatePicker localeText={{ end: 'To' }} startText="From" />;`);
  expect(after.match(/localeText=/g)).toHaveLength(2);
});

test('an element under another name keeps its toolbar', () => {
  const code = "import { DatePicker as Day } from '@mui/x-date-pickers';\n<Day showToolbar />;";
  expect(pickers('preset-safe', code)).toBe(code);
});

test('a calendar with texts is wrapped in a provider that is not imported', () => {
  const after = pickers('preset-safe', `${imported}<CalendarPicker leftArrowButtonText="Back" date={day} />;`);
  expect(after).toMatch(/<LocalizationProvider\s+localeText=\{\{\s+previousMonth: ['"]Back['"]/);
  expect(after).not.toMatch(/import .*LocalizationProvider/);
});

test('text props of the lab move too', () => {
  const after = pickers(
    'preset-safe',
    `${imported}<DatePicker okText="a" cancelText="b" todayText="c" clearText="d" />;`,
  );
  for (const key of ['okButtonLabel', 'cancelButtonLabel', 'todayButtonLabel', 'clearButtonLabel']) {
    expect(after).toContain(key);
  }
});

test('arrow buttons, titles of toolbars and a nested `dateRangeIcon` need `--parser babel`', () => {
  const arrows = `${imported}<DatePicker components={{ LeftArrowButton: A }} />;`;
  expect(pickers('replace-arrows-button-slot', arrows)).toBe(arrows);
  expect(renameIn('pickers/replace-arrows-button-slot', arrows, 'babel')).toContain('PreviousIconButton: A');
  const titles = `${imported}<LocalizationProvider localeText={{ datePickerDefaultToolbarTitle: 'Day' }} />;`;
  expect(pickers('rename-default-toolbar-title-localeText', titles)).toBe(titles);
  expect(renameIn('pickers/rename-default-toolbar-title-localeText', titles, 'babel')).toContain(
    'datePickerToolbarTitle',
  );
  const tabs =
    "import { DateTimePicker } from '@mui/x-date-pickers';\n<DateTimePicker componentsProps={{ tabs: { dateRangeIcon: a } }} />;";
  expect(pickers('replace-tabs-props', tabs)).toContain('dateRangeIcon: a');
  expect(renameIn('pickers/replace-tabs-props', tabs, 'babel')).toContain('dateIcon: a');
});

test('theme keys, `renderInput`, `renderDay` and the mask stay as they are', () => {
  const code = `${imported}const theme = { MuiCalendarPicker: a, MuiCalendarOrClockPicker: b };\n<DatePicker renderInput={c} renderDay={d} mask="__" />;`;
  expect(pickers('preset-safe', code)).toBe(code);
});

test('`rename-components-to-slots` leaves two `slots` and two `slotProps`, and throws at a spread inside the object', () => {
  const both = `${imported}<DatePicker components={{ Toolbar: A }} slots={{ day: B }} componentsProps={c} slotProps={d} />;`;
  expect(pickers('rename-components-to-slots', both)).toContain(
    'slots={{ toolbar: A }} slots={{ day: B }} slotProps={c} slotProps={d}',
  );
  expect(() =>
    pickers('rename-components-to-slots', `${imported}<DatePicker components={{ ...parts, Toolbar }} />;`),
  ).toThrow(TypeError);
});
