/** @jest-environment jsdom */
import {act, fireEvent, render, screen} from '@testing-library/react';
import dayjs, {type Dayjs} from 'dayjs';
import type {ComponentType, ReactElement} from 'react';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateField} from '@mui/x-date-pickers/DateField';
import {DesktopDatePicker} from '@mui/x-date-pickers/DesktopDatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {StaticDatePicker} from '@mui/x-date-pickers/StaticDatePicker';
import LandscapePicker from '../../docs/react-date-pickers/date-picker/StaticDatePickerLandscape';
import {fenceModule} from './pageFence';

const withDayjs = (element: ReactElement): ReactElement => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>{element}</LocalizationProvider>
);

const textbox = (): HTMLInputElement => screen.getByRole<HTMLInputElement>('textbox', {hidden: true});

type Fence = {default: ComponentType};

describe('Views', () => {
  test('after openTo come the views behind it, and the last one ends the choice', () => {
    const onAccept = jest.fn();
    render(
      withDayjs(
        <DesktopDatePicker
          reduceAnimations
          openTo="month"
          views={['year', 'month', 'day']}
          defaultValue={dayjs('2024-07-01')}
          onAccept={onAccept}
        />,
      ),
    );
    fireEvent.click(screen.getByRole('button'));
    fireEvent.click(screen.getByLabelText('September'));
    fireEvent.click(screen.getByText('12', {selector: '[role=gridcell]'}));
    const accepted = onAccept.mock.calls as [Dayjs][];
    expect(accepted.map(([value]) => value.format('YYYY-MM-DD'))).toEqual(['2024-09-12']);
  });

  test('typing alone is no accepted value, and closing the popup afterwards accepts it', () => {
    const onAccept = jest.fn();
    render(withDayjs(<DesktopDatePicker reduceAnimations defaultValue={dayjs('2024-05-16')} onAccept={onAccept} />));
    fireEvent.change(textbox(), {target: {value: '05/17/2024'}});
    expect(onAccept).not.toHaveBeenCalled();
    fireEvent.click(screen.getByLabelText(/Choose date/));
    fireEvent.keyDown(screen.getByRole('dialog'), {key: 'Escape'});
    expect((onAccept.mock.calls as [Dayjs][]).map(([value]) => value.format('DD'))).toEqual(['17']);
  });

  test('the format follows the views, and an empty array throws', () => {
    const {unmount} = render(
      withDayjs(<DesktopDatePicker views={['month', 'year']} defaultValue={dayjs('2024-05-16')} />),
    );
    expect(textbox().value).toBe('May 2024');
    unmount();
    jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(withDayjs(<DesktopDatePicker views={[]} />))).toThrow(
      'MUI: The `views` prop must contain at least one view',
    );
    jest.restoreAllMocks();
  });
});

test('a picker ignores view', () => {
  const view = {view: 'year'} as object;
  render(withDayjs(<StaticDatePicker {...view} />));
  expect(document.querySelector('.MuiPickersYear-yearButton')).toBeNull();
});

