import {createHash} from 'node:crypto';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {SITE} from '../../../src/site/site';
import {
  API_CHANGES_MODULE,
  API_CHANGES_PATH,
  diffPath,
  diffModule,
  FEED_PATH,
  PRE_RELEASES_PATH,
  RELEASES_PATH,
  RELEASES_MODULE,
} from '../urls';
import {apiChanges, changeCount} from './apiChanges';
import {API_DIFFS} from './apiDiffs';
import {isPreRelease} from './changelog';
import {releasesFeed} from './feed';
import {completeDiff} from './replacements';
import {packageReleases} from './releases';
import {siteLink} from './siteLinks';

/** How many releases the feed holds, the newest ones. */
const FEED_ENTRIES = 20;

export interface PublishRequest {
  /** Absolute path of the folder of pages. */
  readonly docsFolder: string;
  /** Absolute path of the folder whose files are served under the site's base. */
  readonly dataFolder: string;
  /** Prefix of import paths into that folder. */
  readonly dataModules: string;
  readonly siteUrl: string;
  /** That of the language: `/zh/`. */
  readonly baseUrl: string;
}

/**
 * Writes the JSON files and the feed, and returns the modules that pages import.
 *
 * @returns texts of modules by name: the data is where static blocks have their content
 * @throws a PluginError if a changelog is missing
 */
export function publishReleases({
  docsFolder,
  dataFolder,
  dataModules,
  siteUrl,
  baseUrl,
}: PublishRequest): Map<string, string> {
  const releases = packageReleases({
    resolveLink: (url) => siteLink(url, docsFolder, baseUrl),
    pullRequest: (number) => `${SITE.packagesRepository}/pull/${number}`,
  });
  const write = (url: string, text: string): string => {
    const file = path.join(dataFolder, url);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
    return createHash('sha256').update(text).digest('hex').slice(0, 8);
  };
  const contentOf = (url: string, data: unknown): string => {
    write(url, JSON.stringify(data));
    return `__STATIC_CONTENT__ ? require(${JSON.stringify(dataModules + url)}) : undefined`;
  };
  const changes = apiChanges();
  const counts = new Map(changes.map((release) => [release.version, changeCount(release)]));
  const stable = releases
    .filter(({version}) => !isPreRelease(version))
    .map((release) => ({...release, apiChanges: counts.get(release.version)}));
  const early = releases.filter(({version}) => isPreRelease(version));
  write(
    FEED_PATH,
    releasesFeed(stable.slice(0, FEED_ENTRIES), {
      siteUrl,
      baseUrl,
      title: `${SITE.title}: releases`,
      author: SITE.title,
    }),
  );
  const version = write(PRE_RELEASES_PATH, JSON.stringify(early));
  return new Map([
    [
      RELEASES_MODULE,
      [
        "import publishedJson from '@site/src/ui/publishedJson';",
        `export const releases = ${contentOf(RELEASES_PATH, stable)};`,
        `export const loadPreReleases = publishedJson(${[PRE_RELEASES_PATH, version].map((text) => JSON.stringify(text)).join()});`,
        `export const preReleaseCount = ${early.length};`,
        '',
      ].join('\n'),
    ],
    [API_CHANGES_MODULE, `export default ${contentOf(API_CHANGES_PATH, changes)};\n`],
    ...API_DIFFS.map((diff): [string, string] => [
      diffModule(diff.productId),
      `export default ${contentOf(diffPath(diff.productId), completeDiff(diff, docsFolder))};\n`,
    ]),
  ]);
}
