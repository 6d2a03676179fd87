/** @jest-environment jsdom */
import {act, fireEvent, render, screen} from '@testing-library/react';
import dayjs from 'dayjs';
import type {ComponentProps, ComponentType, ReactElement} from 'react';
import {deDE as coreDeDE} from '@mui/material/locale';
import {createTheme, ThemeProvider} from '@mui/material/styles';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {DateField} from '@mui/x-date-pickers/DateField';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';
import {DigitalClock} from '@mui/x-date-pickers/DigitalClock';
import * as locales from '@mui/x-date-pickers/locales';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MobileDatePicker} from '@mui/x-date-pickers/MobileDatePicker';
import {StaticDatePicker} from '@mui/x-date-pickers/StaticDatePicker';
import {StaticTimePicker} from '@mui/x-date-pickers/StaticTimePicker';
import {TimePicker} from '@mui/x-date-pickers/TimePicker';
import {DateRangePicker} from '@mui/x-date-pickers-pro/DateRangePicker';
import {MultiInputDateRangeField} from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import {StaticDateRangePicker} from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import PickerInEveryLocale from '../../docs/react-date-pickers/localization/PickerInEveryLocale';
import {readProjectFile} from '../rules/projectFiles';
import {rowsTest} from '../rowsTest';
import {fenceModule} from './pageFence';

const page = 'react-date-pickers/localization';
const {deDE, frFR} = locales;
const textsOf = (locale: typeof deDE) => locale.components.MuiLocalizationProvider.defaultProps.localeText;
const german = textsOf(deDE);
const french = textsOf(frFR);

type ProviderProps = Partial<ComponentProps<typeof LocalizationProvider>>;
const provided = (element: ReactElement, props: ProviderProps = {}): ReactElement => (
  <LocalizationProvider dateAdapter={AdapterDayjs} {...(props as object)}>
    {element}
  </LocalizationProvider>
);
const themed = (locale: object, element: ReactElement): ReactElement => (
  <ThemeProvider theme={createTheme({}, locale)}>{element}</ThemeProvider>
);
/** Names of the buttons of what is rendered: arrows, and the action bar if there is one. */
function buttonsOf(element: ReactElement): string {
  const {unmount} = render(element);
  const names = [...document.querySelectorAll('button:not([role=gridcell])')].map(
    (button) => button.textContent || button.getAttribute('aria-label'),
  );
  unmount();
  return names.slice(-2).join(', ');
}
const labels = (): (string | null)[] => [...document.querySelectorAll('label')].map((label) => label.textContent);
const input = (): HTMLInputElement => screen.getByRole<HTMLInputElement>('textbox');
const toolbar = (): string | null | undefined => document.querySelector('.MuiPickersToolbar-root')?.textContent;

const picker = <StaticDatePicker views={['month']} />;
const inner = themed(deDE, picker);
rowsTest(
  'the source that wins',
  [
    [
      'picker',
      () => provided(<StaticDatePicker localeText={{okButtonLabel: 'Mine'}} />, {localeText: {okButtonLabel: 'X'}}),
      'Cancel, Mine',
    ],
    ['provider over theme', () => themed(deDE, provided(picker, {localeText: {okButtonLabel: 'X'}})), 'Abbrechen, X'],
    [
      'picker over theme',
      () => themed(deDE, provided(<StaticDatePicker localeText={{okButtonLabel: 'X'}} />)),
      'Abbrechen, X',
    ],
    [
      'inner provider, which has texts alone',
      () =>
        provided(<LocalizationProvider localeText={{okButtonLabel: 'X'}}>{picker}</LocalizationProvider>, {
          localeText: german,
        }),
      'Abbrechen, X',
    ],
    ['theme inside the provider', () => provided(inner), 'Abbrechen, OK'],
    ['theme inside a French provider', () => provided(inner, {localeText: french}), 'Annuler, OK'],
    ['theme inside a French theme', () => themed(frFR, provided(inner)), 'Annuler, OK'],
    ['theme around a calendar only', () => provided(themed(deDE, <DateCalendar />)), 'Previous month, Next month'],
    ['locale of Material UI', () => themed(coreDeDE, provided(picker)), 'Cancel, OK'],
    ['whole locale as texts', () => provided(picker, {localeText: deDE as object}), 'Cancel, OK'],
    ['undefined text', () => provided(picker, {localeText: {okButtonLabel: undefined} as object}), 'Cancel, '],
  ] as const,
  (_name, element, expected) => {
    expect(buttonsOf(element()).replace(/null$/, '')).toBe(expected);
  },
);

