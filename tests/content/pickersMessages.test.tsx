/** @jest-environment jsdom */
/* eslint-disable @typescript-eslint/no-require-imports -- copies of modules, with other packages or without plugins */
import {TextEncoder} from 'node:util';
import type * as ReactPackage from 'react';
import type * as ReactDomServer from 'react-dom/server';
import {useEffect, useState, type ComponentType, type ReactElement} from 'react';
import {fireEvent, screen} from '@testing-library/react';
import dayjs from 'dayjs';
import type {} from 'dayjs/plugin/utc';
import {DateTime} from 'luxon';
import type Moment from 'moment';
import hijri from 'moment-hijri';
import {generateLicense, LicenseInfo} from '@mui/x-license-pro';
import type * as Pickers from '@mui/x-date-pickers';
import {AdapterDateFns} from '@mui/x-date-pickers/AdapterDateFns';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {AdapterLuxon} from '@mui/x-date-pickers/AdapterLuxon';
import {AdapterMomentHijri} from '@mui/x-date-pickers/AdapterMomentHijri';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {DateField} from '@mui/x-date-pickers/DateField';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {DigitalClock} from '@mui/x-date-pickers/DigitalClock';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MonthCalendar} from '@mui/x-date-pickers/MonthCalendar';
import {TimeClock} from '@mui/x-date-pickers/TimeClock';
import {DateRangeCalendar} from '@mui/x-date-pickers-pro/DateRangeCalendar';
import {DateRangePicker} from '@mui/x-date-pickers-pro/DateRangePicker';
import {MultiInputDateRangeField} from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import {SingleInputDateRangeField} from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import {readProjectFile} from '../rules/projectFiles';
import {expiredKey} from './expiredLicense';
import {messagePageTests, printedBy, type Provocation} from './printedMessages';

// jsdom lacks what React needs to render on a server.
Object.assign(globalThis, {TextEncoder});

// The package has no types of its own.
const moment = hijri as typeof Moment;

/** An adapter of whichever library. */
type Adapter = typeof AdapterDayjs;

function below(element: ReactElement, adapter: unknown = AdapterDayjs, props: object = {}): ReactElement {
  return (
    <LocalizationProvider dateAdapter={adapter as Adapter} {...props}>
      {element}
    </LocalizationProvider>
  );
}

const inDayjs = (element: ReactElement): Provocation => ({element: below(element)});

/** A component that gets other props once it is there. */
function Changing({
  of: Component,
  first,
  then,
}: {
  of: ComponentType<object>;
  first: object;
  then: object;
}): ReactElement {
  const [props, setProps] = useState(first);
  useEffect(() => setProps(then), [then]);
  return <Component {...props} />;
}

const changing = (component: unknown, first: object, then: object): Provocation =>
  inDayjs(<Changing of={component as ComponentType<object>} first={first} then={then} />);

/** Makes an adapter while date-fns is another version. */
const withDateFns = (adapter: string, modules: Readonly<Record<string, object>>) => (): Provocation => ({
  act: () => {
    jest.isolateModules(() => {
      Object.entries(modules).forEach(([name, exported]) => jest.doMock(name, () => exported));
      const {AdapterDateFns: Made} = require(`@mui/x-date-pickers/${adapter}`) as {AdapterDateFns: new () => object};
      Object.keys(modules).forEach((name) => jest.dontMock(name));
      expect(new Made()).toBeUndefined();
    });
  },
});

/** A calendar of a Pro package with a license key. */
const licensed = (key: string) => (): Provocation => {
  LicenseInfo.setLicenseKey(key);
  return inDayjs(<DateRangeCalendar calendars={1} />);
};

// Fields of a Moment Hijri page change the locale of the whole library.
afterAll(() => moment.locale('en'));

