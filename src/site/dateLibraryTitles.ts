import type {DateLibrary} from './dateLibraries';

/** Titles of date libraries. A file of its own, because every page loads the names and few need the titles. */
export const DATE_LIBRARY_TITLES: Readonly<Record<DateLibrary, string>> = {
  dayjs: 'Day.js',
  'date-fns': 'date-fns',
  luxon: 'Luxon',
  moment: 'Moment.js',
};
