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

/** The pages of an older version, by their URLs in the current version. */
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
 * @throws PluginError if the list of versions does not match the files of the versions
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

/** Redirects inside older versions: groups, and the root of each version. */
export function versionRedirects(versions: readonly VersionPages[]): GroupRedirect[] {
  return versions.flatMap(({version, groups, starts}) => {
    const first = starts[SITE_PRODUCT_ID] ?? Object.values(starts)[0];
    const root = first === undefined ? [] : [{from: `${SITE.docsPath}/`, to: first}];
    return [...root, ...groups].map(({from, to}) => ({from: inVersion(from, version), to: inVersion(to, version)}));
  });
}

/**
 * The pages of all versions, for the menu of versions; an empty list if there is only one version.
 *
 * @param sidebars the sidebars of the current version
 */
export function versionMaps(sidebars: SidebarsConfig, versions: readonly VersionPages[]): VersionMap[] {
  if (versions.length === 0) {
    return [];
  }
  const current = {pages: pagesOf(sidebars).map(publishedPath), starts: productStarts(sidebars)};
  const older = versions.map(({version, pages, starts}) => ({version, pages: pages.map(publishedPath), starts}));
  return [current, ...older];
}
