import {PROJECT_FILES, readProjectFile} from './projectFiles';

const stylesheets = PROJECT_FILES.filter((file) => /^(?:src|plugins|static)\/.*\.css$/.test(file));

/** A declaration that names a side of the screen, and what to write instead. */
const PHYSICAL: readonly (readonly [RegExp, string])[] = [
  [/^(?:margin|padding)-(?:left|right)$/, 'margin-inline-start, padding-inline-end'],
  [/^border-(?:left|right)(?:-(?:color|style|width))?$/, 'border-inline-start'],
  [/^border-(?:top|bottom)-(?:left|right)-radius$/, 'border-start-start-radius'],
  [/^(?:left|right)$/, 'inset-inline-start'],
  [/^scroll-(?:margin|padding)-(?:left|right)$/, 'scroll-margin-inline-start'],
];

interface Declaration {
  readonly line: number;
  readonly property: string;
  readonly value: string;
}

/** The declarations of a stylesheet; comments are blanked, so that lines keep their numbers. */
export function declarationsOf(css: string): Declaration[] {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  return [...bare.matchAll(/(?<=[{;]\s*)(?<property>-{0,2}[a-z][\w-]*)\s*:\s*(?<value>[^;{}]*)(?=[;}])/g)].map(
    (match) => ({
      line: bare.slice(0, match.index).split('\n').length,
      property: match.groups?.['property'] ?? '',
      value: match.groups?.['value']?.trim() ?? '',
    }),
  );
}

/** What in a stylesheet only fits a language that is written from left to right. */
function physicalProblems(css: string): string[] {
  return declarationsOf(css).flatMap(({line, property, value}) => {
    const advice = PHYSICAL.find(([pattern]) => pattern.test(property))?.[1];
    if (advice) {
      return `${line}: "${property}". Use a logical property, such as ${advice}.`;
    }
    if (/^(?:text-align|float|clear)$/.test(property) && /\b(?:left|right)\b/.test(value)) {
      return `${line}: "${property}: ${value}". Use start, end, inline-start or inline-end.`;
    }
    const sides = value.replace(/\s*!important$/, '').match(/(?:[^\s(]|\([^()]*(?:\([^()]*\)[^()]*)*\))+/g) ?? [];
    if (
      /^(?:margin|padding|inset|border-(?:width|color|style))$/.test(property) &&
      sides.length === 4 &&
      sides[1] !== sides[3]
    ) {
      return `${line}: "${property}: ${value}" gives left and right different values. Use ${property}-block and ${property}-inline.`;
    }
    return [];
  });
}

test('a physical property is found', () => {
  const css =
    '/* left: 0; */\na{margin-left:1px;\ntext-align: right; margin: 0 1px 2px 3px; inset: 0 calc(1px + 2px) 0 calc(1px + 2px)}';
  expect(physicalProblems(css)).toEqual([
    expect.stringMatching(/^2: "margin-left"/),
    expect.stringMatching(/^3: "text-align: right"/),
    expect.stringMatching(/^3: "margin: 0 1px 2px 3px"/),
  ]);
});

test('stylesheets are written for both directions', () => {
  expect(stylesheets.length).toBeGreaterThan(0);
  const problems = stylesheets.flatMap((file) =>
    physicalProblems(readProjectFile(file)).map((problem) => `${file}:${problem}`),
  );
  expect(problems).toEqual([]);
});

/** Sizes of text that stay as they are when a reader sets larger type in the browser, and lines that would then be too low for it. */
function fixedTextProblems(css: string): string[] {
  return declarationsOf(css).flatMap(({line, property, value}) =>
    /^(?:font|font-size|line-height|--ifm-font-size-base)$/.test(property) && /\dpx\b/.test(value)
      ? `${line}: "${property}: ${value}". Write rem or a number without a unit.`
      : [],
  );
}

test('text of a fixed size is found', () => {
  const css = 'a{font: 1rem/1.5 serif;\nfont-size: 14px; line-height: 1.25rem;\nfont: 400 1rem/22px serif}';
  expect(fixedTextProblems(css)).toEqual([
    expect.stringMatching(/^2: "font-size: 14px"/),
    expect.stringMatching(/^3: "font: 400 1rem\/22px serif"/),
  ]);
});

test("text has the size that the reader's browser has for text, and its lines grow with it", () => {
  const problems = stylesheets.flatMap((file) =>
    fixedTextProblems(readProjectFile(file)).map((problem) => `${file}:${problem}`),
  );
  expect(problems).toEqual([]);
});
