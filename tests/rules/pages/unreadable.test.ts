import {readPages} from './writtenPages';

const FILE = 'docs/react-charts/pie/index.mdx';

/** The problem of a page with this text; `undefined` if it can be read. */
async function problemOf(text: string): Promise<string | undefined> {
  const {unreadable} = await readPages([FILE], () => text);
  return unreadable[0]?.problem;
}

const QUOTES = "Put a value with a colon, a bracket or a quotation mark into quotes: title: 'Pie: overview'.";

test.each([
  ['---\ntitle: Pie: overview\n---\n\nText.\n', 2, `bad indentation of a mapping entry. ${QUOTES}`],
  ['---\ndescription: A\ntitle: A\ntitle: B\n---\n\nText.\n', 4, `duplicated mapping key. ${QUOTES}`],
])('front matter that is not YAML is reported with its line: %j', async (text, line, what) => {
  expect(await problemOf(text)).toBe(`${FILE}:${line}: the front matter is no YAML: ${what}`);
});

test.each([
  ['A\n\n<div>\n\ntext\n', 3, 'Expected a closing tag for `<div>`. Close it: <div />, or </div> behind what it holds.'],
  [
    'A\n\nb <Demo name="A"> c\n',
    3,
    'Expected a closing tag for `<Demo>` before the end of `paragraph`. Close it: <Demo />, or </Demo> behind what it holds.',
  ],
  [
    'A </div>\n',
    1,
    'Unexpected closing slash `/` in tag, expected an open tag first. Take it out, or open the tag before it.',
  ],
  [
    'A\n\n{a b}\n',
    3,
    'Could not parse expression with acorn: Unexpected content after expression. Write \\{ where it is text, and code between backticks.',
  ],
  [
    'A\n\n## Size {#size}\n\nText.\n',
    3,
    'Could not parse expression with acorn: Unexpected token. Write the id of a heading as {/* #size */}.',
  ],
  [
    'import x frm "y"\n',
    1,
    "Could not parse import/exports with acorn: Unexpected token. Write it as in a module: import Part from '@site/…';",
  ],
])('a page that is not MDX is reported with its line: %j', async (text, line, what) => {
  expect(await problemOf(text)).toBe(`${FILE}:${line}: the page is no MDX: ${what}`);
});

test('the other pages are read all the same', async () => {
  const other = 'docs/react-charts/bars/index.mdx';
  const {pages, unreadable} = await readPages([FILE, other], (file) => (file === FILE ? '<div>' : '## Bars\n'));
  expect(pages.map(({file}) => file)).toEqual([other]);
  expect(unreadable).toMatchObject([{route: '/x/react-charts/pie/'}]);
  expect(unreadable[0]?.problem).toContain(`${FILE}:1: `);
});
