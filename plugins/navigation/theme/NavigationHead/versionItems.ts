import {translate} from '@docusaurus/Translate';
import type {Language} from '@site/src/site/languages';
import {
  canonicalPath,
  inVersion,
  productOfPath,
  publishedPath,
  readLanguage,
  readVersion,
  type VersionedPath,
} from '@site/src/site/paths';
import {SITE_PRODUCT_ID} from '@site/src/site/products';
import {urlInArchive, ARCHIVES, type Archive} from '@site/src/site/versions';
import type {MenuItem} from '@site/src/ui/MenuButton';
import type {VersionMap} from '../../types';

function majorOf(version: string): number {
  return Number.parseInt(version, 10);
}

function label({text}: Archive, isNext: boolean): string {
  return isNext
    ? translate(
        {id: 'navigation.versions.next', message: '{version} (next)', description: 'The major after this one'},
        {version: text},
      )
    : text;
}

function switchData(version: string): MenuItem['data'] {
  return {
    'data-ga-event-category': 'version',
    'data-ga-event-action': 'switch',
    'data-ga-event-label': version,
  };
}

function archiveItem(archive: Archive, path: string, language: Language, isNext: boolean): MenuItem[] {
  const to = urlInArchive(archive, path, language);
  return to === undefined
    ? []
    : [{id: archive.text, label: label(archive, isNext), to, data: switchData(archive.text)}];
}

function majorOfMap({version}: VersionMap, installed: string): number {
  return majorOf(version ?? installed);
}

/** A version of this site, at the same page where it has that, else where the page's product begins there. */
function siteItem({version, pages, starts}: VersionMap, installed: string, asked: VersionedPath): MenuItem[] {
  const label = `v${version ?? installed}`;
  const id = version === undefined ? 'current' : label;
  if (version === asked.version) {
    return [{id, label, isChecked: true}];
  }
  const page = publishedPath(canonicalPath(asked.path));
  const start = starts[productOfPath(asked.path).productId ?? SITE_PRODUCT_ID];
  const to = pages.includes(page) ? page : start;
  return to === undefined ? [] : [{id, label, to: inVersion(to, version), data: switchData(label)}];
}

/**
 * The menu of versions: the next major, the current version, older majors. A major that this site
 * has pages of itself is linked here, not in an archive.
 *
 * @param installed the version that the site documents
 * @param path URL of the page, which each major is asked for
 * @param maps the site's own versions, the current one first; none where it is the only one
 */
export function versionItems(installed: string, path: string, maps: readonly VersionMap[] = []): MenuItem[] {
  const asked = readVersion(path);
  const {userLanguage} = readLanguage(path);
  const major = majorOf(installed);
  const own = maps.length === 0 ? [{pages: [], starts: {}}] : maps;
  const ofSite = own.map((map) => ({major: majorOfMap(map, installed), items: siteItem(map, installed, asked)}));
  const ofArchives = ARCHIVES.filter((archive) => !ofSite.some((candidate) => candidate.major === archive.major)).map(
    (archive) => ({major: archive.major, items: archiveItem(archive, asked.path, userLanguage, archive.major > major)}),
  );
  return [...ofSite, ...ofArchives].sort((a, b) => b.major - a.major).flatMap(({items}) => items);
}
