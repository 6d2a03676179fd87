// Makes the installed packages those of the lock file. Plain Node: it runs before anything is installed.
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, realpathSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const PROJECT_ROOT = fileURLToPath(new URL('..', import.meta.url));
const OLDEST_NODE = 20;

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** The C library of this machine as npm names it; `undefined` where there is no choice of two. */
function libcOfMachine() {
  if (process.platform !== 'linux') {
    return undefined;
  }
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
}

/** Whether one of npm's `os`, `cpu` or `libc` lists admits a value: `["linux"]`, or `["!win32"]`. */
function admits(list, value) {
  if (!list || value === undefined) {
    return true;
  }
  const names = [list].flat();
  const refused = names.filter((name) => name.startsWith('!')).map((name) => name.slice(1));
  return refused.length > 0 ? !refused.includes(value) : names.includes(value);
}

function numbersOf(version) {
  return version.split('-')[0].split('.').map(Number);
}

/** Less than zero where one version is older than the other; parts that are not given count as 0. */
function compareVersions(one, other) {
  const [left, right] = [numbersOf(one), numbersOf(other)];
  const differing = [0, 1, 2].find((part) => (left[part] ?? 0) !== (right[part] ?? 0));
  return differing === undefined ? 0 : (left[differing] ?? 0) - (right[differing] ?? 0);
}

/**
 * Whether a range such as `^22.20 || >=25` admits a version of Node. A range in other words is taken to admit it:
 * what is missing is then installed, which does no harm.
 */
function admitsNode(range, version) {
  return range.split('||').some((alternative) => {
    const [, sign, least] = /^\s*(\^|>=)\s*v?(\d+(?:\.\d+){0,2})\s*$/.exec(alternative) ?? [];
    if (least === undefined) {
      return true;
    }
    return compareVersions(version, least) >= 0 && (sign === '>=' || numbersOf(version)[0] === numbersOf(least)[0]);
  });
}

/** Whether npm leaves a locked package out on this machine. */
function isLeftOut(entry, machine) {
  if (!entry.optional && !entry.devOptional) {
    return false;
  }
  if (entry.engines?.node && !admitsNode(entry.engines.node, machine.node)) {
    return true;
  }
  const isForSomeMachines = Boolean(entry.os || entry.cpu || entry.libc);
  // An optional package that names no machine is what another left-out package needs.
  return (
    !isForSomeMachines ||
    !(admits(entry.os, machine.os) && admits(entry.cpu, machine.cpu) && admits(entry.libc, machine.libc))
  );
}

const DEPENDENCY_LISTS = ['dependencies', 'devDependencies', 'optionalDependencies'];

function sameEntries(one = {}, other = {}) {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => one[name] === other[name]);
}

/**
 * Why the installed packages are not those of the lock file, or `undefined` where they are.
 *
 * It compares package.json with the lock file, the lock file with the list that npm keeps of what it installed, and that
 * list with the folders that are there.
 *
 * @param {string} folder the project's root
 */
export function installReason(folder) {
  const manifest = readJson(path.join(folder, 'package.json'));
  const lock = readJson(path.join(folder, 'package-lock.json'))?.packages;
  const installed = readJson(path.join(folder, 'node_modules/.package-lock.json'))?.packages;
  if (!lock) {
    return 'package-lock.json cannot be read';
  }
  if (!installed) {
    return 'nothing is installed';
  }
  if (DEPENDENCY_LISTS.some((list) => !sameEntries(manifest?.[list], lock['']?.[list]))) {
    return 'package.json asks for other packages than package-lock.json holds';
  }
  const machine = {os: process.platform, cpu: process.arch, libc: libcOfMachine(), node: process.versions.node};
  for (const [place, entry] of Object.entries(lock)) {
    if (place === '' || entry.link || (!installed[place] && isLeftOut(entry, machine))) {
      continue;
    }
    const version = installed[place]?.version;
    if (version !== entry.version) {
      return version ? `${place} is ${version}, locked is ${entry.version}` : `${place} is not installed`;
    }
    if (!existsSync(path.join(folder, place, 'package.json'))) {
      return `${place} is gone`;
    }
  }
  const surplus = Object.keys(installed).find((place) => !lock[place]);
  return surplus && `${surplus} is installed but not locked`;
}

/**
 * Runs `npm ci` where the installed packages differ from the lock file; ends the process where that fails.
 *
 * @param {string} [folder] the project's root
 */
export function install(folder = PROJECT_ROOT) {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < OLDEST_NODE) {
    throw new Error(`[kit] Node ${OLDEST_NODE} or newer is needed; this is ${process.version}.`);
  }
  const reason = installReason(folder);
  if (!reason) {
    return;
  }
  console.log(`Installing packages: ${reason}.`);
  const {status} = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    throw new Error('[kit] npm ci failed; its message is above.');
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const folder = process.argv[3] ?? PROJECT_ROOT;
  if (process.argv[2] === '--reason') {
    console.log(installReason(folder) ?? 'installed');
  } else {
    install();
  }
}
