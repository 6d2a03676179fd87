import {checkFences, fencesOf} from './fences/fenceCheck';
import {keptFenceProblems} from './keptProblems';
import {PROJECT_FILES, readProjectFile} from './projectFiles';

const pages = PROJECT_FILES.filter((file) => /^docs\/.*\.mdx?$/.test(file));

test('the pages have fences to check', () => {
  const typed = pages
    .flatMap((file) => fencesOf(file, readProjectFile(file)))
    .filter(({language}) => language === 'tsx');
  expect(typed.length).toBeGreaterThan(0);
});

test('code fences in pages type-check against the installed packages', () => {
  expect(keptFenceProblems(pages.flatMap((file) => fencesOf(file, readProjectFile(file))))).toEqual([]);
});

const fence = (meta: string, code: string) =>
  fencesOf('docs/a/index.mdx', `text\n\n\`\`\`tsx ${meta}\n${code}\n\`\`\`\n`);

test('a fence that does not type-check is named with file and line', () => {
  const code =
    'import {TreeView} from \'@mui/x-tree-view/TreeView\';\n\nexport const tree = <TreeView multiSelect="no" />;';
  expect(keptFenceProblems(fence('title="a"', code), {isPart: true})).toEqual([
    expect.stringMatching(/^docs\/a\/index\.mdx:6: No overload matches|^docs\/a\/index\.mdx:6: Type/),
  ]);
});

test('fences begin and end as Markdown has them', () => {
  const text = '~~~ tsx\n```ts\n~~~\n\n```ts title="a"\n1;\n`````\n\n```a``` is no fence\n\n````js\n```\n````\n';
  expect(fencesOf('docs/a/index.mdx', text).map(({language, line, code}) => [language, line, code])).toEqual([
    ['tsx', 2, '```ts\n'],
    ['ts', 6, '1;\n'],
    ['js', 12, '```\n'],
  ]);
});

test('a fence may opt out with a reason, and only with one', () => {
  expect(checkFences(fence('noCheck="next is not installed"', "import 'next';"))).toEqual([]);
  expect(checkFences(fence('noCheck', "import 'next';"))).toEqual([
    'docs/a/index.mdx:4: noCheck needs a reason: noCheck="…"',
  ]);
});

test('what is imported to be a type only is marked as one, so that it is not in the JavaScript', () => {
  const code =
    "import dayjs, { Dayjs } from 'dayjs';\n\nexport const first: Dayjs = dayjs();\nexport type Value = Dayjs | null;";
  expect(keptFenceProblems(fence('', code), {isPart: true})).toEqual([
    'docs/a/index.mdx:4: Dayjs is used as a type only: import it with "type", or it stays in the JavaScript.',
  ]);
  expect(keptFenceProblems(fence('', code.replace('{ D', '{ type D')), {isPart: true})).toEqual([]);
  const value =
    "import { Chip } from '@mui/material';\n\nexport const chip = <Chip />;\nexport type Kind = typeof Chip;";
  expect(keptFenceProblems(fence('', value), {isPart: true})).toEqual([]);
});
