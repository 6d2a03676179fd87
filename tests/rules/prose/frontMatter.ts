import {didYouMean} from '../../../src/text/nearestName';
import {DOCUMENTED_PACKAGES} from '../../../src/site/packages';
import {PRODUCTS} from '../../../src/site/products';
import {problemAt, type Page} from '../pages/page';
import {sentenceProblems, wordProblems} from './words';

/** The longest title, in characters, that tabs, search results and link previews show. */
const LONGEST_TITLE = 60;

/** The shortest and the longest useful description for search results, in characters. */
const DESCRIPTION_LENGTH = {least: 40, most: 160} as const;

function titleProblems(title: unknown): string[] {
  if (typeof title !== 'string' || title.trim() === '') {
    return ['the page has no title. Write title: … into its front matter.'];
  }
  return title.length > LONGEST_TITLE
    ? [`the title has ${title.length} characters, and ${LONGEST_TITLE} are shown. Shorten it.`]
    : wordProblems(title).map(({what}) => what);
}

function descriptionProblems(description: unknown): string[] {
  const {least, most} = DESCRIPTION_LENGTH;
  if (typeof description !== 'string' || description.trim() === '') {
    return ['the page has no description. Say in one sentence what it gives.'];
  }
  const {length} = description;
  return [
    ...(length < least || length > most
      ? [`the description has ${length} characters, and ${least} to ${most} are good.`]
      : []),
    ...(description.endsWith('.') ? [] : ['the description does not end with a period.']),
    ...(/[.?!]\s+\S/.test(description) ? ['the description is more than one sentence.'] : []),
    ...[...wordProblems(description), ...sentenceProblems(description)].map(({what}) => what),
  ];
}

function nameProblems(key: string, value: unknown, known: readonly string[]): string[] {
  return known.some((name) => name === value)
    ? []
    : [
        `"${key}" is ${JSON.stringify(value) ?? 'missing'}.${didYouMean(String(value), known)} There are: ${known.join(', ')}.`,
      ];
}

/** Problems of a page's title and description. */
export function frontMatterProblems({frontMatter, lines, file}: Page): string[] {
  const {title, description, productId, components, packageName, githubLabel} = frontMatter;
  const isAbout = Array.isArray(components) && components.length > 0;
  const problems: Readonly<Record<string, readonly string[]>> = {
    title: titleProblems(title),
    description: descriptionProblems(description),
    productId: nameProblems(
      'productId',
      productId,
      PRODUCTS.map(({id}) => id),
    ),
    packageName:
      packageName !== undefined || isAbout
        ? nameProblems(
            'packageName',
            packageName,
            DOCUMENTED_PACKAGES.map(({name}) => name),
          )
        : [],
    githubLabel:
      isAbout && typeof githubLabel !== 'string'
        ? ['"githubLabel" is missing: the page\'s open issues are found by it. Write the label of the component.']
        : [],
  };
  return Object.entries(problems).flatMap(([key, whats]) => {
    const line = Math.max(1, lines.findIndex((text) => text.startsWith(`${key}:`)) + 1);
    return whats.map((what) => problemAt(file, line, what));
  });
}
