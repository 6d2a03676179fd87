import {translate} from '@docusaurus/Translate';
import {UPGRADE_CHECK_LIMITS} from '@site/src/site/limits';
import type {SkipReason} from './files/skipReason';
import {sizeText} from './sizeText';

/** How many files are not checked for a reason. */
export function skipText(reason: SkipReason, count: number): string {
  const {fileBytes, files, entries} = UPGRADE_CHECK_LIMITS;
  const values = {count, size: sizeText(fileBytes), files, entries};
  const texts: Readonly<Record<SkipReason, string>> = {
    folder: translate(
      {
        id: 'upgradeCheck.skip.folder',
        message: 'Folders of packages and builds: {count}',
        description: 'Files that the upgrade check does not check, counted by reason',
      },
      values,
    ),
    type: translate(
      {
        id: 'upgradeCheck.skip.type',
        message: 'No code: {count}',
        description: 'Files that the upgrade check does not check, counted by reason',
      },
      values,
    ),
    declaration: translate(
      {
        id: 'upgradeCheck.skip.declaration',
        message: 'Type declarations: {count}',
        description: 'Files that the upgrade check does not check, counted by reason',
      },
      values,
    ),
    minified: translate(
      {
        id: 'upgradeCheck.skip.minified',
        message: 'Minified code: {count}',
        description: 'Files that the upgrade check does not check, counted by reason',
      },
      values,
    ),
    binary: translate(
      {
        id: 'upgradeCheck.skip.binary',
        message: 'Binary files: {count}',
        description: 'Files that the upgrade check does not check, counted by reason',
      },
      values,
    ),
    tooLarge: translate(
      {
        id: 'upgradeCheck.skip.tooLarge',
        message: 'Larger than {size}: {count}',
        description: 'Files that the upgrade check does not check, counted by reason',
      },
      values,
    ),
    tooMany: translate(
      {
        id: 'upgradeCheck.skip.tooMany',
        message: 'Beyond the first {files} files: {count}',
        description: 'Files that the upgrade check does not check, counted by reason',
      },
      values,
    ),
    tooManyEntries: translate(
      {
        id: 'upgradeCheck.skip.tooManyEntries',
        message: 'Beyond the first {entries} files and folders: at least {count}',
        description: 'Files that the upgrade check does not check, counted by reason',
      },
      values,
    ),
    unreadable: translate(
      {
        id: 'upgradeCheck.skip.unreadable',
        message: 'Cannot be read: {count}',
        description: 'Files that the upgrade check does not check, counted by reason',
      },
      values,
    ),
  };
  return texts[reason];
}
