const MEGABYTE = 1e6;
const LEAST = 0.1;

/** A number of bytes as a reader reads it: "5.5 MB". */
export function megabytes(bytes: number, language: string): string {
  const format = new Intl.NumberFormat(language, {style: 'unit', unit: 'megabyte', maximumFractionDigits: 1});
  return format.format(bytes === 0 ? 0 : Math.max(LEAST, bytes / MEGABYTE));
}

/** A number of files: "1,207". */
export function count(files: number, language: string): string {
  return new Intl.NumberFormat(language).format(files);
}

/** The day of an ISO date in the reader's time zone: "November 26, 2026". */
export function day(date: string, language: string): string {
  return new Intl.DateTimeFormat(language, {dateStyle: 'long'}).format(new Date(date));
}
