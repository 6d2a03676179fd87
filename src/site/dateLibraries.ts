/** The npm packages of date libraries that demos of pickers can be shown and run with. Demos are written with the first. */
export const DATE_LIBRARY_NAMES = ['dayjs', 'date-fns', 'luxon', 'moment'] as const;

export type DateLibrary = (typeof DATE_LIBRARY_NAMES)[number];

export const DEFAULT_DATE_LIBRARY = 'dayjs' satisfies DateLibrary;

/** The libraries into which the build translates the demos. */
export type TranslatedLibrary = Exclude<DateLibrary, typeof DEFAULT_DATE_LIBRARY>;

export const TRANSLATED_LIBRARIES = ['date-fns', 'luxon', 'moment'] as const satisfies readonly TranslatedLibrary[];
