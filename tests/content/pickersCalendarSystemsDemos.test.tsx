/** @jest-environment jsdom */
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import moment from 'moment';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {DateField} from '@mui/x-date-pickers/DateField';
import {YearCalendar} from '@mui/x-date-pickers/YearCalendar';
import AdapterHijri from '../../docs/react-date-pickers/calendar-systems/AdapterHijri';
import AdapterJalali from '../../docs/react-date-pickers/calendar-systems/AdapterJalali';
import AdapterJalaliMoment from '../../docs/react-date-pickers/calendar-systems/AdapterJalaliMoment';
import {readProjectFile} from '../rules/projectFiles';
import {fenceModule} from './pageFence';
import {buttonName, show, text, title} from './pickersCalendars';
import {press, select, textbox} from './pickersTyping';

const PAGE = 'react-date-pickers/calendar-systems';
/** The text of the field, without what keeps its order from right to left. */
const shown = (): string => textbox().value.replace(/[\u2066-\u2069]/g, '');

beforeEach(() => {
  jest.useFakeTimers();
  jest.setSystemTime(new Date('2024-05-20T10:00'));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the demos: field, letters of the week, name of the button', () => {
  render(<AdapterJalali />);
  expect(shown()).toBe('1403/02/27');
  expect(text('[role=columnheader]').join(' ')).toBe('ش ی د س چ پ ج');
  cleanup();
  render(<AdapterJalaliMoment />);
  expect([shown() === '1403/02/27', buttonName().includes('27 اردیبهشت 1403')]).toEqual([true, true]);
  cleanup();
  render(<AdapterHijri />);
  expect([shown() === '١٤٤٥/١١/٠٨', buttonName().includes('٨ ذو القعدة ١٤٤٥')]).toEqual([true, true]);
  expect(textbox().readOnly).toBe(true);
  fireEvent.click(screen.getAllByRole('button')[0] as HTMLElement);
  expect(title()).toBe('ذو القعدة ١٤٤٥');
  expect(moment.locale()).toBe('en');
});

test.each([
  ['jalali', AdapterJalali],
  ['jalaali', AdapterJalaliMoment],
  ['hijri', AdapterHijri],
])('the demo with the cache %s keeps the vendor prefixes', (key, Demo) => {
  render(<Demo />);
  const rules = [...document.styleSheets].flatMap(({cssRules}) => [...cssRules].map(({cssText}) => cssText));
  const unselectable = rules.filter((rule) => rule.includes(`.${key}-`) && rule.includes(' user-select: none'));
  expect(unselectable.length).toBeGreaterThan(0);
  expect(unselectable.filter((rule) => !rule.includes('-webkit-user-select: none'))).toEqual([]);
});

test.each([
  ['fa', AdapterJalali],
  ['fa', AdapterJalaliMoment],
  ['ar', AdapterHijri],
])('the popup of the demo in %s is right-to-left, on a phone too', (lang, Demo) => {
  const popupOf = (selector: string): (string | undefined)[] => {
    render(<Demo />);
    fireEvent.click(document.querySelector('.MuiInputAdornment-root button') ?? textbox());
    const parent = document.querySelector(selector)?.closest<HTMLElement>('[dir]');
    const found = [parent?.dir, parent?.lang];
    cleanup();
    return found;
  };
  expect(popupOf('.MuiPickersPopper-root')).toEqual(['rtl', lang]);
  window.matchMedia = () => ({matches: false, addListener() {}, removeListener() {}}) as unknown as MediaQueryList;
  expect(popupOf('.MuiDialog-container')).toEqual(['rtl', lang]);
  // @ts-expect-error jsdom has none
  delete window.matchMedia;
});

test('the page names the packages of the right-to-left setup, and the types that stylis lacks', () => {
  const page = readProjectFile(`docs/${PAGE}/index.mdx`);
  const commands = page.match(/^npm install .+$/gm) ?? [];
  const demos = ['AdapterJalali', 'AdapterJalaliMoment', 'AdapterHijri'].map((name) =>
    readProjectFile(`docs/${PAGE}/${name}.tsx`),
  );
  const imported = ['@emotion/cache', 'stylis', 'stylis-plugin-rtl'];
  expect(demos.flatMap((code) => imported.filter((name) => !code.includes(` from '${name}';`)))).toEqual([]);
  expect(commands.map((command) => imported.filter((name) => command.split(' ').includes(name)))).toEqual(
    demos.map(() => imported),
  );
  const {types, typings} = JSON.parse(readProjectFile('node_modules/stylis/package.json')) as Record<string, unknown>;
  expect([types, typings]).toEqual([undefined, undefined]);
  expect(page).toContain('install `@types/stylis` too');
});

test('the Thai adapter of the page: years in views, in a field, and when typed', () => {
  const {AdapterBuddhist} = fenceModule<{AdapterBuddhist: typeof AdapterDayjs}>(PAGE, 'unsupported-libraries');
  const day = new AdapterDayjs().date('2024-02-29');
  show(AdapterBuddhist, DateCalendar, {defaultValue: day});
  expect(title()).toBe('February 2567');
  cleanup();
  const calls = show(AdapterBuddhist, DateField, {defaultValue: day});
  expect(textbox().value).toBe('02/29/2567');
  select(1);
  press('28');
  expect([textbox().value, calls.at(-1)]).toEqual(['02/28/2567', '2024-02-28 null']);
  cleanup();
  const typed = show(AdapterBuddhist, DateField);
  select(0);
  press('02292567');
  expect([textbox().value, typed.at(-1)]).toEqual(['02/29/2567', '2024-02-29 null']);
  fireEvent.keyDown(textbox(), {key: 'ArrowUp'});
  cleanup();
  const chosen = show(AdapterBuddhist, YearCalendar, {defaultValue: day});
  fireEvent.click(screen.getByRole('radio', {name: '2566'}));
  expect(chosen[0]).toMatch(/^2023-/);
});

test('methods of adapters are no methods of the class; @date-io adapters are refused', () => {
  expect('parse' in AdapterDayjs.prototype).toBe(false);
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => show(class {}, DateField)).toThrow('MUI: The date adapter should be imported from');
});
