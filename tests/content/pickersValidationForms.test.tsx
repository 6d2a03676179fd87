/** @jest-environment jsdom */
import {act, fireEvent, render, screen} from '@testing-library/react';
import dayjs, {type Dayjs} from 'dayjs';
import type * as React from 'react';
import type {UseFormReturn} from 'react-hook-form';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateField} from '@mui/x-date-pickers/DateField';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import DisableSubmit from '../../docs/react-date-pickers/validation/DisableSubmit';
import ErrorFromServer from '../../docs/react-date-pickers/validation/ErrorFromServer';
import FormWithController from '../../docs/react-date-pickers/validation/FormWithController';
import MessagesInTwoLanguages from '../../docs/react-date-pickers/validation/MessagesInTwoLanguages';
import RenderErrorUnderField from '../../docs/react-date-pickers/validation/RenderErrorUnderField';
import {fenceModule} from './pageFence';
import {description, focusField, press, select, textbox} from './pickersTyping';

interface FormikConfig<Values> {
  initialValues: Values;
  validate: (values: Values) => Partial<Record<keyof Values, string>>;
  onSubmit: (values: Values) => void;
}

/** Formik is not installed. These are the parts that the fence uses, as Formik has them. */
jest.mock(
  'formik',
  () => {
    const {useState} = jest.requireActual<typeof React>('react');
    return {
      useFormik<Values extends object>({initialValues, validate, onSubmit}: FormikConfig<Values>) {
        const [values, setValues] = useState(initialValues);
        const [touched, setTouched] = useState('');
        const errors = validate(values);
        return {
          values,
          getFieldMeta: (name: keyof Values) => ({error: errors[name], touched: touched === name}),
          setFieldValue: (name: keyof Values, value: unknown) => setValues({...values, [name]: value}),
          handleBlur: (event: React.FocusEvent<HTMLInputElement>) => setTouched(event.target.name),
          handleSubmit: (event: React.FormEvent) => {
            event.preventDefault();
            if (Object.keys(errors).length === 0) {
              onSubmit(values);
            }
          },
        };
      },
    };
  },
  {virtual: true},
);

const mockForms: UseFormReturn[] = [];
jest.mock('react-hook-form', () => {
  const actual = jest.requireActual<{useForm: (props?: object) => UseFormReturn}>('react-hook-form');
  return {
    ...actual,
    useForm(props?: object) {
      const form = actual.useForm(props);
      mockForms.push(form);
      return form;
    },
  };
});

beforeEach(() => {
  jest.useFakeTimers();
  jest.setSystemTime(new Date('2024-05-20T10:00'));
});
afterEach(() => jest.useRealTimers());

const wait = (ms = 0): Promise<void> => act(() => jest.advanceTimersByTimeAsync(ms));
const red = (): boolean => textbox().getAttribute('aria-invalid') === 'true';

test('the message stands below the field, and the input points to it', () => {
  render(<RenderErrorUnderField />);
  expect([red(), description()]).toEqual([true, 'The shop opens on 16 May 2024.']);
  select(0);
  fireEvent.keyDown(textbox(), {key: 'Delete'});
  expect(description()).toBe('Complete the date.');
  press('06');
  expect([red(), description().trim()]).toEqual([false, '']);
  select(2);
  press('2025');
  expect(description()).toBe('Choose a day in 2024.');
});

test('the message changes with the language', () => {
  render(<MessagesInTwoLanguages />);
  expect([description(), textbox().value]).toEqual(['The course starts on 16 May 2024.', '05/09/2024']);
  fireEvent.click(screen.getByText('Deutsch'));
  expect([description(), textbox().value]).toEqual(['Der Kurs beginnt am 16. Mai 2024.', '09.05.2024']);
});

