import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {PROJECT_FILES, PROJECT_ROOT, readProjectFile} from './projectFiles';

const HEADER =
  /Ejected from (?<name>@docusaurus\/[\w-]+) (?<version>\d+\.\d+\.\d+), (?<source>src\/theme\/\S+\.tsx?) \(sha256 (?<hash>[0-9a-f]{12})\)/;

/** The packages whose components `src/theme` may replace. */
const THEMES = ['theme-classic', 'theme-common', 'theme-search-algolia', 'theme-mermaid', 'theme-live-codeblock'];

const components = PROJECT_FILES.filter((file) => /^src\/theme\/.*\.tsx?$/.test(file));

/** Path of the stock component that a file of `src/theme` replaces, without its ending. */
function stockLocation(file: string): string | undefined {
  const name = file.replace(/^src\/theme\//, '').replace(/(?:\/index)?\.tsx?$/, '');
  return THEMES.map((theme) => `node_modules/@docusaurus/${theme}/lib/theme/${name}`).find((location) =>
    [`${location}.js`, `${location}/index.js`].some((stock) => existsSync(path.join(PROJECT_ROOT, stock))),
  );
}

function sourceHash(packageName: string, source: string): string {
  const content = readFileSync(path.join(PROJECT_ROOT, 'node_modules', packageName, source));
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}

const replacements = components.filter((file) => stockLocation(file));
const ejects = components.filter((file) => HEADER.test(readProjectFile(file)));
const wraps = replacements.filter((file) => /@theme-(?:original|init)\//.test(readProjectFile(file)));

test('what replaces a stock component wraps it, or says what it was taken from', () => {
  const silent = replacements.filter((file) => !ejects.includes(file) && !wraps.includes(file));
  const advice = silent.map((file) => `${file} replaces ${stockLocation(file)}`);
  expect(advice).toEqual([]);
});

test('a header that says what a component was taken from can be read', () => {
  const unreadable = components.filter((file) => /\beject/i.test(readProjectFile(file)) && !ejects.includes(file));
  expect(unreadable).toEqual([]);
});

test('the stock source of what was taken from one has not moved', () => {
  const moved = ejects.filter((file) => {
    const {name = '', version, source = '', hash} = HEADER.exec(readProjectFile(file))?.groups ?? {};
    const manifest = path.join(PROJECT_ROOT, 'node_modules', name, 'package.json');
    const installed = (JSON.parse(readFileSync(manifest, 'utf8')) as {version: string}).version;
    return version !== installed || hash !== sourceHash(name, source);
  });
  expect(moved).toEqual([]);
});
