/**
 * What pasted text means in a column. `undefined` leaves the cell as it is, so nonsense does not overwrite a value.
 * Nobody writes a longer number or date than this.
 */
const LONGEST = 40;

/** `1,234.5` and `1234.5` are numbers, empty text clears the cell. */
export function parsePastedNumber(text: string): number | null | undefined {
  const trimmed = text.trim();
  if (trimmed === '') {
    return null;
  }
  if (trimmed.length > LONGEST) {
    return undefined;
  }
  const plain = trimmed.replace(/,(?=\d{3}(?:\D|$))/g, '');
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}

/** `2026-03-31` is a day, in the time zone of the user. Other orders of day and month are not guessed. */
export function parsePastedDay(text: string): Date | null | undefined {
  const trimmed = text.trim();
  if (trimmed === '') {
    return null;
  }
  const [, year, month, day] =
    /^(\d{4})-(\d{2})-(\d{2})$/.exec(trimmed.slice(0, LONGEST)) ?? [];
  const date = new Date(Number(year), Number(month) - 1, Number(day));
  return date.getDate() === Number(day) ? date : undefined;
}

/** The value of the option with this label, in capitals or not. */
export function parsePastedOption<Value>(
  text: string,
  options: readonly { value: Value; label: string }[],
): Value | undefined {
  const wanted = text.trim().slice(0, LONGEST).toLowerCase();
  return options.find(({ label }) => label.toLowerCase() === wanted)?.value;
}
