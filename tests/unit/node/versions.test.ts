import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import commander from 'commander';
import {
  allPagesFolders,
  docsVersions,
  olderUrls,
  pagesOfVersion,
  readPageFile,
  readVersions,
  versionOfFile,
} from '@site/src/node/versions';
import {announceVersions, whenVersionIsCut, type Command} from '@site/src/node/cutVersion';
import {printSnapshotVersions} from '@site/plugins/docs/node/printSnapshotVersions';
import {installedVersion} from '@site/src/node/project';

let site = '';

function write(file: string, text = ''): void {
  mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
  writeFileSync(path.join(site, file), text);
}

function cut(version: string): void {
  write(`versioned_docs/version-${version}/react-charts/index.mdx`);
  write(`versioned_docs/version-${version}/react-charts/bars/index.mdx`);
  write(`versioned_sidebars/version-${version}-sidebars.json`, '{}');
}

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'versions-'));
});
afterEach(() => rmSync(site, {recursive: true}));

describe('the list of versions', () => {
  it('is empty on a site without older ones', () => {
    expect(readVersions(site)).toEqual([]);
  });

  it('is in the order of its file', () => {
    cut('6');
    cut('5.1');
    write('versions.json', '["6", "5.1"]');
    expect(readVersions(site)).toEqual(['6', '5.1']);
    expect(pagesOfVersion('6', site)).toEqual(['/x/react-charts', '/x/react-charts/bars']);
  });

  it.each([
    ['no JSON', '["6"', '[versions] versions.json: is no JSON: '],
    [
      'no list',
      '{"6": true}',
      '[versions] versions.json: must be a list of versions, the newest first, such as ["6", "5"].',
    ],
    ['a number', '[6]', '[versions] versions.json: must be a list of versions'],
    [
      'a name that no URL can have',
      '["6", "v5"]',
      '[versions] versions.json: "v5" is no name for a version: it is a part of URLs, /x/6/…, and so a number such as "6".',
    ],
    [
      'a version without pages',
      '["6", "4"]',
      '[versions] versions.json: the version "4" is not there: no versioned_docs/version-4. Cut it with "npm run docusaurus docs:version 4", commit what that writes, or remove it from the list.\n[versions] versions.json: the version "4" is not there: no versioned_sidebars/version-4-sidebars.json.',
    ],
    [
      'a version that is not listed',
      '[]',
      '[versions] versioned_docs/version-6: the version "6" is not in versions.json. Add it there or remove the folder.',
    ],
  ])('tells of %s', (_case, list, message) => {
    cut('6');
    write('versions.json', list);
    expect(() => readVersions(site)).toThrow(message);
  });
});

it('the file of a page or a demo tells its version', () => {
  expect(versionOfFile('docs/a/index.mdx')).toBeUndefined();
  expect(versionOfFile('versioned_docs/version-6/a/Demo.tsx')).toBe('6');
  expect(versionOfFile('i18n/zh/docusaurus-plugin-content-docs/version-5.1/a/index.mdx')).toBe('5.1');
  expect(versionOfFile('i18n/zh/docusaurus-plugin-content-docs/current/a/index.mdx')).toBeUndefined();
});

it('the file of a page or a demo tells where it lies in every version and language', () => {
  const translations = 'i18n/zh/docusaurus-plugin-content-docs';
  for (const folder of ['docs', `${translations}/current`]) {
    expect(readPageFile(`${folder}/a/index.mdx`)).toEqual({below: 'a/index.mdx'});
  }
  for (const folder of ['versioned_docs', translations]) {
    expect(readPageFile(`${folder}/version-6/a/Demo.tsx`)).toEqual({version: '6', below: 'a/Demo.tsx'});
  }
  expect(readPageFile('src/pages/index.mdx')).toBeUndefined();
  expect(readPageFile(`${translations}/current.json`)).toBeUndefined();
});

it('lists leave older URLs out in every language', () => {
  expect(olderUrls(['6'])).toEqual(['/x/6/**', '/*/x/6/**']);
});

it('the current version keeps its URLs, and is called by its major', () => {
  expect(docsVersions(['6'], '7.1.0')).toEqual({
    lastVersion: 'current',
    versions: {current: {label: 'v7', badge: false}, 6: {label: 'v6', badge: false}},
  });
});

it('versions of packages are printed into the pages of a version in all languages, and into no demo', () => {
  const mark = '%version(@mui/x-charts)%';
  const pages = [
    'versioned_docs/version-6/a/index.mdx',
    'i18n/zh/docusaurus-plugin-content-docs/version-6/a/index.mdx',
  ];
  pages.forEach((page) => write(page, `\`${mark}\``));
  write('versioned_docs/version-6/a/Demo.tsx', mark);
  write('docs/a/index.mdx', mark);
  expect(allPagesFolders('6', site)).toHaveLength(2);
  printSnapshotVersions('6', site);
  const read = (file: string) => readFileSync(path.join(site, file), 'utf8');
  expect(pages.map(read)).toEqual(Array(2).fill(`\`${installedVersion('@mui/x-charts')}\``));
  expect([read('docs/a/index.mdx'), read('versioned_docs/version-6/a/Demo.tsx')]).toEqual([mark, mark]);

  write('versioned_docs/version-6/b/index.mdx', '%version(@mui/x-chart)%');
  expect(() => printSnapshotVersions('6', site)).toThrow(
    '[versions] versioned_docs/version-6/b/index.mdx: "@mui/x-chart" is no documented package. Did you mean "@mui/x-charts"?',
  );
});

describe('the command', () => {
  const program = () => new commander.Command() as unknown as Command & {parseAsync(words: string[]): Promise<unknown>};
  const run = (cli: ReturnType<typeof program>, version: string) =>
    cli.parseAsync(['node', 'docusaurus', 'docs:version', version]);
  const docsPlugin = (done: string[]) => (cli: Command) => {
    (cli.command('docs:version') as unknown as commander.Command)
      .arguments('<version>')
      .action((version: string) => void done.push(`pages of ${version}`));
  };

  it('tells plugins of the version once its pages are there', async () => {
    const done: string[] = [];
    const cli = program();
    announceVersions(cli, docsPlugin(done));
    whenVersionIsCut(cli, async (version) => {
      await Promise.resolve();
      done.push(`data of ${version}`);
    });
    await run(cli, '6');
    expect(done).toEqual(['pages of 6', 'data of 6']);
  });

  it('writes nothing for a name that is no number', async () => {
    const done: string[] = [];
    const cli = program();
    announceVersions(cli, docsPlugin(done));
    await expect(run(cli, 'v6')).rejects.toThrow('[versions] "v6" is no name for a version');
    expect(done).toEqual([]);
  });

  it('ends with what a plugin has to say', async () => {
    const cli = program();
    announceVersions(cli, docsPlugin([]));
    whenVersionIsCut(cli, () => {
      throw new Error('no plugin left');
    });
    await expect(run(cli, '6')).rejects.toThrow('no plugin left');
  });

  it('is needed by who wants to hear of versions', () => {
    expect(() => whenVersionIsCut(program(), () => undefined)).toThrow(
      '[versions] there is no command "docs:version" to add to. Name the docs plugin before this plugin in docusaurus.config.ts.',
    );
  });
});