describe('Landscape', () => {
  const rules = (element: Element | null | undefined): CSSStyleDeclaration => {
    if (!element) {
      throw new Error('not there');
    }
    return getComputedStyle(element);
  };

  test('a static picker is at least 320 px wide, and the demo can be narrower', () => {
    const {container, unmount} = render(withDayjs(<StaticDatePicker defaultValue={dayjs('2024-05-16')} />));
    expect(rules(container.querySelector('.MuiPickersLayout-root')).minWidth).toBe('320px');
    unmount();
    const demo = render(<LandscapePicker />).container;
    expect(rules(demo.querySelector('.MuiPickersLayout-landscape')).minWidth).toBe('0');
    expect(rules(demo.querySelector('.MuiPickersLayout-contentWrapper')).minWidth).toBe('0');
    expect(rules(demo.querySelector('.MuiDateCalendar-root'))).toMatchObject({width: '320px', maxWidth: '100%'});
    // The padding comes on top, unless CssBaseline changes the box.
    expect(rules(demo.querySelector('.MuiPickersToolbar-root'))).toMatchObject({
      maxWidth: '160px',
      padding: '16px',
      boxSizing: '',
    });
  });

  test('the demo hides the toolbar of narrow screens', () => {
    const demo = render(<LandscapePicker />).container;
    const toolbar = demo.querySelector('.MuiPickersToolbar-root');
    const media = [...document.styleSheets]
      .flatMap(({cssRules}) => [...cssRules])
      .filter((rule): rule is CSSMediaRule => 'media' in rule)
      .flatMap(({media: {mediaText}, cssRules}) =>
        [...cssRules].map((rule) => ({mediaText, rule: rule as CSSStyleRule})),
      )
      .filter(({rule}) => toolbar?.matches(rule.selectorText) && rule.style.display)
      .map(({mediaText, rule}) => `${mediaText} ${rule.style.display}`);
    expect(media).toEqual(['(min-width:0px) none', '(min-width:600px) flex']);
  });
});

test('the fence of Localization is German', () => {
  const {default: Anreise} = fenceModule<Fence>('react-date-pickers/date-picker', 'localization');
  render(<Anreise />);
  act(() => textbox().focus());
  expect(textbox().placeholder || textbox().value).toBe('TT.MM.JJJJ');
  fireEvent.click(screen.getByRole('button'));
  expect(document.querySelector('[role=columnheader]')?.getAttribute('aria-label')).toBe('Montag');
});

test('the fence of Getting started has a German format', () => {
  const {default: Birthday} = fenceModule<Fence>('react-date-pickers/getting-started', 'date-language');
  render(<Birthday />);
  fireEvent.change(textbox(), {target: {value: '16.05.2024'}});
  expect(textbox().value).toBe('16.05.2024');
});

test('a string as value throws what Getting started says', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(withDayjs(<DesktopDatePicker defaultValue="2024-05-16" />))).toThrow(
    'value.isBefore is not a function',
  );
  jest.restoreAllMocks();
});

describe('Date Field', () => {
  test('the fence of Localization is French', () => {
    const {default: Anniversaire} = fenceModule<Fence>('react-date-pickers/date-field', 'localization');
    render(<Anniversaire />);
    act(() => textbox().focus());
    expect(textbox().placeholder || textbox().value).toBe('JJ/MM/AAAA');
  });

  test('the fence of Validation says when the place opens', () => {
    const {default: VisitField} = fenceModule<Fence>('react-date-pickers/date-field', 'validation');
    render(withDayjs(<VisitField />));
    fireEvent.change(textbox(), {target: {value: '05/01/2024'}});
    expect(textbox().getAttribute('aria-invalid')).toBe('true');
    const description = document.getElementById(textbox().getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe('We open on 16 May 2024.');
    fireEvent.change(textbox(), {target: {value: '05/17/2024'}});
    expect(textbox().getAttribute('aria-invalid')).toBe('false');
  });

  test('an error of your own replaces that of the field', () => {
    render(
      withDayjs(
        <DateField
          slotProps={{textField: {error: false}}}
          minDate={dayjs('2024-05-16')}
          defaultValue={dayjs('2024-05-01')}
        />,
      ),
    );
    expect(textbox().getAttribute('aria-invalid')).toBe('false');
  });

  test('the first digits of a year already make a date', () => {
    const onChange = jest.fn();
    render(withDayjs(<DateField selectedSections="year" defaultValue={dayjs('1990-11-03')} onChange={onChange} />));
    act(() => textbox().focus());
    for (const digit of '2024') {
      // A key replaces the selected section by its digit; the field remembers the ones before.
      fireEvent.change(textbox(), {target: {value: `11/03/${digit}`}});
    }
    const dates = (onChange.mock.calls as [Dayjs][]).map(([value]) => (value.isValid() ? value.year() : 'invalid'));
    expect(dates).toEqual(['invalid', 202, 2024]);
  });
});
