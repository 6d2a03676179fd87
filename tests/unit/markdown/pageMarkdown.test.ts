import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readBuiltPage, type BuiltPage, type HtmlElement} from '../../../src/node/builtPages';
import {PROJECT_ROOT} from '../../../src/node/project';
import {UNLISTED_ROBOTS} from '../../../src/site/languages';
import {demoBlocks, playgroundBlocks} from '../../../plugins/markdown/node/demoCode';
import {pageMarkdown} from '../../../plugins/markdown/node/pageMarkdown';

const FIXTURES = path.resolve(__dirname, '../../fixtures/markdown');
const PAGE_URL = 'https://docs.example.com/x/react-charts/bars/';
const FACTS = {title: 'Bars & lines', description: 'Shows bars.', url: PAGE_URL, product: 'Charts'};

const context = {
  resolve: (target: string) => new URL(target, PAGE_URL).href,
  demo: (name: string) => demoBlocks(name, path.join(FIXTURES, 'demos'), PAGE_URL),
  playground: (section: HtmlElement) => playgroundBlocks(section, PAGE_URL),
};

function read(html: string): BuiltPage {
  const page = readBuiltPage(html, '/x/react-charts/bars/', 'MUI X');
  if (!page) {
    throw new Error('The fixture is no page.');
  }
  return page;
}

/** What is inside `<main>`, without front matter. */
function convert(main: string): string {
  const page = read(`<title>a</title><main>${main}</main>`);
  return pageMarkdown(page, FACTS, context).replace(/^---.*?---\n\n/s, '');
}

test('a page becomes Markdown that says the same', () => {
  const page = read(readFileSync(path.join(FIXTURES, 'page.html'), 'utf8'));
  expect(pageMarkdown(page, FACTS, context)).toBe(readFileSync(path.join(FIXTURES, 'page.md'), 'utf8'));
});

test('commands to choose from stand below their labels', () => {
  const command = (label: string, text: string): string =>
    `<pre data-label="${label}"><code><span>${text}</span> <span>a</span></code></pre>`;
  const block = `<div data-code-block data-language="bash"><div role="radiogroup"><label><input type="radio"><span>npm</span></label></div>${command('Pro, npm', 'npm')}${command('Pro, Yarn', 'yarn')}</div>`;
  expect(convert(block)).toBe('```bash\n# Pro, npm\nnpm a\n\n# Pro, Yarn\nyarn a\n```\n');
});

test('the title of a page comes without the name of the site', () => {
  expect(read(readFileSync(path.join(FIXTURES, 'page.html'), 'utf8'))).toMatchObject({
    title: 'Bars & lines',
    description: 'Shows bars.',
  });
});

test('a page that only leads on, or asks not to be listed, is none', () => {
  const forms = [
    '<meta http-equiv="refresh" content="0; url=/x/">',
    '<meta name="robots" content="noindex, nofollow">',
  ];
  expect(forms.map((meta) => readBuiltPage(`<head>${meta}</head><main>a</main>`, '/', 'MUI X'))).toEqual([
    undefined,
    undefined,
  ]);
});

test('a page of a language that search engines are not offered is one', () => {
  const html = `<head><meta name="robots" content="${UNLISTED_ROBOTS}"></head><main>a</main>`;
  expect(readBuiltPage(html, '/zh/', 'MUI X')).toBeDefined();
});

test('what only styles keep apart is kept apart by a space', () => {
  const links = '<a href="/a/">A</a><a href="/b/">B</a>';
  expect(convert(`<div>${links}</div>`)).toBe('[A](https://docs.example.com/a/) [B](https://docs.example.com/b/)\n');
  expect(convert('<ul><li><span>v7</span><span><span>Next</span><time>May</time></span></ul>')).toBe('- v7 Next May\n');
  expect(convert('<p><a href="/a/">A</a><code>b</code></p>')).toBe('[A](https://docs.example.com/a/) `b`\n');
  const cell = '<td><span>A, B</span><details><summary>1 more</summary><span>C</span></details>';
  expect(convert(`<table><tr><th>a<tr>${cell}</table>`)).toBe('| a |\n| - |\n| A, B 1 more C |\n');
});

