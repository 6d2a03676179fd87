import {existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {inVersion} from '../../../src/site/paths';
import {allPagesFolders, lackingFault} from '../../../src/node/versions';
import {
  DATA_FOLDER,
  dataImport,
  frozenDataFolder,
  frozenModulesFolder,
  MODULES_FOLDER,
  modulesImport,
} from './apiFiles';
import {GENERATED_FOLDER} from './guides';
import {STUB_MARK} from './stub';

/**
 * Data whose addresses lead into a version: those of pages (`href`) and of other data (`data`). Text that only looks like an
 * address stays: it stands in another field, or its quotes are escaped.
 *
 * @param text JSON without spaces between its parts, alone or in a page
 */
export function freezeAddresses(text: string, version: string): string {
  return text.replace(
    /"(href|data)":"([^"\\]+)"/g,
    (_field, name: string, address: string) => `"${name}":"${inVersion(address, version)}"`,
  );
}

/** A module that gives the data of a version, from one that gives that of today. */
export function freezeModule(text: string, version: string): string {
  const [today, then] = [dataImport(), dataImport(version)];
  return text.replace(/"([^"\\]+\.json)"/g, (_string, given: string) => {
    const address = given.startsWith(today) ? given.slice(today.length) : given;
    return JSON.stringify((address === given ? '' : then) + inVersion(address, version));
  });
}

/** A page of the room in a version, from that of today. Pages of writers stay as they are. */
export function freezeStub(text: string, version: string): string {
  return text.includes(STUB_MARK)
    ? freezeAddresses(text, version).replaceAll(`"${modulesImport()}/`, `"${modulesImport(version)}/`)
    : text;
}

export interface FreezeRequest {
  /** Absolute path of the project. */
  readonly siteFolder: string;
  /** Absolute path of the folder that the bundler knows as `@generated`. */
  readonly generatedFolder: string;
}

/** Writes every file of a folder into another, with its path and text changed. */
function rewrite(
  from: string,
  to: string,
  changeText: (text: string) => string,
  changePath: (file: string) => string = (file) => file,
): void {
  const files = existsSync(from) ? readdirSync(from, {recursive: true, encoding: 'utf8'}) : [];
  for (const file of files.filter((name) => statSync(path.join(from, name)).isFile())) {
    const target = path.join(to, changePath(file.split(path.sep).join('/')));
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, changeText(readFileSync(path.join(from, file), 'utf8')));
  }
}

/**
 * Keeps the API of today for a version whose pages were just copied: its data and modules, at the version's addresses, and
 * its pages, which lead to those.
 */
export function freezeApi(version: string, {siteFolder, generatedFolder}: FreezeRequest): void {
  rewrite(
    path.join(generatedFolder, DATA_FOLDER),
    path.join(siteFolder, frozenDataFolder(version)),
    (text) => freezeAddresses(text, version),
    (file) => inVersion(`/${file}`, version),
  );
  rewrite(path.join(generatedFolder, MODULES_FOLDER), path.join(siteFolder, frozenModulesFolder(version)), (text) =>
    freezeModule(text, version),
  );
  for (const folder of allPagesFolders(version, siteFolder)) {
    const pages = path.join(folder, GENERATED_FOLDER);
    rewrite(pages, pages, (text) => freezeStub(text, version));
  }
}

/**
 * The folders with the data of older versions, absolute, each laid out by addresses.
 *
 * @throws RoomError for a version whose data was never kept
 */
export function frozenData(versions: readonly string[], siteFolder: string): string[] {
  return versions.map((version) => {
    const folder = frozenDataFolder(version);
    if (!existsSync(path.join(siteFolder, folder))) {
      throw lackingFault('api-reference', version, folder);
    }
    return path.join(siteFolder, folder);
  });
}