test('an inner provider without an adapter takes over that of the outer one, and its language', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  render(
    provided(
      <LocalizationProvider adapterLocale="de">
        <DateField defaultValue={dayjs('2024-05-16')} />
      </LocalizationProvider>,
    ),
  );
  expect(input().value).toBe('05/16/2024');
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});

describe('The demo', () => {
  test('has all locales of the package, and languages that Day.js has', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    render(<PickerInEveryLocale />);
    const select = screen.getByLabelText<HTMLSelectElement>('Locale');
    const names = [...select.options].map(({value}) => value);
    const ofPackage = Object.keys(locales).filter((name) => name !== 'DEFAULT_LOCALE');
    expect(names.toSorted()).toEqual(ofPackage.toSorted());
    expect(input().placeholder).toBe('TT.MM.JJJJ');
    for (const name of ['plPL', 'kzKZ', 'zhHK'] as const) {
      fireEvent.change(select, {target: {value: name}});
      expect(screen.getByText(textsOf(locales[name]).todayButtonLabel ?? '', {selector: 'button'})).toBeTruthy();
    }
    const code = readProjectFile(`docs/${page}/PickerInEveryLocale.tsx`);
    const imported = [...code.matchAll(/'dayjs\/locale\/([\w-]+)'/g)].map(([, name = '']) => name);
    const chosen = [...code.matchAll(/^ {2}\w+: \['([\w-]+)', /gm)].map(([, name = '']) => name);
    expect([...imported, 'en'].toSorted()).toEqual(chosen.toSorted());
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });
});