describe('React Hook Form', () => {
  const submit = (): Promise<void> => {
    fireEvent.click(screen.getByText('Book'));
    return wait();
  };
  const sent = (): string | null => screen.getByRole('status').textContent;

  test('an empty, a half-typed and a forbidden date are not sent, and the field gets the focus', async () => {
    render(<FormWithController />);
    await submit();
    expect([description(), document.activeElement === textbox()]).toEqual(['Choose a day.', true]);
    select(0);
    press('05');
    await wait();
    expect(description()).toBe('Complete the date.');
    press('092024');
    await wait();
    expect(description()).toBe('The hotel opens on 16 May 2024.');
    await submit();
    expect(sent()).toBe('Nothing sent');
    select(1);
    press('17');
    await wait();
    expect([red(), description().trim()]).toEqual([false, '']);
    await submit();
    expect(sent()).toBe('Sent: 2024-05-17');
  });

  test.each(['reset', 'setValue'] as const)('the ref knows the code of a date that comes from %s', async (method) => {
    render(<FormWithController />);
    const set = (text: string): Promise<void> =>
      act(async () => {
        const form = mockForms.at(-1);
        const arrival = dayjs(text);
        if (method === 'reset') {
          form?.reset({arrival});
        } else {
          form?.setValue('arrival', arrival);
        }
        await jest.advanceTimersByTimeAsync(0);
      });
    select(0);
    press('05092024');
    await wait();
    await set('2024-05-20');
    await submit();
    expect(sent()).toBe('Sent: 2024-05-20');
    await set('2024-05-10');
    await submit();
    expect([sent(), description()]).toEqual(['Sent: 2024-05-20', 'The hotel opens on 16 May 2024.']);
  });

  test('the field is not red while users type for the first time', async () => {
    render(<FormWithController />);
    select(0);
    press('05');
    await wait();
    expect(red()).toBe(false);
    act(() => textbox().blur());
    await wait();
    expect([red(), description()]).toEqual([true, 'Complete the date.']);
  });

  test('the answer of the server stands below the field, and the next change removes it', async () => {
    render(<ErrorFromServer />);
    await submit();
    expect(screen.getByText<HTMLButtonElement>('Book').disabled).toBe(true);
    await wait(600);
    expect([red(), description()]).toEqual([true, 'This day is taken.']);
    select(1);
    press('18');
    await wait();
    expect([red(), description().trim()]).toEqual([false, '']);
    await submit();
    await wait(600);
    expect(red()).toBe(false);
    fireEvent.keyDown(textbox(), {key: 'Delete'});
    expect(red()).toBe(true);
    await submit();
    expect(description()).toBe('Complete the date.');
  });

  test('the fence of the FAQ shows the errors of the picker, and sends what only the picker forbids', async () => {
    const {default: Invoice} = fenceModule<{default: React.ComponentType<{send: (form: {due: Dayjs}) => void}>}>(
      'react-date-pickers/faq',
      'react-hook-form',
    );
    const sentDays: string[] = [];
    render(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <Invoice send={({due}) => sentDays.push(due.format('YYYY-MM-DD'))} />
      </LocalizationProvider>,
    );
    expect(red()).toBe(false);
    fireEvent.change(textbox(), {target: {value: '05/16/1899'}});
    expect(red()).toBe(true);
    fireEvent.click(screen.getByText('Send'));
    await wait();
    expect([red(), sentDays]).toEqual([true, ['1899-05-16']]);
  });
});

describe('Formik', () => {
  const type = (value: string): void => {
    fireEvent.change(textbox(), {target: {value}});
  };

  test('the fence tells a blurred field its error, shows those of the picker, and sends dates that only the picker forbids', () => {
    const {default: Invoice} = fenceModule<{default: React.ComponentType<{send: (form: {due: Dayjs}) => void}>}>(
      'react-date-pickers/validation',
      'formik',
    );
    const sent: string[] = [];
    render(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <Invoice send={({due}) => sent.push(due.format('YYYY-MM-DD'))} />
      </LocalizationProvider>,
    );
    const send = (): void => void fireEvent.click(screen.getByText('Send'));
    expect([red(), description()]).toEqual([false, '']);
    fireEvent.blur(textbox());
    send();
    expect([red(), description(), sent]).toEqual([true, 'Enter a day.', []]);
    type('05/16/2024');
    send();
    expect([red(), description(), sent]).toEqual([false, '', ['2024-05-16']]);
    type('05/16/2199');
    send();
    expect([red(), description(), sent]).toEqual([true, '', ['2024-05-16', '2199-05-16']]);
  });

  test('a picker calls onChange with a date, which has no target', () => {
    const onChange = jest.fn<void, [unknown]>();
    render(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker onChange={onChange} />
      </LocalizationProvider>,
    );
    type('05/16/2024');
    // What the `handleChange` of Formik reads first.
    const read = (event: unknown): string => (event as React.ChangeEvent<HTMLInputElement>).target.type;
    expect(() => read(onChange.mock.lastCall?.[0])).toThrow("Cannot read properties of undefined (reading 'type')");
  });
});

test('the button is off while the date is half typed or empty', () => {
  render(<DisableSubmit />);
  const off = (): boolean => screen.getByText<HTMLButtonElement>('Send the invoice').disabled;
  expect(off()).toBe(false);
  select(0);
  fireEvent.keyDown(textbox(), {key: 'Delete'});
  expect([off(), description()]).toEqual([true, 'Complete the date to continue.']);
  press('06');
  expect(off()).toBe(false);
  fireEvent.keyDown(textbox(), {key: 'a', ctrlKey: true});
  fireEvent.keyDown(textbox(), {key: 'Delete'});
  expect([off(), description()]).toEqual([true, 'Enter a date to continue.']);
});

test('what the check of the browser accepts, with required', () => {
  const field = (props: object): void => {
    render(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateField required {...props} />
      </LocalizationProvider>,
    );
  };
  field({minDate: dayjs('2024-05-10')});
  const accepted = (): boolean => textbox().checkValidity();
  expect([textbox().value, accepted(), red()]).toEqual(['', false, false]);
  focusField();
  // The field is drawn again with its placeholder as soon as a section is selected.
  expect([textbox().value, accepted()]).toEqual(['MM/DD/YYYY', true]);
  select(0);
  press('05');
  expect([textbox().value, accepted()]).toEqual(['05/DD/YYYY', true]);
  press('092024');
  expect([red(), accepted()]).toEqual([true, true]);
});
