import versions from '@generated/navigation/default/versions.json';
import type {MenuItem} from '@site/src/ui/MenuButton';
import {versionItems} from './versionItems';

/**
 * The menu of versions, with what it takes to make it: fetched in one piece.
 *
 * @param installed the version that the site documents
 * @param path URL of the page, which each version is asked for
 */
export default function menuOfVersions(installed: string, path: string): MenuItem[] {
  return versionItems(installed, path, versions);
}
