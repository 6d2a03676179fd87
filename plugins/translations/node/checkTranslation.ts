import {PluginError} from '../../../src/node/errors';
import {comparePage} from './comparePage';
import {writtenFrontMatter} from './frontMatter';
import {sectionsOf, type Section} from './sections';

/** Fields of the front matter with text for readers. All others are the same in every language. */
const TRANSLATED_FIELDS: readonly string[] = ['title', 'description'];

function frontMatterProblems(english: string, translation: string, file: string): PluginError[] {
  const original = writtenFrontMatter(english).fields;
  const own = writtenFrontMatter(translation).fields;
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

/** Targets of links within the site, in a section of a page. */
function internalLinks(page: string, {lines: [first, last]}: Section): string[] {
  const text = page
    .split('\n')
    .slice(first - 1, last)
    .join('\n');
  return [...text.matchAll(/\]\(([/#][^)\s]*)/g)].map(([, target]) => target!);
}

/** A link that a fresh section lacks went with a sentence that was not translated. Stale sections may lack new ones. */
function linkProblems(english: string, translation: string, file: string): PluginError[] {
  return comparePage(english, translation).flatMap(({state, english: original, translated}) => {
    if (state !== 'fresh' || !original || !translated) {
      return [];
    }
    const own = internalLinks(translation, translated);
    const missing = [...new Set(internalLinks(english, original))].filter((target) => !own.includes(target));
    return missing.map((target) => {
      const what = `the section "${translated.title}" has no link to ${target}, which the English one has. Translate its sentence too.`;
      return new PluginError('translations', what, {file, line: translated.line});
    });
  });
}

/**
 * Problems of a translation: fields of the front matter that are missing or differ, headings without an id, ids that two
 * headings have, and, in fresh sections, links that are missing.
 *
 * @param file path of the translation from the project's root, for the messages
 */
export function translationProblems(english: string, translation: string, file: string): PluginError[] {
  return [frontMatterProblems, headingProblems, linkProblems].flatMap((problemsOf) =>
    problemsOf(english, translation, file),
  );
}
