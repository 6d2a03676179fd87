import type {DateLibrary} from './dateLibraries';

/** What the makers of a library call it. Apart from the names, which every page loads. */
export const DATE_LIBRARY_TITLES: Readonly<Record<DateLibrary, string>> = {
  dayjs: 'Day.js',
  'date-fns': 'date-fns',
  luxon: 'Luxon',
  moment: 'Moment.js',
};
