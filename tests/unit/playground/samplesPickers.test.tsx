/** @jest-environment jsdom */
import {format} from 'node:util';
import {cleanup, render} from '@testing-library/react';
import type {DateLibrary} from '../../../plugins/playground/client/dates';
import type {ModuleExports, Require} from '../../../plugins/playground/client/modules';
import {hasCode} from '../../../plugins/playground/client/programModules';
import {renderProgram} from '../../../plugins/playground/client/renderProgram';
import {PICKERS_SAMPLE_SETS} from '../../../plugins/playground/client/samples/pickers';
import {PICKERS_SUBSTITUTES} from '../../../plugins/playground/client/samples/pickersSubstitutes';
import type {WrapperOptions} from '../../../plugins/playground/client/samples/types';
import {
  CASES,
  DAYJS,
  OTHER_LIBRARIES,
  PICKERS,
  program,
  SAMPLES,
  SLOTS,
  SAMPLE_SETS,
  findSampleSet,
  SUBSTITUTES,
  type Case,
} from './pickersCases';

const hasPopup = ({component}: Case): boolean => /^(?:Desktop|Mobile|Date|Time)\w*Picker$/.test(component);

/** Modules as the bundler gives them: a CommonJS module is its own default export. */
const required: Require = (specifier) => {
  const found = jest.requireActual<ModuleExports>(specifier);
  return found['__esModule'] ? found : {...found, default: found};
};

let printed: string[] = [];

/** Whether the device has a mouse: pickers that suit the device open as a popup there, and else as a dialog. */
let hasMouse = true;

beforeEach(() => {
  printed = [];
  hasMouse = true;
  const note = (...what: unknown[]): void => void printed.push(format(...what));
  jest.spyOn(console, 'error').mockImplementation(note);
  jest.spyOn(console, 'warn').mockImplementation(note);
  window.matchMedia = (media) =>
    ({
      media,
      matches: media === '(pointer: fine)' && hasMouse,
      addListener: () => undefined,
      removeListener: () => undefined,
    }) as unknown as MediaQueryList;
});

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

function draw(what: Case, options: Partial<WrapperOptions> = {}): HTMLElement {
  const {dates = DAYJS} = options;
  return render(<>{renderProgram(program(what, options), {require: required, dates})}</>).container;
}

/** The pro packages print that no license key is set, which the site has none of. */
function problems(): string[] {
  return printed.filter((text) => !text.includes('MUI X: Missing license key'));
}

/** What a component shows of its value: texts of fields and of what is selected. */
function shown(container: HTMLElement): string[] {
  const fields = [...container.querySelectorAll('input')].map(({value}) => value);
  const selected = [...container.querySelectorAll('.Mui-selected, [aria-selected="true"]')];
  return [...fields, ...selected.map(({textContent}) => textContent ?? '')];
}

const DAYS_OF_STAY = ['6', '9'];

/** What each component shows of its first sample. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  DatePicker: ['03/16/2026'],
  DesktopDatePicker: ['03/16/2026'],
  MobileDatePicker: ['03/16/2026'],
  StaticDatePicker: ['16'],
  DateCalendar: ['16'],
  MonthCalendar: ['May'],
  YearCalendar: ['1990'],
  TimePicker: ['09:30 AM'],
  DesktopTimePicker: ['09:30 AM'],
  MobileTimePicker: ['09:30 AM'],
  DateTimePicker: ['03/02/2026 09:30 AM'],
  DesktopDateTimePicker: ['03/02/2026 09:30 AM'],
  MobileDateTimePicker: ['03/02/2026 09:30 AM'],
  StaticDateTimePicker: ['2'],
  StaticTimePicker: ['9'],
  DigitalClock: ['09:30 AM'],
  MultiSectionDigitalClock: ['09', '30', 'AM'],
  TimeClock: ['9'],
  DateRangePicker: ['03/06/2026', '03/09/2026'],
  DesktopDateRangePicker: ['03/06/2026', '03/09/2026'],
  MobileDateRangePicker: ['03/06/2026', '03/09/2026'],
  StaticDateRangePicker: DAYS_OF_STAY,
  DateRangeCalendar: DAYS_OF_STAY,
  DateField: ['03/16/2026'],
  TimeField: ['09:30 AM'],
  DateTimeField: ['03/02/2026 09:30 AM'],
  SingleInputDateRangeField: ['03/06/2026 – 03/09/2026'],
  SingleInputTimeRangeField: ['09:00 AM – 06:30 PM'],
  SingleInputDateTimeRangeField: ['03/06/2026 10:00 AM – 03/09/2026 06:00 PM'],
  MultiInputDateRangeField: ['03/06/2026', '03/09/2026'],
  MultiInputTimeRangeField: ['09:00 AM', '06:30 PM'],
  MultiInputDateTimeRangeField: ['03/06/2026 10:00 AM', '03/09/2026 06:00 PM'],
  LocalizationProvider: ['16'],
};

test('every component of the pickers has a sample set, or a substitute that has one', () => {
  expect([...Object.keys(PICKERS_SAMPLE_SETS), ...Object.keys(PICKERS_SUBSTITUTES)].sort()).toEqual(
    [...PICKERS].sort(),
  );
  expect(Object.values(PICKERS_SUBSTITUTES).filter(({component}) => !(component in PICKERS_SAMPLE_SETS))).toEqual([]);
});

test('samples of a component have ids of their own, and no code', () => {
  SAMPLE_SETS.forEach(([component, {samples}]) => {
    const ids = samples.map(({id}) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z]+(?:-[a-z]+)*$/.test(id))).toEqual([]);
    expect(component === 'DayCalendarSkeleton' || samples.length > 1).toBe(true);
  });
  expect(CASES.filter((what) => hasCode(program(what))).map(({name}) => name)).toEqual([]);
});

test.each(Object.entries(SHOWN))('%s shows the value of its first sample', (component, texts) => {
  const [sample] = findSampleSet(component).samples;
  expect(shown(draw({name: component, component, props: sample.props}))).toEqual(expect.arrayContaining([...texts]));
});

test.each(CASES)('renders without an error or a warning: $name', (what) => {
  expect(draw(what)).not.toBeEmptyDOMElement();
  expect(problems()).toEqual([]);
});

/** Draws a picker opened, as a popup where there is a mouse and as a dialog where there is none. */
function drawOpened(what: Case, mouse: boolean): void {
  hasMouse = mouse;
  draw({...what, props: {...what.props, open: true}});
  const isPopup = mouse ? !what.component.startsWith('Mobile') : what.component.startsWith('Desktop');
  expect(document.querySelectorAll('.MuiPickersPopper-root')).toHaveLength(isPopup ? 1 : 0);
  expect(document.querySelectorAll('.MuiDialog-root')).toHaveLength(isPopup ? 0 : 1);
}

