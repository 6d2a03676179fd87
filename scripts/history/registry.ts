import {existsSync, mkdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {compare, lte, parse} from 'semver';
import {DOCUMENTED_PACKAGES} from '../../src/site/packages';
import type {ProductId} from '../../src/site/products';
import {installedVersion} from '../../src/node/project';
import {runNpm, runProcess, type ProcessResult} from '../runProcess';
import {packagesOfRelease, releaseFolder} from './packages';

/** What the folder of a release is called that was installed, and not downloaded alone. */
const INSTALLED = '-installed';

/** Builds for other systems, which no type is read from. */
const LEFT_OUT = ['package/modern', 'package/legacy', 'package/CHANGELOG.md'];

/** What npm's output says went wrong, in lines of its log or in JSON. */
export function reasonIn(output: string): string {
  const said = output.split('\n').map((line) => /^npm (?:error|ERR!) (.+)$|^\s*"summary": "(.+)",?$/.exec(line));
  const lines = said.flatMap((line) => line?.[1] ?? line?.[2] ?? []);
  return [...new Set(lines)].slice(0, 2).join(', ') || output.trim().split('\n')[0] || 'no answer';
}

/** What a program wrote, if it ended well. */
function outputOf({code, output}: ProcessResult, what: string): string {
  if (code !== 0) {
    throw new Error(
      `[history] ${what}: ${reasonIn(output)}. Check the connection and the registry, then run it again.`,
    );
  }
  return output;
}

/** The package that names the releases of a product: that of its lowest plan. */
function firstPackageOf(productId: ProductId): string {
  return DOCUMENTED_PACKAGES.find((documented) => documented.productId === productId)?.name ?? '';
}

/**
 * The releases that the history of a product tells of, the oldest first: the stable ones of the documented major, up to the
 * documented version.
 *
 * @param versions everything that the registry has of the product's first package
 */
export function releasesToRead(versions: readonly string[], documented: string): string[] {
  const major = parse(documented)?.major;
  return versions
    .filter((version) => {
      const parsed = parse(version);
      return parsed?.major === major && parsed?.prerelease.length === 0 && lte(version, documented);
    })
    .sort(compare);
}

/** @throws what npm says if it cannot ask the registry */
export async function publishedReleases(productId: ProductId): Promise<string[]> {
  const name = firstPackageOf(productId);
  // What npm warns of would stand in the output too.
  const parameters = ['view', '--silent', name, 'versions', '--json'];
  const output = outputOf(await runNpm(parameters), `the versions of ${name} cannot be read`);
  return releasesToRead([JSON.parse(output) as string | string[]].flat(), installedVersion(name));
}

/** Makes the folder of a release, unless it is there: complete, or not at all if the run is interrupted. */
async function makeOnce(folder: string, fill: (begun: string) => Promise<void>): Promise<void> {
  if (existsSync(folder)) {
    return;
  }
  const begun = `${folder}.begun`;
  rmSync(begun, {recursive: true, force: true});
  mkdirSync(begun, {recursive: true});
  await fill(begun);
  renameSync(begun, folder);
}

/**
 * Downloads the packages of a release, unless they are there: their types, which find what they import in the project. npm
 * checks what the registry sends.
 *
 * @throws what npm or tar says if they cannot
 */
export async function downloadRelease(productId: ProductId, version: string): Promise<void> {
  await makeOnce(releaseFolder(productId, version), async (begun) => {
    for (const {name} of packagesOfRelease(productId, version)) {
      const packed = await runNpm(['pack', '--silent', `${name}@${version}`], {folder: begun});
      const output = outputOf(packed, `${name} ${version} cannot be downloaded`);
      const archive = output.trim().split('\n').at(-1) ?? '';
      const target = path.join('node_modules', name);
      mkdirSync(path.join(begun, target), {recursive: true});
      const excluded = LEFT_OUT.map((place) => `--exclude=${place}`);
      const parameters = ['-xzf', archive, '-C', target, '--strip-components=1', ...excluded];
      outputOf(await runProcess('tar', parameters, {folder: begun}), `${archive} cannot be unpacked with tar`);
      rmSync(path.join(begun, archive));
    }
  });
}

const INSTALL = [
  'install',
  '--legacy-peer-deps',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--no-package-lock',
] as const;

/**
 * Installs the packages of a release with what they need to run, unless they are there: those of an older major import what
 * the project has no more.
 *
 * @throws what npm says if it cannot
 */
export async function installRelease(productId: ProductId, version: string): Promise<void> {
  await makeOnce(`${releaseFolder(productId, version)}${INSTALLED}`, async (begun) => {
    const names = packagesOfRelease(productId, version).map(({name}) => name);
    const dependencies = Object.fromEntries(names.map((name) => [name, version]));
    writeFileSync(path.join(begun, 'package.json'), JSON.stringify({private: true, dependencies}));
    const installed = await runNpm(INSTALL, {folder: begun});
    outputOf(installed, `the packages of ${productId} ${version} cannot be installed`);
  });
}

/** The `node_modules` folder of a release that was installed. */
export function installedModules(productId: ProductId, version: string): string {
  return path.join(`${releaseFolder(productId, version)}${INSTALLED}`, 'node_modules');
}
