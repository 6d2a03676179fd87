import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {PROJECT_ROOT} from '../../src/node/project';
import type {NavigationEntry} from '../../src/site/navigation';
import {ACCEPTED_LANGUAGES, DEFAULT_LANGUAGE} from '../../src/site/languages';
import {canonicalPath} from '../../src/site/paths';
import {SITE} from '../../src/site/site';
import {titleOfPage} from '../../src/site/titles';
import {sidebarEntries, withAllLabels, type SidebarLabels} from './fullNavigation';
import type {ShownDemo} from './generatedPage';
import {LentParts} from './lentParts';
import {sidebarsText} from './sidebarsText';

const REFERENCE = 'tests/fixtures/reference';

/** Published pages that are not written; there are none once this is done. */
const NOT_WRITTEN = 'src/site/notWrittenPages.json';

/** What was published on a page. */
interface PublishedPage {
  readonly route: string;
  readonly title?: string;
  readonly anchors?: readonly string[];
  readonly demos?: readonly string[];
}

/** Published demos that are no demos in files of their own. */
const FREE_DEMO = /NoSnap$|^Codesandbox$|^CoreV5WithCoreV4$/;

function run(program: string, parameters: readonly string[], folder: string): string {
  return execFileSync(program, parameters, {cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024});
}

function readJson(folder: string, file: string): unknown {
  return JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
}

function writeJson(folder: string, file: string, value: unknown): void {
  writeFileSync(path.join(folder, file), `${JSON.stringify(value, undefined, 2)}\n`);
}

/** Everything that is, or would be, committed. */
function copyProject(folder: string): void {
  const files = run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], PROJECT_ROOT).split('\0');
  files
    .filter((file) => file !== '' && lstatSync(path.join(PROJECT_ROOT, file), {throwIfNoEntry: false})?.isFile())
    .forEach((file) => cpSync(path.join(PROJECT_ROOT, file), path.join(folder, file)));
}

/** Rules tests ask git for the files of the project, and pages say when they were last changed. */
function commitAll(folder: string): void {
  run('git', ['init', '--quiet'], folder);
  run('git', ['add', '--all'], folder);
  const author = ['-c', 'user.name=Full site', '-c', 'user.email=full-site@localhost'];
  run('git', [...author, 'commit', '--quiet', '--message', 'The site as big as it will be'], folder);
}

/** The folder in `docs` of the product that a page belongs to: `react-data-grid`. */
function productFolder(route: string): string {
  return route.split('/')[2] ?? '';
}

function pageFolder(folder: string, route: string): string {
  return path.join(folder, 'docs', canonicalPath(route).slice(SITE.docsPath.length + 1));
}

function addDemo(name: string, folder: string, parts: LentParts): Promise<ShownDemo> | ShownDemo {
  return FREE_DEMO.test(name) ? {name} : parts.addDemo(name, folder);
}

async function writePage(folder: string, page: PublishedPage, parts: LentParts): Promise<void> {
  const {route, title, anchors = [], demos = []} = page;
  const place = pageFolder(folder, route);
  mkdirSync(place, {recursive: true});
  const shown: ShownDemo[] = [];
  for (const name of new Set(demos)) {
    shown.push(await addDemo(name, place, parts));
  }
  const content = {route, title: titleOfPage({pathname: route, title}), anchors, demos: shown};
  writeFileSync(path.join(place, 'index.mdx'), parts.page(content));
}

async function writeMissingPages(folder: string, pages: readonly PublishedPage[]): Promise<void> {
  const missing = pages.filter(
    ({route}) => !route.startsWith('/x/api/') && !existsSync(path.join(pageFolder(folder, route), 'index.mdx')),
  );
  const names = [...new Set(missing.map(({route}) => productFolder(route)))];
  // All donors are read before the first page is written, which would be one otherwise.
  const products = names.map((name) => ({name, parts: new LentParts(path.join(folder, 'docs', name))}));
  for (const {name, parts} of products) {
    for (const page of missing.filter(({route}) => productFolder(route) === name)) {
      await writePage(folder, page, parts);
    }
  }
}

async function writeNavigation(folder: string, entries: readonly NavigationEntry[]): Promise<void> {
  const file = path.join(folder, 'sidebars.ts');
  writeFileSync(file, await sidebarsText(sidebarEntries(entries), file));
  for (const language of ACCEPTED_LANGUAGES.filter((candidate) => candidate !== DEFAULT_LANGUAGE)) {
    const labels = `i18n/${language}/docusaurus-plugin-content-docs/current.json`;
    writeJson(folder, labels, withAllLabels(readJson(folder, labels) as SidebarLabels, entries));
  }
}

/**
 * Makes a copy of the whole project in which every published page is there: those that are not written yet have the
 * published headings and demos, with texts and demos of written pages of their product. `npm test` runs in it as it will
 * in the project once that is whole; it needs `node_modules`, which the caller gives it.
 *
 * @param folder an empty folder, or one that is not there yet; a temporary one where it is left out
 * @returns the folder
 * @throws where the folder is not empty, where the project is not in git, and where a product with missing pages has none that is written
 */
export async function makeFullSite(folder = mkdtempSync(path.join(tmpdir(), 'mui-x-docs-full-'))): Promise<string> {
  mkdirSync(folder, {recursive: true});
  if (readdirSync(folder).length > 0) {
    throw new Error(`${folder}: there is something in this folder, which a copy of the project would overwrite.`);
  }
  copyProject(folder);
  await writeMissingPages(folder, readJson(folder, `${REFERENCE}/pages.json`) as readonly PublishedPage[]);
  await writeNavigation(folder, readJson(folder, `${REFERENCE}/navigation.json`) as readonly NavigationEntry[]);
  if (existsSync(path.join(folder, NOT_WRITTEN))) {
    writeJson(folder, NOT_WRITTEN, []);
  }
  commitAll(folder);
  return folder;
}
