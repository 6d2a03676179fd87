import {hasStandardLayout} from '../../src/site/paths';
import {allPages, pageAt, readablePages} from './builtPages';
import {BUILT_FILES, readBuilt} from './builtFiles';
import {
  urlProblems,
  contentProblems,
  gapProblems,
  headingProblems,
  linkProblems,
  markdownPage,
  readMarkdown,
  structuredData,
  structuredDataProblems,
  tagProblems,
  type MarkdownPage,
} from './markdownRules';
import {select, valuesOf, type BuiltPage} from './pageTree';
import {problemsIn, fixturePage, testRule} from './rule';

let documented: readonly MarkdownPage[] | undefined;

/** Pages of the docs: those with a link to their Markdown. */
function documentedPages(): readonly MarkdownPage[] {
  documented ??= allPages().flatMap(readMarkdown);
  return documented;
}

/** A page with its Markdown, as a base for broken examples. */
function fixture(html: string, text: string, file = 'x/fixture.md'): MarkdownPage {
  return markdownPage(fixturePage(html), file, text);
}

const FRONT_MATTER = '---\ntitle: "A"\ndescription: "B"\nurl: "https://a.b/"\nproduct: "x"\n---\n\n';

function dataScript(data: unknown): string {
  return `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
}

/** A page has one link preview image, which exists. */
function pictureProblems(page: BuiltPage): string[] {
  const pictures = valuesOf(select(page, 'meta', {property: 'og:image'}), 'content').map(
    (url) => new URL(url).pathname,
  );
  const isOne = pictures.length === 1 && BUILT_FILES.has(pictures[0]?.slice(1) ?? '');
  return isOne ? [] : [`pictures ${JSON.stringify(pictures)}`];
}

export function markdownTests(): void {
  test('every page below the docs says where its Markdown is', () => {
    const routes = readablePages()
      .map(({route}) => route)
      .filter((route) => route.startsWith('/x/') && hasStandardLayout(route));
    expect(routes.length).toBeGreaterThan(8);
    expect(
      documentedPages()
        .map(({route}) => route)
        .sort(),
    ).toEqual(routes.sort());
  });

  testRule('the Markdown is the page, at its URL with .md', {
    rule: urlProblems,
    pages: documentedPages,
    planted: [
      [
        fixture('<h1>Bars</h1>', '', 'x/other.md'),
        ['its Markdown is at /x/other.md', '/x/other.md begins with ""', '"Bars" is called "undefined" in /x/other.md'],
      ],
      [fixture('<h1>Bars</h1>', `${FRONT_MATTER}# Lines\n`), ['"Bars" is called "Lines" in /x/fixture.md']],
    ],
    sound: [fixture('<h1>Bars</h1>', `${FRONT_MATTER}# Bars\n`)],
  });

  testRule('the Markdown has no HTML but line breaks in tables', {
    rule: tagProblems,
    pages: documentedPages,
    planted: [
      [fixture('', 'A <b title="b">word</b>'), ['HTML in the Markdown: <b title="b">', 'HTML in the Markdown: </b>']],
    ],
    sound: [fixture('', 'A\n<br>, `<b>`, `` `<b>` is ``, \\<b>, <https://example.com>\n```html\n<b>\n```\n')],
  });

  testRule('the Markdown has every heading of the page that its table of contents has', {
    rule: headingProblems,
    pages: documentedPages,
    planted: [
      [
        fixture('<div class="theme-doc-markdown"><h2 class="anchor">A</h2><h2 class="anchor">B</h2></div>', '## A\n'),
        ['headings ["A"] in the Markdown, ["A","B"] on the page'],
      ],
    ],
  });

  testRule('the Markdown has the code of every demo and playground, and every row of the API', {
    rule: contentProblems,
    pages: documentedPages,
    planted: [
      [
        fixture('<div data-demo-preview></div><p data-api-row="columns"></p>', ''),
        [
          '0 demos in the Markdown, 1 on the page',
          'the code of 0 demos in the Markdown, 1 on the page',
          'no row for columns in the Markdown',
        ],
      ],
      [
        fixture('<section data-playground="closed"><div data-demo-preview></div></section>', ''),
        ['0 demos in the Markdown, 1 on the page', 'the code of 0 demos in the Markdown, 1 on the page'],
      ],
      [
        fixture('<section data-playground="closed"></section>', ''),
        ['0 demos in the Markdown, 1 on the page', 'the code of 0 demos in the Markdown, 1 on the page'],
      ],
      [fixture('', '**Demo:** [A](https://a.b/)'), ['1 demos in the Markdown, 0 on the page']],
    ],
  });

  testRule('the Markdown has links that work where the text is taken to', {
    rule: linkProblems,
    pages: documentedPages,
    planted: [
      [fixture('', '[a](/x/) [b](#b) [c](https://c.d/)'), ['the Markdown links to /x/', 'the Markdown links to #b']],
    ],
  });

  testRule('neighbours in the Markdown do not run together', {
    rule: gapProblems,
    pages: documentedPages,
    planted: [
      [
        fixture('', '[a](https://b.c/)[d](https://e.f/#p1\\(\\))`g`'),
        ['no space behind [a](https://b.c/)', 'no space behind [d](https://e.f/#p1\\(\\))'],
      ],
    ],
    sound: [
      fixture('', 'two [`a`](https://b.c/)s, [d](https://e.f/) `g` [h](https://i.j/).\n```md\n[a](b)[c](d)\n```\n'),
    ],
  });

  testRule('the structured data of a page has the page and its breadcrumbs', {
    rule: structuredDataProblems,
    pages: documentedPages,
    planted: [
      [fixture('', ''), ['0 scripts with data for search engines']],
      [fixture(dataScript({}) + dataScript({}), ''), ['2 scripts with data for search engines']],
      [
        fixture(dataScript({'@graph': [{'@type': 'TechArticle', headline: ' '}]}), ''),
        [
          'no graph of an article and the way to it',
          'no article with a headline',
          'no way to the page',
          'no way that counts from 1',
        ],
      ],
    ],
  });

  test('the lists of pages name every page, and only files that exist', () => {
    const files = documentedPages().map(({file}) => file);
    const named = [...readBuilt('llms.txt').matchAll(/\]\((https?:[^)]+\.md)\)/g)].map(([, url = '']) =>
      new URL(url).pathname.slice(1),
    );
    expect(named.filter((file) => !BUILT_FILES.has(file))).toEqual([]);
    expect(files.filter((file) => !named.includes(file))).toEqual([]);
    const full = readBuilt('llms-full.txt');
    const missing = documentedPages().filter(({text}) => !full.includes(text));
    expect(missing.map(({file}) => file)).toEqual([]);
    const own = readBuilt('x/react-tree-view/llms.txt').match(/^- \[/gm)?.length;
    expect(own).toBe(files.filter((file) => /^x\/(?:react|api)\/?-?tree-view/.test(file)).length);
  });

  testRule('a page has a picture, which exists', {
    rule: pictureProblems,
    pages: readablePages,
    planted: [
      [fixturePage(''), ['pictures []']],
      [fixturePage('<meta property="og:image" content="https://a.b/none.png">'), ['pictures ["/none.png"]']],
    ],
  });

  test('the structured data of the landing page has the site', () => {
    const landing = pageAt('/');
    expect(landing && structuredData(landing)).toEqual([expect.objectContaining({'@type': 'WebSite'})]);
  });

  test('invalid structured data is reported with its page', () => {
    const broken = fixture('<script type="application/ld+json">{</script>', '');
    expect(problemsIn([broken], structuredDataProblems)).toEqual([
      expect.stringMatching(/^\/x\/fixture\/: SyntaxError/),
    ]);
  });
}
