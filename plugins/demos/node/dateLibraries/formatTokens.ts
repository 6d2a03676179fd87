import type {TranslatedLibrary} from '../../../../src/site/dateLibraries';

/** The tokens of Day.js formats in another library; `undefined` if that library has no such token. */
type TokenMap = Readonly<Record<string, string | undefined>>;

/** Tokens that mean the same in all four libraries. */
const SHARED: TokenMap = Object.fromEntries(
  ['M', 'MM', 'MMM', 'MMMM', 'H', 'HH', 'h', 'hh', 'm', 'mm', 's', 'ss', 'SSS'].map((token) => [token, token]),
);

const TOKENS: Readonly<Record<Exclude<TranslatedLibrary, 'moment'>, TokenMap>> = {
  'date-fns': {
    ...SHARED,
    YYYY: 'yyyy',
    YY: 'yy',
    D: 'd',
    DD: 'dd',
    Do: 'do',
    dd: 'EEEEEE',
    ddd: 'EEE',
    dddd: 'EEEE',
    A: 'aa',
    L: 'P',
    LT: 'p',
  },
  luxon: {...SHARED, YYYY: 'yyyy', YY: 'yy', D: 'd', DD: 'dd', ddd: 'ccc', dddd: 'cccc', A: 'a', LT: 't'},
};

/** Text in brackets, a run of one letter with the `o` of an ordinal, a localized format, or what lies between them. */
const PART = /\[([^\]]*)\]|(L{1,4}|l{1,4}|LTS?)(?![A-Za-z])|([A-Za-z])\3*o?|[^A-Za-z[]+/g;

/** A format that cannot be said in another library. */
export class UntranslatableFormat extends Error {
  constructor(
    readonly token: string,
    readonly library: TranslatedLibrary,
  ) {
    super(`"${token}" of a Day.js format has no equal in ${library}`);
  }
}

/**
 * A Day.js format as another library writes it: `[Week of] D MMM` is `'Week of' d MMM` in date-fns.
 *
 * @throws UntranslatableFormat for a token that the library does not have
 */
export function translateFormat(format: string, library: TranslatedLibrary): string {
  if (library === 'moment') {
    return format;
  }
  const tokens = TOKENS[library];
  return format.replace(PART, (part: string, escaped: string | undefined) => {
    if (escaped !== undefined) {
      // Two apostrophes alone would be one.
      return escaped === '' ? '' : `'${escaped.replaceAll("'", "''")}'`;
    }
    if (!/[A-Za-z]/.test(part)) {
      return part.replaceAll("'", "''");
    }
    const token = tokens[part];
    if (token === undefined) {
      throw new UntranslatableFormat(part, library);
    }
    return token;
  });
}