test.each([
  ['<span>A</span><span>, since 6.4</span>', 'A, since 6.4'],
  ['<span>The color</span><span>…</span><span> is (</span><span>no</span><span>)</span>', 'The color… is (no)'],
  ['<a href="/a/"><code>A</code></a>s are un<wbr>real', '[`A`](https://docs.example.com/a/)s are unreal'],
])('what belongs together stays together: %s', (html, markdown) => {
  expect(convert(`<p>${html}</p>`)).toBe(`${markdown}\n`);
});

test('parts of a row of the API that stand in a group are parts like others', () => {
  const part = (name: string, html: string): string => `<div data-api-part="${name}">${html}</div>`;
  const details = part('description', '<p>The <code>rows</code>.') + part('demos', '<span>Demos</span><span>A</span>');
  const row = `<li data-api-row="rows">${part('name', '<h3><code>rows</code></h3>')}${part('details', details)}</li>`;
  expect(convert(`<ul data-api-section="props">${row}</ul>`)).toBe(
    '| Name | Description |\n| - | - |\n| `rows` | The `rows`.<br>Demos: A |\n',
  );
});

test('text that looks like Markdown stays text', () => {
  expect(convert('<p># not a heading, *not* emphasis, [no](link), &lt;b&gt;</p>')).toBe(
    '\\# not a heading, \\*not\\* emphasis, \\[no]\\(link), \\<b>\n',
  );
});

test('the link to a heading is no part of it', () => {
  expect(convert('<h1>A</h1><h2 id="b">B<a class="hash-link" href="#b">#</a></h2>')).toBe('# A\n\n## B\n');
});

test('a table without a heading row gets an empty one', () => {
  expect(convert('<table><tr><td>a<td>b</table>')).toBe('| | |\n| - | - |\n| a | b |\n');
});

test('code that holds fences is fenced by more', () => {
  expect(convert('<pre>```\ninside\n```</pre>')).toBe('````\n```\ninside\n```\n````\n');
});

test('loose text between blocks becomes paragraphs', () => {
  expect(convert('before<div>inside <b>bold</b></div>after')).toBe('before\n\ninside **bold**\n\nafter\n');
});

test('a demo comes with the files beside it that it imports, each once', () => {
  const blocks = demoBlocks('Bars', path.join(FIXTURES, 'demos'), PAGE_URL);
  const files = blocks.flatMap((block) => (block.type === 'code' ? [block.meta] : []));
  expect(files).toEqual(['Bars.tsx', 'rows.ts', 'types.ts', 'Bars.css'].map((file) => `title="${file}"`));
});

test('the code of a demo is as readers copy it', () => {
  const folder = path.join(PROJECT_ROOT, 'docs/react-date-pickers');
  const codeOf = (page: string, name: string): string =>
    demoBlocks(name, path.join(folder, page), PAGE_URL)
      .map((block) => ('value' in block ? `${block.value}\n` : ''))
      .join('');
  expect(codeOf('timezone', 'DayjsTimezone')).not.toMatch(/^\/\/ dayjs only/m);
  const shortcuts = codeOf('shortcuts', 'BasicShortcuts');
  expect(shortcuts).toContain("from './shortcutsBox'");
  expect(shortcuts).not.toContain('../shared/');
  expect(shortcuts).toContain('export const shortcutsBox');
});

test('a playground is the code of its first state, whether its stage is there or not', () => {
  const code = 'export default function Example() {\n  return <b title="a &amp; b">\'x\'</b>;\n}\n'.replace(
    /</g,
    '&lt;',
  );
  const noscript = `<noscript><pre data-playground-code>${code}</pre></noscript>`;
  const written = [
    `**Demo:** [Gap](${PAGE_URL}#Gap)`,
    '```tsx title="Gap.tsx"\nexport default function Example() {\n  return <b title="a & b">\'x\'</b>;\n}\n```\n',
  ].join('\n\n');
  const stage = '<div data-demo-preview="">drawn</div>';
  expect(convert(`<section id="Gap" data-playground="closed">${noscript}</section>`)).toBe(written);
  expect(convert(`<section id="Gap" data-playground="closed">${stage}<div>${noscript}</div></section>`)).toBe(written);
});
