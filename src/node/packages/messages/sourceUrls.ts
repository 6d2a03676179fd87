import {readFileSync} from 'node:fs';
import path from 'node:path';
import {packageSource} from '../../../site/packages';
import type {MessageFile} from '../../../site/packageMessages';
import {SITE} from '../../../site/site';
import {installedFolder, installedVersion} from '../../project';
import {LICENSE_PACKAGE} from './collect';

/** Sources that end in `.tsx` although they have no elements, which the installed file does not tell. */
const TSX_WITHOUT_ELEMENTS = [
  'x-data-grid/src/hooks/core/useGridLocaleText',
  'x-data-grid-pro/src/DataGridPro/DataGrid',
  'x-data-grid-pro/src/hooks/features/columnPinning/useGridColumnPinning',
  'x-data-grid-premium/src/DataGridPremium/DataGrid',
  'x-date-pickers/src/DateCalendar/useCalendarState',
  'x-date-pickers/src/internals/hooks/usePicker/usePicker',
  'x-date-pickers/src/internals/hooks/useViews',
];

/** How the compiler writes elements. */
const ELEMENTS = /\b(?:_jsxs?|createElement)\(/;

/** The folder of a package in the repository. */
function folderOf(packageName: string): string {
  const source = packageSource(packageName);
  return source
    ? source.replace(`${SITE.packagesRepository}/tree/${SITE.packagesBranch}/`, '')
    : `packages/${LICENSE_PACKAGE.replace('@mui/', '')}`;
}

/** The URL of the source that an installed file was made from, at the installed version. */
export function sourceUrl({packageName, path: file}: MessageFile): string {
  const source = `${folderOf(packageName)}/src/${file.replace(/^esm\//, '').replace(/\.js$/, '')}`;
  const installed = readFileSync(path.join(installedFolder(packageName), file), 'utf8');
  const isTsx = ELEMENTS.test(installed) || TSX_WITHOUT_ELEMENTS.some((known) => source.endsWith(known));
  return `${SITE.packagesRepository}/blob/v${installedVersion(packageName)}/${source}.${isTsx ? 'tsx' : 'ts'}`;
}
