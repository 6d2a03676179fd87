import {readPage} from '../pages/page';
import {lintPage} from '../prose';
import {LATEST_DEMO} from './structure';
import {lintSiteTexts} from './siteTexts';
import {LONGEST_SENTENCE} from './words';
import {rowsTest} from '../../rowsTest';

const FILE = 'docs/react-charts/bars/index.mdx';

const FRONT_MATTER = `---
title: Bars
description: Bar charts compare quantities across categories, as one bar for each value.
productId: x-charts
---

`;

/** The line in which the text behind {@link FRONT_MATTER} begins. */
const START = 7;

async function lint(text: string, frontMatter = FRONT_MATTER): Promise<string[]> {
  return lintPage(await readPage(FILE, frontMatter + text));
}

/** The problems of a text below a valid opening, with lines counted from the text's first. */
async function problemsIn(text: string): Promise<string[]> {
  return (await lint(`A bar chart compares quantities.\n\n${text}`)).map((problem) => {
    const [, line = '', what = ''] = /:(\d+): (.*)$/s.exec(problem) ?? [];
    expect(problem.startsWith(`${FILE}:`)).toBe(true);
    return `${Number(line) - START - 1}: ${what}`;
  });
}

describe('words', () => {
  rowsTest(
    'that are not good are reported with a better one',
    [
      ['You simply set it.', '1: "simply": It says how hard something is, which the reader knows best. Leave it out.'],
      [
        'Of course it works.',
        '1: "Of course": It says how hard something is, which the reader knows best. Leave it out.',
      ],
      ['It is easy to set.', '1: "It is easy": It says how hard something is. Say what to do.'],
      ['You just set it.', '1: "just ": Leave it out, or write "only".'],
      ['Please note that it moves.', '1: "Please note that": Say it without asking for attention.'],
      ['Set it in order to move.', '1: "in order to": Write "to".'],
      ['It utilizes a scale.', '1: "utilizes": Write "use".'],
      ['It is leveraging a scale.', '1: "leveraging": Write "use".'],
      ['A powerful chart.', '1: "powerful": It praises. Say what it does.'],
      ['It works out of the box.', '1: "out of the box": It praises. Say what it does.'],
      ['Scales, e.g. a band.', '1: "e.g.": Write "for example", "that is" or "and so on".'],
      ['We draw bars.', '1: "We": Speak to the reader as "you", or name who does it.'],
      ["Now let's draw.", '1: "let\'s": Speak to the reader as "you", or name who does it.'],
      ['It draws!', '1: "!": A page does not exclaim. End with a period.'],
      ['It  draws.', '1: "  ": Write one space.'],
      ['It draws the\nthe bars.', '1: "the the": The word stands twice.'],
      ['It draws...', '1: "...": Write "…".'],
      ['Bars – and lines.', '1: "–": Write a comma, a colon or two sentences.'],
      ['It isn’t.', '1: "’": Write the apostrophe as \'.'],
    ],
    async (text, problem) => {
      // What is blank twice reads as one blank in the message.
      expect(await problemsIn(text)).toEqual([problem.replace('"  "', '" "')]);
    },
  );

  test('each straight quotation mark is reported', async () => {
    expect(await problemsIn('The label "Sales" is cut.')).toEqual([
      '1: """: Write “ and ” around what is quoted.',
      '1: """: Write “ and ” around what is quoted.',
    ]);
  });

  test('are found in headings, lists, tables, notes and elements, with their line', async () => {
    const text = `Fine,
but simply so.

## A simply good heading

- one
- simply two

| A    | B      |
| ---- | ------ |
| one  | simply |

:::note[Simply so]

> Simply said.

:::

<section>

Simply put.

</section>

A [simply linked](/x/) **simply bold** text.
`;
    expect((await problemsIn(text)).map((problem) => problem.split(':')[0])).toEqual(
      [2, 4, 7, 11, 13, 15, 21, 25, 25].map(String),
    );
  });

  test('of a sentence go on behind the release of a feature, which is one word of it', async () => {
    const ends = [' to see them.', '  now.'].map((end) => `Set \`rows\` <Since of="A.rows" version="6.1.0" />${end}`);
    expect((await Promise.all(ends.map(problemsIn))).map(({length}) => length)).toEqual([0, 1]);
  });

  test('of code, fences, props, comments, URLs and quotes are not the words of the page', async () => {
    const text = `Write \`simply!\`, see https://example.com/simply/we, and press “Just do it!”.

\`\`\`tsx
// We simply do it!
export const just = "we  can";
\`\`\`

<Part title="We simply can!" label={'Just  us!'}>

{/* We simply comment! */}

</Part>

At 12:30 the US market opens just after us-east, and the week begins: it's Monday.
`;
    expect(await problemsIn(text)).toEqual([]);
  });
});