messagePageTests({
  page: 'react-date-pickers/messages',
  around: (example) => below(example),
  // The code of the page needs no key to show what it is for.
  expected: /MUI: Missing license key/,
  inUse: {
    'message-should-not-switch-between-a-multi-input-field': () => {
      fireEvent.click(screen.getByText('Change the field'));
    },
    'message-you-must-not-mix-controlling-and-uncontrolled-mode': () => {
      fireEvent.click(screen.getByRole('textbox'));
    },
  },
  notProvoked: {
    'message-package-path-of-date-fns-is-not-exported': 'webpack prints it, and date-fns 3 is not installed here',
    'message-missing-specifier-in-date-fns': 'Vite prints it, and date-fns 3 is not installed here',
    'message-the-token-is-not-supported-by-the-date': 'only versions before 6.0.4 print it, as the page says',
  },
  provocations: {
    'message-can-not-find-the-date-and-time-pickers-localization': {element: <DateField />},
    'message-can-not-find-the-date-and-time-pickers-adapter': {
      element: (
        <LocalizationProvider>
          <DateField />
        </LocalizationProvider>
      ),
    },
    'message-the-date-adapter-should-be-imported-from-mui': {element: below(<DateField />, class DateIoAdapter {})},
    'message-the-date-fns-package-v3-x-is-not': withDateFns('AdapterDateFns', {
      'date-fns/addDays': {__esModule: true, addDays: () => undefined},
    }),
    'message-the-date-fns-package-v2-x-is-not': withDateFns('AdapterDateFnsV3', {}),
    'message-the-minimum-supported-date-fns-package-version-compatible': withDateFns('AdapterDateFnsV3', {
      'date-fns/addDays': {__esModule: true, addDays: () => undefined},
      'date-fns/format': {__esModule: true, format: () => undefined},
    }),
    'message-your-locale-has-not-been-found-either-the': {
      element: below(<DateField format="L" />, AdapterDayjs, {adapterLocale: 'de-XX'}),
    },
    'message-date-fns-locale-is-no-name': {element: below(<DateField />, AdapterDateFns, {adapterLocale: 'de'})},
    'message-value-is-no-object-of-the-library': inDayjs(<DatePicker value={new Date() as never} />),
    'message-value-is-no-date-time-of-luxon': {
      element: below(<DatePicker value={'2024-05-16' as never} />, AdapterLuxon),
    },
    'message-date-fns-accepts-no-strings': {
      element: below(<DateCalendar value={'2024-05-16' as never} />, AdapterDateFns),
    },
    'message-invalid-time-value': {element: below(<DateCalendar value={'2024-05-16' as never} />, AdapterDateFns)},
    'message-a-component-is-changing-the-controlled-value-of': changing(DatePicker, {value: null}, {value: undefined}),
    'message-a-component-is-changing-the-uncontrolled-value-of': changing(DatePicker, {}, {value: dayjs()}),
    'message-you-must-not-mix-controlling-and-uncontrolled-mode': changing(
      DatePicker,
      {open: false},
      {open: undefined},
    ),
    'message-use-yyyy-instead-of': {
      element: below(<DateCalendar />, AdapterDateFns, {dateFormats: {monthAndYear: 'MMM YYYY'}}),
    },
    'message-the-field-component-you-are-using-is-not': inDayjs(<DateField format="MM/DD/YYYY hh:mm" />),
    'message-the-token-should-have-a-maxdigitnumber-property-on': {
      element: below(<DateField format="iM" />, AdapterMomentHijri),
    },
    'message-the-renderinput-prop-has-been-removed-in-version': inDayjs(
      <DatePicker {...({renderInput: () => null} as object)} />,
    ),
    'message-view-is-not-a-valid-prop-it-must': inDayjs(<DateCalendar view="month" />),
    'message-opento-is-not-a-valid-prop-it-must': () => ({
      act: () => {
        // Both warnings together are printed once.
        jest.isolateModules(() => {
          const {createElement} = require('react') as typeof ReactPackage;
          const {renderToString} = require('react-dom/server') as typeof ReactDomServer;
          const pickers = require('@mui/x-date-pickers') as typeof Pickers;
          const {AdapterDayjs: dateAdapter} = require('@mui/x-date-pickers/AdapterDayjs') as {AdapterDayjs: Adapter};
          const calendar = createElement(pickers.DateCalendar, {openTo: 'month'});
          renderToString(createElement(pickers.LocalizationProvider, {dateAdapter, children: calendar}));
        });
      },
    }),
    'message-the-views-prop-must-contain-at-least-one': inDayjs(<DatePicker views={[]} />),
    'message-min-date-must-be-on-or-after-1356': {
      element: below(
        <DateCalendar views={['year']} minDate={moment(new Date(1900, 0, 1))} maxDate={moment(new Date(2075, 0, 1))} />,
        AdapterMomentHijri,
      ),
    },
    'message-max-date-must-be-on-or-before-1499': {
      element: below(
        <DateCalendar views={['year']} minDate={moment(new Date(1938, 0, 1))} maxDate={moment(new Date(2099, 0, 1))} />,
        AdapterMomentHijri,
      ),
    },
    'message-missing-utc-plugin-to-be-able-to-use': () => ({act: () => zone('AdapterDayjs', 'UTC')}),
    'message-missing-timezone-plugin-to-be-able-to-use-timezones-you-have-to-enable': () => ({
      act: () => zone('AdapterDayjs', 'America/New_York', true),
    }),
    'message-missing-timezone-plugin-to-be-able-to-use-timezones-you-have-to-pass': () => ({
      act: () => zone('AdapterMoment', 'America/New_York'),
    }),
    'message-the-timezone-of-the-start-and-the-end': () =>
      // The page's own code has extended Day.js.
      inDayjs(<SingleInputDateRangeField value={[dayjs.utc('2024-05-16'), dayjs('2024-05-19')]} />),
    'message-should-not-switch-between-a-multi-input-field': changing(
      DateRangePicker,
      {slots: {field: SingleInputDateRangeField}},
      {slots: {field: MultiInputDateRangeField}},
    ),
    'message-the-currentmonthcalendarposition-prop-must-be-an-integer-between': inDayjs(
      <DateRangeCalendar calendars={1} currentMonthCalendarPosition={2 as never} />,
    ),
    'message-invalid-license-key-your-mui-x-license-key': licensed('x'),
    'message-expired-package-version-you-have-installed-a-version': licensed(expiredKey('perpetual')),
    'message-expired-license-key-your-annual-license-key-to': licensed(expiredKey('annual')),
    'message-missing-license-key-the-license-key-is-missing': licensed(''),
  },
});

