/** What the page on formats says in its tables, and what the pickers do below an adapter. */
import {cleanup, render} from '@testing-library/react';
import type {ComponentProps, ComponentType, ReactElement} from 'react';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {DateField} from '@mui/x-date-pickers/DateField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {readProjectFile} from '../rules/projectFiles';
import {LIBRARIES, type Library} from './pickersLibraries';
import {textbox} from './pickersTyping';

export type Options = Omit<ComponentProps<typeof LocalizationProvider>, 'adapterLocale' | 'dateAdapter'> & {
  readonly adapterLocale?: unknown;
};
type Adapter = InstanceType<(typeof LIBRARIES)['Day.js']['adapter']>;

/** Cells of a table below a heading of a page, one list for each row. */
export function rows(page: string, heading: string, which = 0): string[][] {
  const below =
    readProjectFile(`docs/${page}/index.mdx`)
      .split(`{/* #${heading} */}`)[1]
      ?.split(/\n##+ /)[0] ?? '';
  const table = below.split('\n\n').filter((part) => part.startsWith('|'))[which] ?? '';
  const cells = table.split('\n').map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  expect(cells.length).toBeGreaterThan(2);
  return cells.slice(2);
}
/** What stands in single or double backticks. */
export const codes = (cell = ''): string[] =>
  [...cell.matchAll(/`` (.+?) ``|``(.+?)``|`([^`]+)`/g)].map(([, a, b, c]) => a ?? b ?? c ?? '');

export const inLibrary = (library: Library, element: ReactElement, options: Options = {}): ReactElement => (
  <LocalizationProvider
    dateAdapter={LIBRARIES[library].adapter as (typeof LIBRARIES)['Day.js']['adapter']}
    {...(options as {adapterLocale?: string})}
  >
    {element}
  </LocalizationProvider>
);
export const show = (library: Library, element: ReactElement, options?: Options): ReturnType<typeof render> =>
  render(inLibrary(library, element, options));
export const value = (library: Library, text = '2024-05-16T15:30'): never => LIBRARIES[library].of(text) as never;
export const adapterOf = (library: Library, options: object): Adapter =>
  new (LIBRARIES[library].adapter as new (options: object) => Adapter)(options);

/** The texts above the columns, and on which day of the week the first of May 2024 stands. */
export function calendar(
  library: Library,
  options?: Options,
  props: object = {},
): {headers: string[]; first: number; title: string} {
  show(library, <DateCalendar defaultValue={value(library)} {...props} />, options);
  const headers = [...document.querySelectorAll('[role=columnheader]')].map(({textContent}) => textContent ?? '');
  const first = [...document.querySelectorAll('[role=gridcell]')].findIndex(({textContent}) => textContent !== '');
  const title = document.querySelector('.MuiPickersCalendarHeader-label')?.textContent ?? '';
  cleanup();
  return {headers, first, title};
}
export const shown = (
  library: Library,
  options?: Options,
  component: unknown = DateField,
  props: object = {},
): string => {
  const Field = component as ComponentType<Record<string, unknown>>;
  show(library, <Field defaultValue={value(library)} {...props} />, options);
  const text = textbox().value;
  cleanup();
  return text;
};
