import pageFonts, {fontStylesheets} from '../../../plugins/docs/node/pageFonts';
import {fontProvider, readSettings} from '../../../src/node/settings';
import {stylesheetHosts} from '../../../src/site/fonts';

const provider = fontProvider(
  readSettings({
    ICON_STYLESHEET: 'https://icons.example.com/icons.css',
    FONT_STYLESHEET: 'https://fonts.example.com/css?family={family}',
    FONT_HOST: 'https://files.example.com',
  }),
);

function childrenFor(frontMatter: unknown): {name?: string}[] {
  const tree: {children: {type: string; name?: string}[]} = {children: [{type: 'paragraph'}]};
  pageFonts(provider)()(tree, {path: 'docs/a/index.mdx', data: {frontMatter}});
  return tree.children.slice(1);
}

test('the hosts of the stylesheets are known, each once', () => {
  expect(stylesheetHosts(provider)).toEqual(['https://icons.example.com', 'https://fonts.example.com']);
  expect(stylesheetHosts(fontProvider(readSettings({})))).toEqual(['https://fonts.googleapis.com']);
});

test('a page gets the stylesheets of what it asks for', () => {
  const read = (frontMatter: unknown): string[] => fontStylesheets(frontMatter, provider, 'docs/a/index.mdx');
  expect(read({title: 'A'})).toEqual([]);
  expect(read({iconFont: false, fonts: []})).toEqual([]);
  expect(read({iconFont: true})).toEqual(['https://icons.example.com/icons.css']);
  expect(read({fonts: ['Roboto Slab:wght@400;700', 'Lato']})).toEqual([
    'https://fonts.example.com/css?family=Roboto%20Slab%3Awght%40400%3B700',
    'https://fonts.example.com/css?family=Lato',
  ]);
});

test.each([
  [{iconFont: 'yes'}, '"iconFont" must be a boolean'],
  [{fonts: 'Lato'}, '"fonts" must be an array'],
  [{fonts: ['Lato', '"><script>']}, '"fonts[1]" must be a family, such as "Roboto Slab" or "Roboto Slab:wght@400;700"'],
  [{iconFont: 1, fonts: 2}, '"iconFont" must be a boolean. "fonts" must be an array'],
])('%j stops the build', (frontMatter, message) => {
  expect(() => fontStylesheets(frontMatter, provider, 'docs/a/index.mdx')).toThrow(
    `[fonts] docs/a/index.mdx: ${message}. Fix the front matter of this page.`,
  );
});

test('only pages that ask for fonts get the part that fetches them', () => {
  expect(childrenFor({title: 'A'})).toEqual([]);
  expect(childrenFor(undefined)).toEqual([]);
  expect(childrenFor({iconFont: true}).map(({name}) => name)).toEqual([undefined, 'PageFonts']);
});
