export interface DateAdapter {
  /** The class that an application imports, which is also the last segment of its import path. */
  readonly name: string;
  /** The npm package that the adapter wraps. */
  readonly library: string;
}

/** The date adapters of the pickers and the npm package each needs; package.json pins the versions. */
export const DATE_ADAPTERS = [
  {name: 'AdapterDayjs', library: 'dayjs'},
  {name: 'AdapterDateFns', library: 'date-fns'},
  {name: 'AdapterDateFnsJalali', library: 'date-fns-jalali'},
  {name: 'AdapterLuxon', library: 'luxon'},
  {name: 'AdapterMoment', library: 'moment'},
  {name: 'AdapterMomentHijri', library: 'moment-hijri'},
  {name: 'AdapterMomentJalaali', library: 'moment-jalaali'},
] as const satisfies readonly DateAdapter[];

/** The plugins of Day.js for time zones, under `dayjs/plugin/`. Each needs the one before. */
export const DAYJS_ZONE_PLUGINS = ['utc', 'timezone'] as const;

/** Date locales in which a reader can try the pickers, by their names in date libraries. Day.js has a module for each. */
export const DATE_LOCALES = ['de', 'es', 'fa', 'fr', 'he', 'ja', 'pt-br', 'uk', 'zh-cn'] as const;

export type DateLocale = (typeof DATE_LOCALES)[number];
