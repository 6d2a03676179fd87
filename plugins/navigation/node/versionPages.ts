import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {inVersion, publishedPath} from '../../../src/site/paths';
import {SITE_PRODUCT_ID} from '../../../src/site/products';
import {SITE} from '../../../src/site/site';
import {PROJECT_ROOT} from '../../../src/node/project';
import {pagesOfVersion, readVersions, sidebarsFileOf} from '../../../src/node/versions';
import type {VersionMap} from '../types';
import type {GroupRedirect} from '../../../src/site/navigation';
import {groupRedirects, pagesOf, productStarts} from '../../../src/node/sidebars/readSidebars';

/** The pages of an older version, all by the URLs that they have in the current one. */
export interface VersionPages {
  readonly version: string;
  /** Canonical paths. */
  readonly pages: readonly string[];
  readonly groups: readonly GroupRedirect[];
  /** The first page of every sidebar, by the sidebar's name. */
  readonly starts: Readonly<Record<string, string>>;
}

/**
 * The older versions of the site, the newest first, with their pages.
 *
 * @param siteFolder absolute path of the project
 * @throws PluginError where the list of versions and the files of the versions do not agree
 */
export function versionPages(siteFolder = PROJECT_ROOT): VersionPages[] {
  return readVersions(siteFolder).map((version) => {
    const file = path.join(siteFolder, sidebarsFileOf(version));
    const sidebars = JSON.parse(readFileSync(file, 'utf8')) as SidebarsConfig;
    return {
      version,
      pages: pagesOfVersion(version, siteFolder),
      groups: groupRedirects(sidebars),
      starts: productStarts(sidebars),
    };
  });
}

/** URLs of older versions that only lead to a page: of groups, and of each version itself. */
export function versionRedirects(versions: readonly VersionPages[]): GroupRedirect[] {
  return versions.flatMap(({version, groups, starts}) => {
    const first = starts[SITE_PRODUCT_ID] ?? Object.values(starts)[0];
    const root = first === undefined ? [] : [{from: `${SITE.docsPath}/`, to: first}];
    return [...root, ...groups].map(({from, to}) => ({from: inVersion(from, version), to: inVersion(to, version)}));
  });
}

/**
 * What the menu of versions needs to lead to the same page of another version: an empty list where there is one version.
 *
 * @param sidebars those of the current version
 */
export function versionMaps(sidebars: SidebarsConfig, versions: readonly VersionPages[]): VersionMap[] {
  if (versions.length === 0) {
    return [];
  }
  const current = {pages: pagesOf(sidebars).map(publishedPath), starts: productStarts(sidebars)};
  const older = versions.map(({version, pages, starts}) => ({version, pages: pages.map(publishedPath), starts}));
  return [current, ...older];
}
