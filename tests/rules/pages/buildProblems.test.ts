import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {PROJECT_FILES, readProjectFile} from '../projectFiles';
import {buildProblems} from './buildProblems';
import {readPage} from './page';
import {translatedProblems} from './translated';

jest.setTimeout(120_000);

const FILE = 'docs/react-data-grid/rows/index.mdx';

async function problemsOf(text: string, frontMatter = 'title: Rows'): Promise<string[]> {
  return buildProblems([await readPage(FILE, `---\n${frontMatter}\n---\n\n${text}\n`)]);
}

const CASES: readonly (readonly [text: string, problem: RegExp])[] = [
  ['<ApiTable of="DataGird" />', /nothing named "DataGird" has an API page\. Did you mean "DataGrid"\?$/],
  ['<ApiMethods interface="GridApi" feature="Sortng" />', /no feature "Sortng"\. Did you mean "Sort"\?/],
  ['<LocaleTable package="@mui/x-data-gird" />', /names no documented package/],
  ['Text <Since of="DataGrid.ignoreDiacritics" version="6.1.0" />', /Write version="6\.\d+\.\d+"\.$/],
  ['<Message id="message-nothing" />', /print no message "message-nothing"/],
  ['<ApiDiff product="x-data-gird" />', /no two majors of the product "x-data-gird" are compared/],
  ['<UpgradeCheck product="x-data-gird" />', /no upgrade check for the product "x-data-gird"/],
  ['Version %version(@mui/x-chart)%', /"@mui\/x-chart" is no documented package/],
  ['```klingon\nqapla\n```', /no grammar for the language "klingon"/],
  ['```python live\nprint(1)\n```', /a live fence has the language "python"/],
  [':::nite\n\nText.\n\n:::', /there is no ":::nite"\. Did you mean "note"\?/],
  [':::note Careful\n\nText.\n\n:::', /Write :::note\[Careful\], on a line of its own/],
  [':::note\n\n```ts\n1;\n```\n\n:::', /":::note" has a fence of code in it/],
];

test('what stops the build is reported with file and line', async () => {
  const found = await Promise.all(CASES.map(([text]) => problemsOf(text)));
  CASES.forEach(([text, problem], index) => {
    expect([text, found[index]]).toEqual([text, expect.arrayContaining([expect.stringMatching(problem)])]);
    expect(found[index]![0]).toMatch(new RegExp(`^${FILE}:[5-7]: `));
  });
});

test('front matter that the build refuses is reported', async () => {
  expect(await problemsOf('Text.', "iconFont: 'yes'")).toEqual([
    `${FILE}: "iconFont" must be a boolean. Fix the front matter of this page.`,
  ]);
});

test('one problem hides no other, and none comes from what the build takes', async () => {
  expect(await problemsOf('%version(@mui/x-chart)%\n\n```klingon\n1\n```\n\n:::nite\n\nText.\n\n:::')).toHaveLength(3);
  const sound = '<ApiTable of="DataGrid" names="rows" />\n\n:::note[Title]\n\nText.\n\n:::\n\n```tsx live\n<b />;\n```';
  expect(await problemsOf(sound)).toEqual([]);
});

test('each remark plugin that refuses something has a rule', () => {
  const plugins = PROJECT_FILES.filter((file) => {
    const isPlugin = /^plugins\/[^/]+\/node\/.*\.ts$/.test(file);
    return isPlugin && /Remark plugin[^]*export default function/.test(readProjectFile(file));
  });
  const refusing = plugins.filter((file) => readProjectFile(file).includes('PluginError'));
  expect(refusing.length).toBeGreaterThan(10);
  const rules = PROJECT_FILES.filter((file) => /^tests\/rules\/.*(?<!\.test)\.ts$/.test(file)).map(readProjectFile);
  const isImported = (file: string) => rules.some((rule) => rule.includes(`/${file.replace(/\.ts$/, '')}'`));
  expect(refusing.filter((file) => !isImported(file))).toEqual([]);
});

test('a translation that does not fit its page is one of its problems, and of no other page', () => {
  const siteFolder = mkdtempSync(path.join(tmpdir(), 'translated-'));
  const write = (file: string, title: string) => {
    mkdirSync(path.join(siteFolder, path.dirname(file)), {recursive: true});
    writeFileSync(path.join(siteFolder, file), `---\n${title}\n---\n\nText.\n`);
  };
  write(FILE, 'title: Rows\niconFont: true');
  write('docs/react-data-grid/cells/index.mdx', 'title: Cells');
  const translation = `i18n/zh/docusaurus-plugin-content-docs/current/${FILE.slice('docs/'.length)}`;
  write(translation, 'title: 行');
  const problems = translatedProblems([FILE], siteFolder);
  expect(problems).toEqual([expect.stringMatching(new RegExp(`^${translation}:.*iconFont`))]);
  expect(translatedProblems(['docs/react-data-grid/cells/index.mdx'], siteFolder)).toEqual([]);
  expect(translatedProblems(undefined, siteFolder)).toEqual(problems);
  rmSync(siteFolder, {recursive: true});
});