/** The first sample of each picker: the others differ in what is set, and not in how they open. */
const OPENED = CASES.filter(
  (what, index) => hasPopup(what) && CASES.findIndex(({component}) => component === what.component) === index,
);

test.each(OPENED)('opens without an error or a warning: $name', (what) => {
  drawOpened(what, true);
  cleanup();
  drawOpened(what, false);
  expect(problems()).toEqual([]);
});

/** Whether what fills a slot is in the page: icons by their name, fields by the number of their inputs. */
function isSeen(name: string): boolean {
  return name.endsWith('Field')
    ? document.querySelectorAll('input').length === (name.startsWith('Single') ? 1 : 2)
    : document.querySelector(`[data-testid="${name}"]`) !== null;
}

test.each(SLOTS)('is seen, without an error or a warning: $name', (what) => {
  draw(what);
  const isSeenOpen = (mouse: boolean): boolean => {
    cleanup();
    drawOpened(what, mouse);
    return isSeen(what.fills);
  };
  expect(isSeen(what.fills) || (hasPopup(what) && [true, false].some(isSeenOpen))).toBe(true);
  expect(problems()).toEqual([]);
});

/** What each substitute shows of the component that it stands in for. */
const PARTS: Readonly<Record<string, string>> = {
  DatePickerToolbar: '.MuiDatePickerToolbar-title',
  DateRangePickerToolbar: '.MuiDateRangePickerToolbar-root',
  DateTimePickerToolbar: '.MuiDateTimePickerToolbar-dateContainer',
  TimePickerToolbar: '.MuiTimePickerToolbar-hourMinuteLabel',
  DateTimePickerTabs: '.MuiDateTimePickerTabs-root',
  PickersActionBar: '.MuiDialogActions-root button + button + button',
  PickersCalendarHeader: '.MuiPickersCalendarHeader-root',
  PickersLayout: '.MuiPickersLayout-root',
  PickersDay: '.MuiPickersDay-root',
  DateRangePickerDay: '.MuiDateRangePickerDay-root',
};

test.each(Object.entries(PARTS))('the substitute of %s shows it', (part, selector) => {
  const what = SUBSTITUTES.find(({name}) => name.startsWith(`${part} `))!;
  expect(draw(what).querySelector(selector)).not.toBeNull();
});

test.each(OTHER_LIBRARIES)('dates of $name', (dates: DateLibrary) => {
  const texts = {DatePicker: ['03/16/2026'], DateRangePicker: ['03/06/2026', '03/09/2026']};
  SAMPLES.filter(({component}) => component in texts).forEach((what) => {
    expect(draw(what, {dates})).not.toBeEmptyDOMElement();
    cleanup();
  });
  Object.entries(texts).forEach(([component, expected]) => {
    const [sample] = findSampleSet(component).samples;
    expect(shown(draw({name: component, component, props: sample.props}, {dates}))).toEqual(expected);
    cleanup();
  });
  expect(problems()).toEqual([]);
});

test('the provider provides for a picker, with the texts of its props and the language of the frame', () => {
  jest.requireActual('dayjs/locale/de');
  const [texts] = findSampleSet('LocalizationProvider').samples;
  const provider = {name: '', component: 'LocalizationProvider', props: texts.props};
  expect(draw(provider, {adapterLocale: 'de'})).toHaveTextContent(/Day of delivery.*März 2026.*Back.*Save/);
  expect(program(provider, {adapterLocale: 'de'}).element.props).toMatchObject({adapterLocale: 'de', ...texts.props});
  const emptied = program({...provider, props: {children: 'No picker', dateAdapter: {$code: 'Mine'}}});
  expect(emptied.element).toMatchObject({props: {dateAdapter: {$code: 'Mine'}}});
  expect(emptied.element.children).toBeUndefined();
});

test('a chosen width and a chosen language stand around every component, the width around one without dates', () => {
  SAMPLE_SETS.forEach(([component, {samples}]) => {
    const what = {name: component, component, props: samples[0].props};
    const {element} = program(what, {width: 320, adapterLocale: 'de'});
    const isBoxOutside = ['LocalizationProvider', 'DayCalendarSkeleton'].includes(component);
    const [box, provider] = isBoxOutside ? [element, element.children?.[0]] : [element.children?.[0], element];
    expect(box).toMatchObject({component: 'div', props: {style: {width: 320}}});
    expect(provider).toMatchObject(
      component === 'DayCalendarSkeleton'
        ? {component, props: {}}
        : {component: 'LocalizationProvider', props: {adapterLocale: 'de'}},
    );
    expect(JSON.stringify(program(what))).not.toMatch(/"div"|adapterLocale/);
  });
});
