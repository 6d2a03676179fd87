// Makes the installed packages those of the lock file. Plain Node: it runs before anything is installed.
import {spawnSync} from 'node:child_process';
import {accessSync, constants, existsSync, readFileSync, realpathSync} from 'node:fs';
import {createRequire} from 'node:module';
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

/** The C library of a Linux, by the name that packages have for it, found out as npm does. */
function libc() {
  if (process.platform !== 'linux') {
    return undefined;
  }
  process.report.excludeNetwork = true;
  const {header, sharedObjects = []} = process.report.getReport();
  if (header.glibcVersionRuntime) {
    return 'glibc';
  }
  return sharedObjects.some((file) => /libc\.musl-|ld-musl-/.test(file)) ? 'musl' : 'unknown';
}

/** Whether a list such as `["linux", "darwin"]` or `["!win32"]` accepts a value; an entry without a list accepts all. */
function accepts(list, value) {
  const names = [list ?? []].flat();
  const accepted = names.filter((name) => !name.startsWith('!'));
  return (
    !names.includes(`!${value}`) && (accepted.length === 0 || accepted.includes('any') || accepted.includes(value))
  );
}

/** Whether a package runs on this Node, and on the oldest: what that one does without is not needed. */
function isForThisNode({engines}) {
  const semver = createRequire(import.meta.url)('semver');
  const range = engines?.node ?? '*';
  return semver.satisfies(process.version, range) && semver.intersects(range, `${OLDEST_NODE}.x`);
}

/** Whether a package says that it was made for this system. */
function isForThisSystem(entry) {
  return (
    Boolean(entry.os ?? entry.cpu) &&
    accepts(entry.os, process.platform) &&
    accepts(entry.cpu, process.arch) &&
    (entry.libc === undefined || accepts(entry.libc, libc())) &&
    isForThisNode(entry)
  );
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
  const isLeftOut = ([name, entry]) => !installed[name] && (entry.optional || entry.devOptional);
  const entries = Object.entries(lock).filter(([name, entry]) => name !== '' && !entry.link);
  for (const [name, entry] of entries.filter((one) => !isLeftOut(one))) {
    const version = installed[name]?.version;
    if (version !== entry.version) {
      return version ? `${name} is ${version}, locked is ${entry.version}` : `${name} is not installed`;
    }
    if (!existsSync(path.join(folder, name, 'package.json'))) {
      return `${name} is gone`;
    }
  }
  const surplus = Object.keys(installed).find((name) => !lock[name]);
  if (surplus) {
    return `${surplus} is installed but not locked`;
  }
  // npm leaves out what is made for another system. Sometimes it also leaves out what is made for this one.
  const missing = entries.filter(isLeftOut).find(([, entry]) => isForThisSystem(entry));
  return missing && `${missing[0]} is made for this system and not installed`;
}

/** The first of the folders in which npm could not write. */
function readOnlyFolder(folders) {
  return folders.filter(existsSync).find((folder) => {
    try {
      accessSync(folder, constants.W_OK);
      return false;
    } catch {
      return true;
    }
  });
}

/**
 * Runs `npm ci` where the installed packages differ from the lock file.
 *
 * @param {string} [folder] the project's root
 * @throws where Node is too old, or the packages cannot be installed
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
  const readOnly = readOnlyFolder([path.join(folder, 'node_modules'), folder]);
  if (readOnly) {
    throw new Error(
      `[install] packages have to be installed (${reason}), but ${readOnly} cannot be written. ` +
        'Make it writable, or run the command as the user who owns it.',
    );
  }
  console.log(`Installing packages: ${reason}.`);
  // npm may be set to leave some out, as it is by NODE_ENV=production.
  const parameters = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  const {status, error} = spawnSync('npm', parameters, {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (error) {
    throw new Error(`[install] npm cannot be run (${error.message}). Install the npm that comes with Node.`);
  }
  if (status !== 0) {
    throw new Error('[install] npm ci failed; its message is above.');
  }
  const left = installReason(folder);
  if (left) {
    // npm takes no notice of an optional package that the registry does not send.
    throw new Error(
      `[install] ${left}, even after npm ci. Does the registry have it? Then delete node_modules and try again.`,
    );
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
