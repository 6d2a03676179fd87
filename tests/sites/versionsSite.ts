import {cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {PROJECT_ROOT} from '../../src/node/project';
import {ignoreMissingPages} from './ignoreMissingPages';
import {MANY_DEMOS_ROUTE, manyDemos} from './manyDemos';

/** Files and folders that a build of the site reads, without its pages. */
export const SOURCES = ['plugins', 'src', 'static', 'docusaurus.config.ts', 'package.json', 'tsconfig.json'];
const FIXTURE = path.join(PROJECT_ROOT, 'tests/fixtures/versions');
const MODULES = path.join(PROJECT_ROOT, 'node_modules');

/** The version that is created, and the package that has another version afterwards. */
export const CUT_VERSION = '6';
const PACKAGE = '@mui/x-tree-view';
export const NEXT_RELEASE = '7.0.0';

/** Pages that only browser tests need, such as demos with errors. */
const TEST_PAGES = path.join(PROJECT_ROOT, 'tests/fixtures/site/docs');

/** A text page that both the small site and the whole site have, to compare them. */
export const TEXT_PAGE = 'docs/introduction/licensing';

/** The API pages of the copy: one product is enough. */
const API_PAGES = [{productId: 'x-tree-view', hasIndex: false, components: ['TreeItem', 'TreeView'], interfaces: []}];

function edit(file: string, change: (text: string) => string): void {
  const text = readFileSync(file, 'utf8');
  const changed = change(text);
  if (changed === text) {
    throw new Error(`[tests] ${file}: there is nothing to change for the test of versions. What did it look for?`);
  }
  writeFileSync(file, changed);
}

/** Links every entry of a folder, so that single entries can be replaced without changing the project. */
function linkEntries(from: string, to: string, left: readonly string[]): void {
  mkdirSync(to, {recursive: true});
  readdirSync(from)
    .filter((name) => !left.includes(name))
    .forEach((name) => symlinkSync(path.join(from, name), path.join(to, name), 'junction'));
}

/** Links the installed packages. The copy has its own caches, since the project's are for other pages. */
function installPackages(folder: string): void {
  const [scope = ''] = PACKAGE.split('/');
  const target = path.join(folder, 'node_modules');
  linkEntries(MODULES, target, ['.cache', scope]);
  linkEntries(path.join(MODULES, scope), path.join(target, scope), [path.basename(PACKAGE)]);
  cpSync(path.join(MODULES, PACKAGE), path.join(target, PACKAGE), {recursive: true});
}

/**
 * Makes a copy of the project with a few pages, ready for `docusaurus docs:version 6`: the small site.
 *
 * @returns the folder of the copy
 */
export function makeVersionsSite(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'mui-x-docs-versions-'));
  SOURCES.forEach((source) => cpSync(path.join(PROJECT_ROOT, source), path.join(folder, source), {recursive: true}));
  cpSync(path.join(FIXTURE, 'then'), folder, {recursive: true});
  installPackages(folder);
  const config = path.join(folder, 'docusaurus.config.ts');
  edit(path.join(folder, 'src/site/apiPages.ts'), (text) =>
    text.replace(/(?<=^export const API_PAGES = )\[.*^\](?= as const)/ms, JSON.stringify(API_PAGES)),
  );
  ignoreMissingPages(config);
  // The plugin needs changelogs of one major from all packages.
  edit(config, (text) => text.replace("'./plugins/releases/index.ts',", ''));
  // The demo of the template is beside a page that the copy lacks.
  edit(config, (text) => text.replace("'./plugins/templates/index.ts',", ''));
  return folder;
}

/** Adds the pages for browser tests after the version was created, so that they are built only once. */
function addTestPages(folder: string): void {
  cpSync(TEST_PAGES, path.join(folder, 'docs'), {recursive: true});
  cpSync(path.join(PROJECT_ROOT, TEXT_PAGE), path.join(folder, TEXT_PAGE), {recursive: true});
  const manyDemosFolder = path.join(folder, 'docs', path.basename(MANY_DEMOS_ROUTE));
  mkdirSync(manyDemosFolder);
  for (const [name, text] of Object.entries(manyDemos())) {
    writeFileSync(path.join(manyDemosFolder, name), text);
  }
}

/**
 * The time after the cut: other pages, another demo, and another major of the package with another comment. The pages of
 * the browser tests come with it.
 */
export function moveOn(folder: string): void {
  rmSync(path.join(folder, 'docs/react-tree-view/gone'), {recursive: true});
  cpSync(path.join(FIXTURE, 'now'), folder, {recursive: true});
  addTestPages(folder);
  const packageFolder = path.join(folder, 'node_modules', PACKAGE);
  edit(path.join(packageFolder, 'package.json'), (text) => text.replace(/(?<="version": ")[^"]+/, NEXT_RELEASE));
  edit(path.join(folder, 'package.json'), (text) =>
    text.replace(new RegExp(`(?<="${PACKAGE}": ")[^"]+`), NEXT_RELEASE),
  );
  edit(path.join(packageFolder, 'TreeView/TreeView.types.d.ts'), (text) =>
    text.replace('The content of the component.', 'The items of the next major.'),
  );
}
