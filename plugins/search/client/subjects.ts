import type {NameEntry, NameIndex} from './nameIndex';
import {joined, type Query} from './query';
import {stem} from './stem';

/** Words that ask for the reference of what stands beside them: `BarChart api`, `DatePicker props`, `DataGrid 属性`. */
const FOR_REFERENCE: ReadonlySet<string> = new Set(
  'api apis prop props property properties reference docs documentation 属性 接口 参数 文档'.split(' '),
);

/** What a question asks the reference of, as the key of a name: `barchart` of `BarChart api`. Nothing if it asks for none. */
export function subjectOfReference({terms}: Query): string | undefined {
  const subject = terms.filter(({key}) => !FOR_REFERENCE.has(key));
  return subject.length > 0 && subject.length < terms.length ? joined(subject) : undefined;
}

/** A page's title as a question would have it. */
function phraseOf(words: readonly string[]): string {
  return ` ${words.map(stem).join(' ')} `;
}

/**
 * Which pages a question names by their whole titles among other words: `date picker read only` names the Date Picker. Of titles that
 * hold one another only the longest is meant: `date time picker` names no Time Picker. A title of one word names no page: it is
 * a word that many pages have.
 */
export function pagesNamed({terms}: Query, {pages}: NameIndex): (page: NameEntry) => boolean {
  const asked = phraseOf(terms.flatMap(({words}) => words));
  const named = [...pages.values()].filter(({words}) => words.length > 1 && asked.includes(phraseOf(words)));
  const phrases = new Set(named.map(({words}) => phraseOf(words)));
  const isLongest = (phrase: string): boolean =>
    ![...phrases].some((other) => other !== phrase && other.includes(phrase));
  const meant = new Set(named.filter(({words}) => isLongest(phraseOf(words))));
  return (page) => meant.has(page);
}
