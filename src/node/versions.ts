import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {VERSION_NAME} from '../site/paths';
import {SITE} from '../site/site';
import {joinProblems, PluginError} from './errors';
import {didYouMean} from '../text/nearestName';
import {PROJECT_ROOT} from './project';

/** Docusaurus' folder of pages, its list of older versions, the newest first, and its folders for them. */
const VERSIONS_FILE = 'versions.json';
const PAGES_FOLDER = 'docs';
const OLDER_PAGES_FOLDER = 'versioned_docs';
const SIDEBARS_FOLDER = 'versioned_sidebars';
const TRANSLATIONS_FOLDER = 'docusaurus-plugin-content-docs';

/** The command that creates a version, for messages. */
function cutCommand(version: string): string {
  return `npm run docusaurus docs:version ${version}`;
}

/**
 * The folder of a version's pages and demos, from the project's root.
 *
 * @param version an older one; without it, the current version's folder is given
 */
export function pagesFolderOf(version?: string): string {
  return version === undefined ? PAGES_FOLDER : `${OLDER_PAGES_FOLDER}/version-${version}`;
}

/** Absolute paths of the folders with pages of an older version: English, and each translation. */
export function allPagesFolders(version: string, siteFolder = PROJECT_ROOT): string[] {
  const languages = path.join(siteFolder, 'i18n');
  const translated = (existsSync(languages) ? readdirSync(languages) : []).map((language) =>
    path.join(languages, language, TRANSLATIONS_FOLDER, `version-${version}`),
  );
  return [path.join(siteFolder, pagesFolderOf(version)), ...translated].filter((folder) => existsSync(folder));
}

/** The folder of an older version's API data, from the project's root. */
export function apiFolderOf(version: string): string {
  return `versioned_api/version-${version}`;
}

/** The file of an older version's sidebars, from the project's root. */
export function sidebarsFileOf(version: string): string {
  return `${SIDEBARS_FOLDER}/version-${version}-sidebars.json`;
}

const PAGE_FILE = new RegExp(
  `^(?:${PAGES_FOLDER}|(?:${OLDER_PAGES_FOLDER}|i18n/[^/]+/${TRANSLATIONS_FOLDER})/(?:current|version-([^/]+)))/(.+)$`,
);

/**
 * Reads the path of a page, of its translation or of a demo.
 *
 * @param file path from the project's root, with forward slashes
 * @returns the older version that it belongs to, if any, and the path below the folder of the pages, the same in all versions and
 *   languages: `react-charts/bars/index.mdx`; `undefined` for a file that is in no such folder
 */
export function readPageFile(file: string): {readonly version?: string; readonly below: string} | undefined {
  const [, version, below] = PAGE_FILE.exec(file) ?? [];
  return below === undefined ? undefined : {version, below};
}

/**
 * The older version that a page, its translation or a demo belongs to.
 *
 * @param file path from the project's root, with forward slashes
 * @returns `undefined` for a file of the current version
 */
export function versionOfFile(file: string): string | undefined {
  return readPageFile(file)?.version;
}

/** Whether a name is valid for a version. */
export function isVersionName(name: string): boolean {
  return new RegExp(`^${VERSION_NAME.source}$`).test(name);
}

/** The message for an invalid name of a version. */
export function nameProblem(name: string): string {
  return `"${name}" is no name for a version: it is a part of URLs, ${SITE.docsPath}/6/…, and so a number such as "6".`;
}

function listedIn(file: string): readonly string[] {
  if (!existsSync(file)) {
    return [];
  }
  let listed: unknown;
  try {
    listed = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new PluginError('versions', `is no JSON: ${(cause as Error).message}.`, {file: VERSIONS_FILE});
  }
  if (!Array.isArray(listed) || !listed.every((name): name is string => typeof name === 'string')) {
    throw new PluginError('versions', 'must be a list of versions, the newest first, such as ["6", "5"].', {
      file: VERSIONS_FILE,
    });
  }
  return listed;
}