describe('Words and dates', () => {
  test('a half-typed date is lost if the language changes', () => {
    const onChange = jest.fn();
    const {rerender} = render(provided(<DateField onChange={onChange} />));
    act(() => input().focus());
    fireEvent.click(input());
    fireEvent.change(input(), {target: {value: '5/DD/YYYY'}});
    expect(input().value).toBe('05/DD/YYYY');
    rerender(provided(<DateField onChange={onChange} />, {adapterLocale: 'de', localeText: german}));
    expect(input().value).toBe('TT.MM.JJJJ');
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  test('words alone leave months, format and AM in English', () => {
    render(
      provided(
        <>
          <DateField />
          <StaticDatePicker defaultValue={dayjs('2024-10-16')} />
          <StaticTimePicker ampm />
        </>,
        {localeText: german},
      ),
    );
    expect(input().placeholder).toBe('MM/TT/JJJJ');
    expect(screen.getByText('October 2024')).toBeTruthy();
    expect(screen.getAllByText('AM')).not.toHaveLength(0);
  });

  test('a language that Day.js has not loaded is English, with a warning', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    render(provided(<DateField />, {adapterLocale: 'deDE'}));
    expect(input().placeholder).toBe('MM/DD/YYYY');
    expect(warn.mock.calls[0]?.[0]).toMatch(/^Your locale has not been found\./);
    warn.mockRestore();
  });
});

describe('Fences', () => {
  type App = {default: ComponentType<{children?: ReactElement}>};
  test.each([
    ['using-the-theme', 'Datum auswählen'],
    ['using-localizationprovider', 'Datum auswählen'],
    ['your-own-translation', 'Escolha a data'],
  ])('%s', (heading, name) => {
    const {default: App} = fenceModule<App>(page, heading);
    render(
      <App>
        <DatePicker />
      </App>,
    );
    expect(screen.getByRole('button', {name})).toBeTruthy();
  });

  test('switch-the-language changes the format and the letters, and keeps the value', () => {
    const {default: App} = fenceModule<App>(page, 'switch-the-language');
    render(
      <App>
        <>
          <DatePicker defaultValue={dayjs('2024-05-16')} />
          <DateField className="empty" />
        </>
      </App>,
    );
    const empty = document.querySelector<HTMLInputElement>('.empty input');
    const [field] = screen.getAllByRole<HTMLInputElement>('textbox');
    expect([field?.value, empty?.placeholder]).toEqual(['05/16/2024', 'MM/DD/YYYY']);
    fireEvent.click(screen.getByText('fr'));
    expect([field?.value, empty?.placeholder]).toEqual(['16/05/2024', 'JJ/MM/AAAA']);
    expect(screen.getByRole('button', {name: /16 mai 2024/})).toBeTruthy();
  });

  test('lazy-loading exports the texts', () => {
    expect(fenceModule<{localeText: object}>(page, 'lazy-loading').localeText).toBe(german);
  });

  test('set-translations-locally', () => {
    const {default: Contract} = fenceModule<App>(page, 'set-translations-locally');
    render(provided(<Contract />));
    fireEvent.change(screen.getByLabelText('End'), {target: {value: '05/16/2024'}});
    expect(document.querySelector('[title="No end"]')).not.toBeNull();
    fireEvent.click(screen.getByRole('button', {name: 'Choose date'}));
    expect(screen.getByText('No date')).toBeTruthy();
    expect(screen.getByText('Take it')).toBeTruthy();
  });

  test('opening-button', () => {
    const {default: Delivery} = fenceModule<App>(page, 'opening-button');
    render(provided(<Delivery />));
    expect(screen.getByRole('button', {name: 'Choose delivery'})).toBeTruthy();
  });

  test('testing finds the button by its German name', () => {
    const {openingButton} = fenceModule<{openingButton: () => HTMLElement}>(page, 'testing');
    expect(openingButton().getAttribute('aria-label')).toBe('Datum auswählen');
  });
});

describe('Single texts', () => {
  const title = (own: object, global: object = {}): string | null | undefined => {
    const {unmount} = render(provided(<StaticDatePicker localeText={own} />, {localeText: global}));
    const text = toolbar()?.replace(/[–-]+$/, '');
    unmount();
    return text;
  };

  test('titles of the toolbar', () => {
    expect(title({toolbarTitle: 'Own'}, {datePickerToolbarTitle: 'Global'})).toBe('Own');
    expect(title({}, {datePickerToolbarTitle: 'Global'})).toBe('Global');
    expect(title({}, {toolbarTitle: 'Global'})).toBe('Select date');
    render(provided(<DigitalClock />, {localeText: {timePickerToolbarTitle: 'Times'}}));
    expect(screen.getByRole('listbox', {name: 'Times'})).toBeTruthy();
  });

  test('labels of a range', () => {
    const {unmount} = render(provided(<DateRangePicker />, {localeText: german}));
    expect(labels()).toEqual(['Beginn', 'Ende']);
    unmount();
    const named = render(provided(<DateRangePicker slotProps={{textField: {label: 'Stay'}}} />, {localeText: german}));
    expect(labels()).toEqual(['Stay', 'Stay']);
    named.unmount();
    const fields = render(provided(<MultiInputDateRangeField />, {localeText: german}));
    expect(labels()).toEqual([]);
    fields.unmount();
    render(provided(<StaticDateRangePicker displayStaticWrapperAs="mobile" />, {localeText: german}));
    expect(toolbar()).toMatch(/Beginn\s–\sEnde$/);
  });

  test.each([
    ['DatePicker', <DatePicker key="" />, 'D'],
    ['DateTimePicker', <DateTimePicker key="" />, 'D'],
    ['TimePicker', <TimePicker key="" />, 'T'],
  ])('name of the button of %s', (_name, element, expected) => {
    render(provided(element, {localeText: {openDatePickerDialogue: () => 'D', openTimePickerDialogue: () => 'T'}}));
    expect(screen.getByRole('button').getAttribute('aria-label')).toBe(expected);
  });

  test('a mobile field is named by the text of the button, but has its label', () => {
    render(provided(<MobileDatePicker label="Anreise" />, {localeText: german}));
    expect(screen.getByRole('textbox', {name: 'Datum auswählen'})).toBe(input());
    expect(screen.queryByRole('textbox', {name: 'Anreise'})).toBeNull();
    expect(screen.getByLabelText('Anreise')).toBe(input());
  });

  test('letters of an empty field get the format of their section', () => {
    const calls: unknown[] = [];
    const fieldMonthPlaceholder = (section: object): string => {
      calls.push(section);
      return 'X';
    };
    render(provided(<DateField format="DD MMM YYYY" />, {localeText: {fieldMonthPlaceholder}}));
    expect(input().placeholder).toBe('DD X YYYY');
    expect(calls).toContainEqual({contentType: 'letter', format: 'MMM'});
  });
});
