import versions from '@generated/navigation/default/versions.json';
import type {MenuItem} from '@site/src/ui/MenuButton';
import {versionItems} from './versionItems';

/**
 * The items of the menu of versions. One module, so that code and data are fetched together.
 *
 * @param installed the version that the site documents
 * @param path URL of the page that the menu stands on
 */
export default function menuOfVersions(installed: string, path: string): MenuItem[] {
  return versionItems(installed, path, versions);
}