describe('sentences', () => {
  const words = (count: number) => Array.from({length: count}, (_, index) => `word${index}`).join(' ');

  test('have a length', async () => {
    expect(await problemsIn(`${words(LONGEST_SENTENCE)}. And ${words(LONGEST_SENTENCE - 1)}.`)).toEqual([]);
    expect(await problemsIn(`Short.\nAnd ${words(LONGEST_SENTENCE)}.`)).toEqual([
      `2: a sentence of ${LONGEST_SENTENCE + 1} words, and ${LONGEST_SENTENCE} are what a reader takes in. Make two of it.`,
    ]);
  });

  test('do not end in a version, and code is one word of them', async () => {
    expect(await problemsIn(`In 6.19 ${words(LONGEST_SENTENCE - 1)}.`)).toHaveLength(1);
    expect(await problemsIn(`\`a b c d e\` ${words(LONGEST_SENTENCE - 1)}.`)).toEqual([]);
  });
});

describe('structure', () => {
  rowsTest(
    'that is wrong is reported with its line',
    [
      ['# Bars', '1: the page has its title from the front matter. Begin with ##.'],
      ['### Bars', '1: the heading skips a level. Write ##.'],
      ['## Bars\n\n#### Size', '3: the heading skips a level. Write ###.'],
      ['## Bars. {/* #bars */}', '1: the heading ends with ".". Leave it out.'],
      ['## Bars:', '1: the heading ends with ":". Leave it out.'],
      ['## {/* #bars */}', '1: the heading has no words.'],
      ['See [here](/x/).', '1: the link "here" does not say where it leads. Name the place.'],
      ['<a href="/x/">Click here</a>', '1: the link "Click here" does not say where it leads. Name the place.'],
      ['See [](/x/).', '1: the link "" does not say where it leads. Name the place.'],
      ['![](/images/logo.svg)', '1: the image has no text for those who do not see it. Say what it shows.'],
      ['<img src="/images/logo.svg" />', '1: the image has no text for those who do not see it. Say what it shows.'],
      ['One.\n\nTwo. \nThree.', '3: the line ends with a space. Take it out.'],
    ],
    async (text, problem) => {
      expect(await problemsIn(text)).toEqual([problem]);
    },
  );

  test('of a good page has no problems', async () => {
    const text = `## Bars {/* #bars */}

### Size?

![A chart](/images/logo.svg) <img src="/images/logo.svg" alt="" /> <img {...picture} />

\`\`\`text
a line that ends with a space${' '}
\`\`\`

## API

See [more about bars](/x/).
`;
    expect(await problemsIn(text)).toEqual([]);
  });

  rowsTest(
    'begins with a sentence, not with anything else',
    ['## Bars', '<Demo name="BasicBars" />', '```tsx\n```', '- one', ''],
    async (text) => {
      expect(await lint(`{/* A comment. */}\n\n${text}\n`)).toEqual([
        expect.stringMatching(/index\.mdx:\d+: the page begins without a sentence that says what it gives\.$/),
      ]);
    },
  );

  test('of a page about components has its first demo by the second screen', async () => {
    const about = FRONT_MATTER.replace('---\n\n', 'components: []\n---\n\n');
    const text = (lines: number) =>
      `Five words for an opening.\n\n\`\`\`tsx\n${'a;\n'.repeat(lines - 1)}\`\`\`\n\n<Demo name="BasicBars" />\n`;
    const most = Math.floor((LATEST_DEMO - 5) / 8);
    expect(await lint(text(most), about)).toEqual([]);
    expect(await lint(text(most + 1))).toEqual([]);
    expect(await lint(text(most + 1), about)).toEqual([
      `${FILE}:${START + most + 6}: the first demo stands behind 5 words and ${most + 1} lines of code. Show it by the second screen: move it up.`,
    ]);
  });
});

