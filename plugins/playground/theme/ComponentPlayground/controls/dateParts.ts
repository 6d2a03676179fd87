import type {Path} from '../../../paths';

/** What of a date a reader sets. */
export type DateParts = 'date' | 'time' | 'dateTime';

/** What a prop takes of a date, by its own name (`minTime`) or else by the name of the component. */
export function datePartsOf(componentName: string, path: Path): DateParts {
  const name = path.findLast((step) => typeof step === 'string');
  const [, part] = /^(?:min|max)(DateTime|Date|Time)$/.exec(String(name)) ?? [];
  const words = part ?? componentName;
  if (words.includes('DateTime')) {
    return 'dateTime';
  }
  return /Time|Clock/.test(words) ? 'time' : 'date';
}