test('letters that are no token are text in a field', async () => {
  const quarter = inDayjs(<DateField format="Q YYYY" defaultValue={dayjs('2024-05-16')} />).element;
  let shown = '';
  const printed = await printedBy(quarter, () => {
    shown = screen.getByRole<HTMLInputElement>('textbox').value;
  });
  expect([printed, shown.replace(/[\u2066-\u2069]/g, '')]).toEqual([[], 'Q 2024']);
});

test('the adapter for date-fns 2 imports a path that only date-fns 2 has, the one for date-fns 3 does not', () => {
  const [two, three] = ['AdapterDateFns', 'AdapterDateFnsV3'].map((name) =>
    readProjectFile(`node_modules/@mui/x-date-pickers/${name}/${name}.js`).includes('/_lib/format/longFormatters'),
  );
  expect([two, three]).toEqual([true, false]);
});

test('a wrong limit below the adapter of Luxon', async () => {
  const picker = <DatePicker value={DateTime.now() as never} minDate={new Date() as never} />;
  expect(await printedBy(below(picker, AdapterLuxon))).toContain(
    "TypeError: Cannot read properties of undefined (reading 'equals')",
  );
});

describe('An invalid date of the right library', () => {
  const [ofDayjs, ofDateFns] = [dayjs('x'), new Date(NaN)] as never[];
  const error = 'RangeError: Invalid time value';

  test.each([
    ['DigitalClock', true, DigitalClock],
    ['TimeClock', false, TimeClock],
    ['MonthCalendar', false, MonthCalendar],
  ] as const)('%s throws with date-fns, and with Day.js: %s', async (_name, throwsWithDayjs, component) => {
    const Component = component as ComponentType<{value: never}>;
    expect(await printedBy(below(<Component value={ofDateFns!} />, AdapterDateFns))).toContain(error);
    const printed = await printedBy(below(<Component value={ofDayjs!} />));
    expect(printed.includes(error)).toBe(throwsWithDayjs);
  });
});

test.each([
  ['development', 29, false],
  ['development', 31, true],
  ['test', 31, false],
] as const)(
  'in %s, %s days after the end of an annual license, the message is thrown: %s',
  async (mode, days, throws) => {
    const expiryDate = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
    // Packages keep what they found out about a key, so each has its own.
    const key = generateLicense({orderNumber: `${mode} ${days}`, expiryDate, licensingModel: 'annual', scope: 'pro'});
    const env = jest.replaceProperty(process, 'env', {...process.env, NODE_ENV: mode});
    const printed = await printedBy(licensed(key)().element);
    env.restore();
    LicenseInfo.setLicenseKey('');
    const beginnings = printed.flatMap((line) => /^([^]*?)MUI: Expired license key\./.exec(line)?.[1]?.trim() ?? []);
    expect(beginnings.map((beginning) => beginning === 'Error:')).toEqual([throws]);
  },
);

/** Asks an adapter with a library of its own, without plugins, for a date in a zone. */
function zone(adapter: 'AdapterDayjs' | 'AdapterMoment', timezone: string, hasUtc = false): void {
  jest.isolateModules(() => {
    const library = require('dayjs') as typeof dayjs;
    if (hasUtc) {
      library.extend(require('dayjs/plugin/utc') as never);
    }
    const {[adapter]: Made} = require(`@mui/x-date-pickers/${adapter}`) as Record<string, Adapter>;
    new Made!().dateWithTimezone('2024-05-16', timezone);
  });
}
