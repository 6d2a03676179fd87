import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {stylingFiles, type Watcher} from '../../../src/node/demoFiles';
import {runningImports} from './editorModules';
import {packageOfSpecifier} from '../../../src/node/packages/documentedPackages';
import type {CodeStyling} from '../../../src/site/storage';

/** Packages that all demos are loaded with, or import only single files of. */
const COMMON_PACKAGES = ['react', '@mui/material', '@mui/icons-material'];

/** Demos are named in capitals; what lies beside them in lower case belongs to them. */
const DEMO_FILE = /^[A-Z]\w*\.tsx$/;

function packagesOf(code: string): string {
  const packages = runningImports(code).flatMap(({specifier}) => packageOfSpecifier(specifier) ?? []);
  return [...new Set(packages)]
    .filter((name) => !COMMON_PACKAGES.includes(name))
    .sort()
    .join();
}

/** The files of all demos in a folder, by name, in one styling. */
function demosOf(folder: string, styling: CodeStyling): string[] {
  const demos = readdirSync(folder).filter((name) => DEMO_FILE.test(name));
  const files = demos.map((name) => stylingFiles(path.join(folder, name))[styling]);
  return files.filter((file) => existsSync(file)).sort();
}

/**
 * The demos beside a demo that are built on the same packages, and the demo itself.
 *
 * Demos travel in groups, since each chunk has a line in the script that all pages load, and a demo is small. A group is the
 * module behind `BasicBars.tsx?demos-live=BasicBars.tsx,StackBars.tsx`, which exports the `?demo-live` module of each. It is a
 * module and not a name of a chunk, because Docusaurus lists all names for every page.
 */
export function liveGroup(file: string, styling: CodeStyling, code: string, watcher: Watcher): string[] {
  const packages = packagesOf(code);
  return demosOf(path.dirname(file), styling).filter((other) => {
    watcher.uses(other);
    return packagesOf(readFileSync(other, 'utf8')) === packages;
  });
}

/** The request by which a group is imported. */
function requestOf(members: readonly string[]): string {
  return `${members[0] ?? ''}?demos-live=${members.map((member) => path.basename(member)).join()}`;
}

/**
 * JavaScript that fetches a group and gives what it has of one demo. All demos of a group fetch it through one module
 * (`&fetch`): each `import()` in another module would be another chunk.
 */
export function fetchOfGroup(file: string, members: readonly string[]): string {
  return `() => ${groupPromise(members)}.then(({demos}) => demos[${JSON.stringify(path.basename(file))}])`;
}

/** JavaScript of a promise of a group. */
export function groupPromise(members: readonly string[]): string {
  return `require(${JSON.stringify(`${requestOf(members)}&fetch`)}).default()`;
}

/** Text of the module that fetches a group. */
export function groupFetchModule(members: readonly string[]): string {
  return `export default () => import(${JSON.stringify(requestOf(members))});\n`;
}

interface GroupRequest {
  /** Absolute paths. */
  readonly members: readonly string[];
  /** Whether the group is asked for, or what fetches it. */
  readonly isFetch: boolean;
}

/** Parses a request that a function of this file made; gives `undefined` for any other request. */
export function readGroupRequest(request: string): GroupRequest | undefined {
  const [, first, names, fetch] = /^(.*)\?demos-live=([\w.,]+)(&fetch)?$/.exec(request) ?? [];
  if (first === undefined || names === undefined) {
    return undefined;
  }
  const members = names.split(',').map((name) => path.join(path.dirname(first), name));
  return {members, isFetch: fetch !== undefined};
}

/** Text of the module behind a group. */
export function groupModule(members: readonly string[]): string {
  const imports = members.map(
    (member, index) => `import * as demo${index} from ${JSON.stringify(`${member}?demo-live`)};`,
  );
  const entries = members.map((member, index) => `${JSON.stringify(path.basename(member))}: demo${index}`);
  return `${imports.join('\n')}\nexport const demos = {${entries.join(', ')}};\n`;
}
