import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {stylingFiles, type Watcher} from './demoFiles';
import {runningImports} from './editorModules';
import {packageOfSpecifier} from './standingPackages';
import type {CodeStyling} from '../../../src/site/storage';

/**
 * Demos travel in groups, since each chunk has a line in the script that all pages load, and a demo is small. A group is the
 * module behind `BasicBars.tsx?demos-live=BasicBars.tsx,StackBars.tsx`, which gives what `?demo-live` gives of each. It is a
 * module and not a name of a chunk, because Docusaurus lists all names for every page.
 */
export type GroupKind = 'live' | 'details';

/** What demos are loaded with anyway, or take only single files of. */
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

/** The demos beside a demo that are built on the same packages, and the demo itself. */
export function liveGroup(file: string, styling: CodeStyling, code: string, watcher: Watcher): string[] {
  const packages = packagesOf(code);
  return demosOf(path.dirname(file), styling).filter((other) => {
    watcher.uses(other);
    return packagesOf(readFileSync(other, 'utf8')) === packages;
  });
}

/** All demos beside a demo: what the page shows around them is needed at once. */
export function detailsGroup(file: string): string[] {
  return demosOf(path.dirname(file), 'MUI System');
}

/** JavaScript that fetches a group and gives what it has of one demo. */
export function fetchOfGroup(kind: GroupKind, file: string, members: readonly string[]): string {
  const names = members.map((member) => path.basename(member));
  const request = JSON.stringify(`${members[0] ?? file}?demos-${kind}=${names.join()}`);
  return `() => import(${request}).then(({demos}) => demos[${JSON.stringify(path.basename(file))}])`;
}

/** The kind and the members of a group, absolute paths; nothing for the request of something else. */
export function readGroupRequest(request: string): {kind: GroupKind; members: string[]} | undefined {
  const [, first, kind, names] = /^(.*)\?demos-(live|details)=([\w.,]+)$/.exec(request) ?? [];
  return first !== undefined && names !== undefined
    ? {kind: kind as GroupKind, members: names.split(',').map((name) => path.join(path.dirname(first), name))}
    : undefined;
}

/** Text of the module behind a group. */
export function groupModule(kind: GroupKind, members: readonly string[]): string {
  const imports = members.map(
    (member, index) => `import * as demo${index} from ${JSON.stringify(`${member}?demo-${kind}`)};`,
  );
  const entries = members.map((member, index) => `${JSON.stringify(path.basename(member))}: demo${index}`);
  return `${imports.join('\n')}\nexport const demos = {${entries.join(', ')}};\n`;
}
