import {PluginError} from '../../../src/node/errors';
import {parseFrontMatter} from './frontMatter';
import {sectionsOf} from './sections';

/** Fields of the front matter with text for readers. All others are the same in every language. */
const TRANSLATED_FIELDS: readonly string[] = ['title', 'description'];

function frontMatterProblems(english: string, translation: string, file: string): PluginError[] {
  const original = parseFrontMatter(english).fields;
  const own = parseFrontMatter(translation).fields;
  const problem = (what: string): PluginError => new PluginError('translations', what, {file, line: 1});
  const missing = [...original.keys()].filter((field) => !own.get(field));
  const added = [...own.keys()].filter((field) => !original.has(field));
  const changed = [...original].filter(
    ([field, value]) => !TRANSLATED_FIELDS.includes(field) && own.get(field) && own.get(field) !== value,
  );
  return [
    ...missing.map((field) =>
      problem(
        TRANSLATED_FIELDS.includes(field)
          ? `the front matter has no "${field}". Translate it.`
          : `the front matter has no "${field}". Take the line over from the English page.`,
      ),
    ),
    ...added.map((field) => problem(`the front matter has "${field}", which the English page has not. Remove it.`)),
    ...changed.map(([field, value]) =>
      problem(`"${field}" in the front matter differs from the English page: it says ${value} there. Take that over.`),
    ),
  ];
}

function headingProblems(english: string, translation: string, file: string): PluginError[] {
  const [, ...headings] = sectionsOf(translation);
  const used = new Set(headings.filter(({hasOwnId}) => hasOwnId).map(({id}) => id));
  const ids = sectionsOf(english).flatMap(({id}) => (id ? [id] : []));
  // That of the heading at the same place, unless the translation has more or fewer headings.
  const idFor = (index: number): string => [...ids.slice(index), ...ids].find((id) => !used.has(id)) ?? 'id';
  const withoutId = headings.flatMap(({title, line, hasOwnId}, index) =>
    hasOwnId
      ? []
      : new PluginError(
          'translations',
          `the heading "${title}" has no id. Give it that of the English heading, as in \`## ${title} {/* #${idFor(index)} */}\`.`,
          {file, line},
        ),
  );
  const twice = headings
    .filter(({id}, index) => headings.findIndex((other) => other.id === id) < index)
    .map(
      ({id, line}) =>
        new PluginError('translations', `two headings have the id "${id}". Each has that of its English one.`, {
          file,
          line,
        }),
    );
  return [...withoutId, ...twice];
}

/**
 * Problems of a translation, stale or not: fields of the front matter that are missing or differ, headings without an id, and
 * ids that two headings have.
 *
 * @param file path of the translation from the project's root, for the messages
 */
export function translationProblems(english: string, translation: string, file: string): PluginError[] {
  return [...frontMatterProblems(english, translation, file), ...headingProblems(english, translation, file)];
}
