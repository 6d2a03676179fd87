import {CODE} from './blocks';

/** Words that a page does without, and what to write instead. */
interface WordRule {
  readonly pattern: RegExp;
  readonly advice: string;
}

const WORD_RULES: readonly WordRule[] = [
  {
    pattern: /\b(?:simply|easily|obviously|basically|of course|clearly|straightforward|effortless(?:ly)?)\b/gi,
    advice: 'It says how hard something is, which the reader knows best. Leave it out.',
  },
  {pattern: /\b(?:it is|it's|to) easy\b/gi, advice: 'It says how hard something is. Say what to do.'},
  {
    pattern: /\bjust (?!as\b|like\b|above\b|below\b|before\b|after\b|now\b|enough\b)/gi,
    advice: 'Leave it out, or write "only".',
  },
  {pattern: /\b(?:please )?note that\b|\bplease\b/gi, advice: 'Say it without asking for attention.'},
  {pattern: /\bin order to\b/gi, advice: 'Write "to".'},
  {pattern: /\butili[sz](?:e|es|ed|ing)\b/gi, advice: 'Write "use".'},
  {pattern: /\bleverag(?:e|es|ed|ing)\b/gi, advice: 'Write "use".'},
  {
    pattern:
      /\b(?:seamless(?:ly)?|powerful|robust|blazing(?:ly)?|out[- ]of[- ]the[- ]box|cutting[- ]edge|world[- ]class|rich set)\b/gi,
    advice: 'It praises. Say what it does.',
  },
  {pattern: /\b(?:e\.g\.|i\.e\.|etc\.)/gi, advice: 'Write "for example", "that is" or "and so on".'},
  {
    pattern: /\b(?:we|our|ours|let's|we're|we've|we'll)\b|\b(?:us|let us)\b(?!-)/g,
    advice: 'Speak to the reader as "you", or name who does it.',
  },
  {pattern: /\b(?:We|Our|Let's|Let us|We're|We've)\b/g, advice: 'Speak to the reader as "you", or name who does it.'},
  {pattern: /!/g, advice: 'A page does not exclaim. End with a period.'},
  {pattern: /(?<=\S) {2,}(?=\S)/g, advice: 'Write one space.'},
  {pattern: /\b([a-z]+)\s+\1\b/gi, advice: 'The word stands twice.'},
  {pattern: /\.\.\./g, advice: 'Write "…".'},
  {pattern: /(?<=\s)(?:--|–)(?=\s)/g, advice: 'Write a comma, a colon or two sentences.'},
];

/** Marks that are written in one way everywhere, also around what is quoted. */
const MARK_RULES: readonly WordRule[] = [
  {pattern: /"/g, advice: 'Write “ and ” around what is quoted.'},
  {pattern: /[‘’]/g, advice: "Write the apostrophe as '."},
];

/** Something wrong in a text, and where in it. */
export interface TextProblem {
  readonly offset: number;
  readonly what: string;
}

function problemsOf(text: string, rules: readonly WordRule[]): TextProblem[] {
  return rules.flatMap(({pattern, advice}) =>
    [...text.matchAll(pattern)].map((match) => ({
      offset: match.index,
      what: `"${match[0].replace(/\s+/g, ' ')}": ${advice}`,
    })),
  );
}

/** What is in quotation marks is said by a program or a label, not by the page. */
function withoutQuotes(text: string): string {
  return text.replace(/“[^”]*”|(?<!\w)"[^"\n]*"/g, (quoted) => CODE.repeat(quoted.length));
}

/** Words and marks that the site's texts do without. */
export function wordProblems(text: string): TextProblem[] {
  return [...problemsOf(withoutQuotes(text), WORD_RULES), ...problemsOf(text, MARK_RULES)].sort(
    (a, b) => a.offset - b.offset,
  );
}

/** The most words that a reader takes in before a period. */
export const LONGEST_SENTENCE = 45;

/** Sentences with more words than {@link LONGEST_SENTENCE}; code is a word, however long. */
export function sentenceProblems(text: string): TextProblem[] {
  const ends = [...text.matchAll(/[.?!]['”)]*(?=\s+[^a-z\s])|$/g)].map((match) => match.index + match[0].length);
  return ends.flatMap((end, index) => {
    const start = index === 0 ? 0 : (ends[index - 1] ?? 0);
    const sentence = text.slice(start, end);
    const words = sentence.split(/\s+/).filter((word) => /[\p{L}\d\uE000]/u.test(word));
    return words.length > LONGEST_SENTENCE
      ? [
          {
            offset: start + sentence.search(/\S/),
            what: `a sentence of ${words.length} words, and ${LONGEST_SENTENCE} are what a reader takes in. Make two of it.`,
          },
        ]
      : [];
  });
}