/** The versions with a folder of pages. */
function foldersIn(siteFolder: string): string[] {
  const folder = path.join(siteFolder, OLDER_PAGES_FOLDER);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.flatMap((name) => /^version-(.+)$/.exec(name)?.[1] ?? []).sort();
}

function listProblems(listed: readonly string[], siteFolder: string): PluginError[] {
  const location = {file: VERSIONS_FILE};
  return listed.flatMap((version) => {
    if (!isVersionName(version)) {
      return [new PluginError('versions', nameProblem(version), location)];
    }
    const needed = [pagesFolderOf(version), sidebarsFileOf(version)];
    return needed
      .filter((file) => !existsSync(path.join(siteFolder, file)))
      .map((file) => {
        const fix = `Cut it with "${cutCommand(version)}", commit what that writes, or remove it from the list.`;
        return new PluginError('versions', `the version "${version}" is not there: no ${file}. ${fix}`, location);
      });
  });
}

/**
 * The older versions of the site, the newest first.
 *
 * @param siteFolder absolute path of the project
 * @throws PluginError that names every version whose name or files are wrong, and every folder of a version that is not listed
 */
export function readVersions(siteFolder = PROJECT_ROOT): readonly string[] {
  const listed = listedIn(path.join(siteFolder, VERSIONS_FILE));
  const unlisted = foldersIn(siteFolder)
    .filter((version) => !listed.includes(version))
    .map((version) => {
      const fix = `Add it there or remove the folder.${didYouMean(version, listed)}`;
      return new PluginError('versions', `the version "${version}" is not in ${VERSIONS_FILE}. ${fix}`, {
        file: pagesFolderOf(version),
      });
    });
  const problem = joinProblems([...listProblems(listed, siteFolder), ...unlisted]);
  if (problem) {
    throw problem;
  }
  return listed;
}

/** The error for a listed version without the data of a plugin. */
export function lackingProblem(plugin: string, version: string, folder: string): PluginError {
  const fix = `Remove ${pagesFolderOf(version)} and the version, then cut it with "${cutCommand(version)}".`;
  return new PluginError(plugin, `the version "${version}" lacks its data: no ${folder}. ${fix}`, {
    file: VERSIONS_FILE,
  });
}

/** Canonical paths that a version's pages have in the current version: `/x/react-charts/bars`. */
export function pagesOfVersion(version: string, siteFolder = PROJECT_ROOT): string[] {
  return readdirSync(path.join(siteFolder, pagesFolderOf(version)), {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /(?:^|\/)index\.mdx?$/.test(file))
    .map((file) => `${SITE.docsPath}/${file.replace(/\/?index\.mdx?$/, '')}`.replace(/\/$/, ''))
    .sort();
}

/** Glob patterns of the URLs of older versions, in every language, for ignore lists. */
export function olderUrls(versions: readonly string[]): string[] {
  return versions.flatMap((version) => [`${SITE.docsPath}/${version}/**`, `/*${SITE.docsPath}/${version}/**`]);
}

/** Options of the docs plugin for versions: the current one keeps its URLs, and pages have no version badge. */
export interface DocsVersions {
  readonly lastVersion: 'current';
  readonly versions: Readonly<Record<string, {readonly label: string; readonly badge: false}>>;
}

/**
 * The version options of the docs plugin.
 *
 * @param versions the older versions
 * @param documented the version that the site documents, `7.1.0`
 */
export function docsVersions(versions: readonly string[], documented: string): DocsVersions {
  const facts = (name: string) => ({label: `v${name}`, badge: false as const});
  const older = versions.map((version) => [version, facts(version)] as const);
  return {
    lastVersion: 'current',
    versions: {current: facts(documented.replace(/\..*$/, '')), ...Object.fromEntries(older)},
  };
}

/** The folder of the data of an older version's API pages, laid out by URLs, from the project's root. */
export function apiDataFolderOf(version: string): string {
  return `${apiFolderOf(version)}/data`;
}
