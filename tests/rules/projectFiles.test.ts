import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {filesByGit, filesOnDisk, PROJECT_FILES} from './projectFiles';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'project-files-'));
  const texts = {
    '.gitignore': 'build/\n*.log\n.env\ni18n/*/made/\n',
    'README.md': '',
    'docs/a/index.mdx': '',
    'docs/a/run.log': '',
    'build/index.html': '',
    '.env': '',
    'i18n/zh/made/index.mdx': '',
    'i18n/zh/code.json': '',
  };
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(path.join(folder, path.dirname(file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }
});

afterEach(() => rmSync(folder, {recursive: true}));

const FILES = ['.gitignore', 'README.md', 'docs/a/index.mdx', 'i18n/zh/code.json'];

test('an unpacked archive has the files that .gitignore does not name', () => {
  expect(filesByGit(folder)).toBeUndefined();
  expect(filesOnDisk(folder)).toEqual(FILES);
});

test('a work tree has the same, whether they are committed or not', () => {
  execFileSync('git', ['init', '--quiet'], {cwd: folder});
  execFileSync('git', ['add', 'README.md'], {cwd: folder});
  expect(filesByGit(folder)).toEqual(FILES);
  expect(filesOnDisk(folder)).toEqual(FILES);
});

test('a folder that the repository around it ignores is looked at on disk', () => {
  execFileSync('git', ['init', '--quiet'], {cwd: folder});
  expect(filesByGit(path.join(folder, 'build'))).toBeUndefined();
});

test('git and the disk agree on the files of the project', () => {
  const root = path.resolve(__dirname, '../..');
  expect(PROJECT_FILES.length).toBeGreaterThan(500);
  // Files that only this clone ignores (.git/info/exclude) are not in .gitignore.
  const ignoredHere = new Set(filesOnDisk(root).filter((file) => !PROJECT_FILES.includes(file)));
  const byGit = filesByGit(root, '--exclude-per-directory=.gitignore') ?? PROJECT_FILES;
  expect(byGit.filter((file) => PROJECT_FILES.includes(file) || ignoredHere.has(file))).toEqual(filesOnDisk(root));
});
