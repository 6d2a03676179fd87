import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {installedFolder, installedVersion} from '../../../src/node/project';
import {DOCUMENTED_PACKAGES} from '../../../src/site/packages';
import type {PackageRelease} from '../types';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * The release date of a version: the changelog has a heading with the version, and below it the date in italics.
 *
 * @param changelog text of the changelog that a package ships
 * @returns an ISO date, or `null` if the changelog has none
 */
export function releaseDate(changelog: string, version: string): string | null {
  const escaped = version.replace(/[.+]/g, '\\$&');
  const match = new RegExp(
    `^## ${escaped}\\s+_(?<month>[A-Z][a-z]{2})[a-z]* (?<day>\\d{1,2}), (?<year>\\d{4})_`,
    'm',
  ).exec(changelog);
  const {month = '', day = '', year = ''} = match?.groups ?? {};
  const number = MONTHS.indexOf(month) + 1;
  return number > 0 ? `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}` : null;
}

function readChangelog(packageName: string): string {
  const file = path.join(installedFolder(packageName), 'CHANGELOG.md');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/**
 * The installed version and release date of every documented package.
 *
 * @throws when a documented package is not installed
 */
export function packageReleases(): PackageRelease[] {
  return DOCUMENTED_PACKAGES.map(({name}) => {
    const version = installedVersion(name);
    return {name, version, date: releaseDate(readChangelog(name), version)};
  });
}
