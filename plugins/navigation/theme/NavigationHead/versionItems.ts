import {translate} from '@docusaurus/Translate';
import {addressInArchive, ARCHIVES, type Archive} from '@site/src/site/versions';
import type {MenuItem} from '@site/src/ui/MenuButton';

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

function archiveItem(archive: Archive, path: string, isNext: boolean): MenuItem[] {
  const to = addressInArchive(archive, path);
  const data = {
    'data-ga-event-category': 'version',
    'data-ga-event-action': 'switch',
    'data-ga-event-label': archive.text,
  };
  return to === undefined ? [] : [{id: archive.text, label: label(archive, isNext), to, data}];
}

/**
 * The menu of versions: the next major, the current version, older majors (spec, "Version switcher").
 *
 * @param version the version that is documented here
 * @param path address of the page, which each major is asked for
 */
export function versionItems(version: string, path: string): MenuItem[] {
  const major = majorOf(version);
  const newer = ARCHIVES.filter((archive) => archive.major > major);
  const older = ARCHIVES.filter((archive) => archive.major < major);
  return [
    ...newer.flatMap((archive) => archiveItem(archive, path, true)),
    {id: 'current', label: `v${version}`, isChecked: true},
    ...older.flatMap((archive) => archiveItem(archive, path, false)),
  ];
}
