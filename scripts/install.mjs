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
  for (const [name, entry] of Object.entries(lock)) {
    // npm leaves out what is optional and made for another system.
    const isOptional = entry.optional || entry.devOptional;
    if (name === '' || entry.link || (!installed[name] && isOptional)) {
      continue;
    }
    const version = installed[name]?.version;
    if (version !== entry.version) {
      return version ? `${name} is ${version}, locked is ${entry.version}` : `${name} is not installed`;
    }
    if (!existsSync(path.join(folder, name, 'package.json'))) {
      return `${name} is gone`;
    }
  }
  const surplus = Object.keys(installed).find((name) => !lock[name]);
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
    throw new Error(`[install] Node ${OLDEST_NODE} or newer is needed; this is ${process.version}.`);
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
    throw new Error('[install] npm ci failed; its message is above.');
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
