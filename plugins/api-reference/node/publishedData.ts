import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {inVersion} from '../../../src/site/paths';
import {PROJECT_ROOT} from '../../../src/node/project';
import {apiDataFolderOf, versionOfFile} from '../../../src/node/versions';
import {DATA_FOLDER} from './apiFiles';

export interface RemarkApiOptions {
  /** Absolute path of the folder that the bundler knows as `@generated`. */
  readonly generated?: string;
  /** Absolute path of the project. */
  readonly siteFolder?: string;
}

/** What a page may show: what its own packages had, if it is of an older version. */
export interface PublishedData {
  /** The page's path from the project's root. */
  readonly pageFile: string;
  /** None for the current one. */
  readonly version: string | undefined;
  /** The data at a URL of the current version, if the page's version has it. */
  readonly read: <Data>(url: string) => Data | undefined;
}

/** @param file path of the page */
export function publishedData(
  file: string,
  {siteFolder = PROJECT_ROOT, generated = path.join(siteFolder, '.docusaurus')}: RemarkApiOptions,
): PublishedData {
  const pageFile = path.relative(siteFolder, path.resolve(file)).split(path.sep).join('/');
  const version = versionOfFile(pageFile);
  const folder =
    version === undefined ? path.join(generated, DATA_FOLDER) : path.join(siteFolder, apiDataFolderOf(version));
  const read = <Data>(url: string): Data | undefined => {
    const data = path.join(folder, inVersion(url, version));
    return existsSync(data) ? (JSON.parse(readFileSync(data, 'utf8')) as Data) : undefined;
  };
  return {pageFile, version, read};
}
