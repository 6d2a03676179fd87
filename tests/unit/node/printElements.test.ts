import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {code, table, text} from '../../../src/node/mdastTable';
import {printElements} from '../../../src/node/printElements';

let site = '';

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
  writeFileSync(path.join(site, file), content);
}

const read = (file: string): string => readFileSync(path.join(site, file), 'utf8');

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'print-elements-'));
});
afterEach(() => rmSync(site, {recursive: true}));

test('what an element shows is printed into the pages of a version in all languages, and into no other', async () => {
  const page =
    'Before.\n\n<Sizes of="one" />\n\nBetween.\n\n<Sizes\n  of="two"\n/>\n\nAfter `<Sizes of="three" />`. <SizesOf />\n';
  const pages = [
    'versioned_docs/version-6/a/index.mdx',
    'i18n/zh/docusaurus-plugin-content-docs/version-6/a/index.mdx',
  ];
  [...pages, 'docs/a/index.mdx', 'versioned_docs/version-6/a/Demo.tsx'].forEach((file) => write(file, page));
  await printElements('6', site, 'Sizes', ({of = ''}, {file}) =>
    Promise.resolve(table(['Name', 'File'], [[[code(of)], [text(file.startsWith('i18n') ? 'zh' : 'en')]]])),
  );
  const printed = (language: string) =>
    page
      .replace('<Sizes of="one" />', `| Name | File |\n| - | - |\n| \`one\` | ${language} |`)
      .replace('<Sizes\n  of="two"\n/>', `| Name | File |\n| - | - |\n| \`two\` | ${language} |`);
  expect(pages.map(read)).toEqual([printed('en'), printed('zh')]);
  expect(['docs/a/index.mdx', 'versioned_docs/version-6/a/Demo.tsx'].map(read)).toEqual([page, page]);
});

test('what is shown on no page is not asked for', async () => {
  write('versioned_docs/version-6/a/index.mdx', 'Text.');
  const make = jest.fn();
  await printElements('6', site, 'Sizes', make);
  expect(make).not.toHaveBeenCalled();
});
