import {existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {inVersion} from '../../../src/site/paths';
import {allPagesFolders, apiDataFolderOf, lackingProblem} from '../../../src/node/versions';
import {DATA_FOLDER, dataImport, snapshotModulesFolder, MODULES_FOLDER, modulesImport} from './apiFiles';
import {GENERATED_FOLDER} from './guides';
import {TEMPLATE_MARK} from './pageTemplate';

/**
 * Data whose URLs lead into a version: those of pages (`href`) and of other data (`data`). Text that only looks like an
 * URL stays: it stands in another field, or its quotes are escaped.
 *
 * @param text JSON without spaces between its parts, alone or in a page
 */
export function snapshotUrls(text: string, version: string): string {
  return text.replace(
    /"(href|data)":"([^"\\]+)"/g,
    (_field, name: string, url: string) => `"${name}":"${inVersion(url, version)}"`,
  );
}

/** A module that gives the data of a version, from one that gives that of today. */
export function snapshotModule(text: string, version: string): string {
  const [today, then] = [dataImport(), dataImport(version)];
  return text.replace(/"([^"\\]+\.json)"/g, (_string, given: string) => {
    const url = given.startsWith(today) ? given.slice(today.length) : given;
    return JSON.stringify((url === given ? '' : then) + inVersion(url, version));
  });
}

/** An API page of a version, made from the one of today. Pages of writers stay as they are. */
export function snapshotTemplate(text: string, version: string): string {
  return text.includes(TEMPLATE_MARK)
    ? snapshotUrls(text, version).replaceAll(`"${modulesImport()}/`, `"${modulesImport(version)}/`)
    : text;
}

export interface SnapshotRequest {
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
 * Keeps the API of today for a version whose pages were just copied: its data and modules, at the version's URLs, and
 * its pages, which lead to those.
 */
export function snapshotApi(version: string, {siteFolder, generatedFolder}: SnapshotRequest): void {
  rewrite(
    path.join(generatedFolder, DATA_FOLDER),
    path.join(siteFolder, apiDataFolderOf(version)),
    (text) => snapshotUrls(text, version),
    (file) => inVersion(`/${file}`, version),
  );
  rewrite(path.join(generatedFolder, MODULES_FOLDER), path.join(siteFolder, snapshotModulesFolder(version)), (text) =>
    snapshotModule(text, version),
  );
  for (const folder of allPagesFolders(version, siteFolder)) {
    const pages = path.join(folder, GENERATED_FOLDER);
    rewrite(pages, pages, (text) => snapshotTemplate(text, version));
  }
}

/**
 * The folders with the data of older versions, absolute, each laid out by URLs.
 *
 * @throws PluginError for a version whose data was never kept
 */
export function snapshotData(versions: readonly string[], siteFolder: string): string[] {
  return versions.map((version) => {
    const folder = apiDataFolderOf(version);
    if (!existsSync(path.join(siteFolder, folder))) {
      throw lackingProblem('api-reference', version, folder);
    }
    return path.join(siteFolder, folder);
  });
}