describe('the section on the API', () => {
  const frontMatter = FRONT_MATTER.replace(
    '---\n\n',
    "components: [BarChart, BarPlot]\npackageName: '@mui/x-charts'\ngithubLabel: 'component: charts'\n---\n\n",
  );

  test('links the components of the page', async () => {
    const text =
      'A chart.\n\n## API\n\n[BarChart](/x/api/charts/bar-chart/), [BarPlot](/x/api/charts/bar-plot/#props)\n';
    expect(await lint(text, frontMatter)).toEqual([]);
  });

  test('is missed', async () => {
    expect(await lint('A chart.\n', frontMatter)).toEqual([
      `${FILE}:11: no section "API" links the components of the page. Add one.`,
    ]);
    expect(await lint('A chart.\n\n## API\n\n[BarChart](/x/api/charts/bar-chart/)\n', frontMatter)).toEqual([
      `${FILE}:12: the section does not link BarPlot, which the page is about: /x/api/charts/bar-plot/.`,
    ]);
  });
});

describe('front matter', () => {
  const page = (facts: Readonly<Record<string, string>>) => {
    const good = {
      title: 'Bars',
      description: 'Bar charts compare quantities across categories.',
      productId: 'x-charts',
    };
    const lines = Object.entries({...good, ...facts}).filter(([, value]) => value !== '');
    return `---\n${lines.map(([key, value]) => `${key}: ${value}`).join('\n')}\n---\n\n`;
  };
  const LABELS = {components: '[BarChart]', packageName: "'@mui/x-charts'", githubLabel: 'charts'};

  rowsTest(
    'that is wrong is reported',
    [
      [{title: ''}, '1: the page has no title. Write title: … into its front matter.'],
      [{title: 'b'.repeat(61)}, '2: the title has 61 characters, and 60 are shown. Shorten it.'],
      [{title: 'Powerful bars'}, '2: "Powerful": It praises. Say what it does.'],
      [{description: ''}, '1: the page has no description. Say in one sentence what it gives.'],
      [{description: 'Bars.'}, '3: the description has 5 characters, and 40 to 160 are good.'],
      [{description: `${'b'.repeat(160)}.`}, '3: the description has 161 characters, and 40 to 160 are good.'],
      [
        {description: 'Bar charts compare quantities across categories'},
        '3: the description does not end with a period.',
      ],
      [
        {description: 'Bar charts compare quantities. They have categories.'},
        '3: the description is more than one sentence.',
      ],
      [
        {description: 'Our bar charts compare quantities across categories.'},
        '3: "Our": Speak to the reader as "you", or name who does it.',
      ],
      [{productId: 'x-chart'}, '4: "productId" is "x-chart". Did you mean "x-charts"?'],
      [{productId: ''}, '1: "productId" is missing.'],
      [{...LABELS, packageName: "'@mui/x-chart'"}, '6: "packageName" is "@mui/x-chart". Did you mean "@mui/x-charts"?'],
      [{...LABELS, githubLabel: ''}, '1: "githubLabel" is missing: the page\'s open issues are found by it.'],
    ],
    async (facts, problem) => {
      const api = 'A chart.\n\n## API\n\n[BarChart](/x/api/charts/bar-chart/)\n';
      expect(await lint(api, page(facts))).toEqual([expect.stringContaining(`${FILE}:${problem}`)]);
    },
  );

  test('that is complete has no problems', async () => {
    expect(await lint('A chart.\n', page({}))).toEqual([]);
  });
});

describe('what the site itself says', () => {
  rowsTest(
    'is checked where texts are written',
    [
      ['src/ui/Copy.tsx', "\ntranslate({id: 'a.b', message: 'We copied it'});", '"We"'],
      ['src/ui/Copy.tsx', '\nconst a = <Translate id="a.b">Simply copied</Translate>;', '"Simply"'],
      ['src/ui/Copy.tsx', '\nconst a = <button aria-label="Copied!" />;', '"!"'],
      ['src/site/facts.ts', "\nexport const A = {text: 'A powerful grid.'};", '"powerful"'],
    ],
    (file, code, word) => {
      expect(lintSiteTexts(file, code)).toEqual([expect.stringContaining(`${file}:2: ${word}: `)]);
    },
  );

  test('is not its code, the facts of which only sentences are texts, and not the code that it quotes', () => {
    expect(lintSiteTexts('src/ui/Copy.tsx', "const just = call('We simply can!'); // We can!\n")).toEqual([]);
    expect(lintSiteTexts('src/site/facts.ts', "export const A = ['simply', 'we/our'];\n")).toEqual([]);
    expect(lintSiteTexts('src/ui/Copy.tsx', 'translate({message: \'No export "we".\'});\n')).toEqual([]);
  });
});
