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
import type {ReleasesOptions} from '../options';
import {apiChanges, changeCount} from './apiChanges';
import {API_DIFFS} from './apiDiffs';
import {isPreRelease} from './changelog';
import {releasesFeed} from './feed';
import {completeDiff} from './replacements';
import {packageReleases} from './releases';
import {siteLink} from './siteLinks';

export interface PublishRequest {
  /** Absolute path of the folder of pages. */
  readonly docsFolder: string;
  /** Absolute path of the folder whose files are served under the site's base. */
  readonly dataFolder: string;
  /** Prefix of import paths into that folder. */
  readonly dataModules: string;
  readonly siteUrl: string;
  readonly options: ReleasesOptions;
}

/**
 * Writes the JSON files and the feed, and returns the modules that pages import.
 *
 * @returns texts of modules by name: the server's bundle contains the data, a browser fetches it when needed
 * @throws a PluginError if a changelog is missing
 */
export function publishReleases({
  docsFolder,
  dataFolder,
  dataModules,
  siteUrl,
  options,
}: PublishRequest): Map<string, string> {
  const releases = packageReleases({
    resolveLink: (url) => siteLink(url, docsFolder),
    pullRequest: (number) => `${SITE.packagesRepository}/pull/${number}`,
  });
  const write = (url: string, text: string): string => {
    const file = path.join(dataFolder, url);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
    return createHash('sha256').update(text).digest('hex').slice(0, 8);
  };
  const sourceOf = (url: string, data: unknown, isLoaded: boolean): string => {
    const version = write(url, JSON.stringify(data));
    const loaded = `__SERVER_BUNDLE__ ? require(${JSON.stringify(dataModules + url)}) : undefined`;
    return `{loaded: ${isLoaded ? loaded : 'undefined'}, load: publishedJson(${JSON.stringify(url)}, ${JSON.stringify(version)})}`;
  };
  const importLine = "import publishedJson from '@site/src/ui/publishedJson';\n";
  const changes = apiChanges();
  const counts = new Map(changes.map((release) => [release.version, changeCount(release)]));
  const stable = releases
    .filter(({version}) => !isPreRelease(version))
    .map((release) => ({...release, apiChanges: counts.get(release.version)}));
  const early = releases.filter(({version}) => isPreRelease(version));
  write(
    FEED_PATH,
    releasesFeed(stable.slice(0, options.feedEntries), {
      siteUrl,
      title: `${SITE.title}: releases`,
      author: SITE.title,
    }),
  );
  return new Map([
    [
      RELEASES_MODULE,
      [
        importLine,
        `export const releases = ${sourceOf(RELEASES_PATH, stable, true)};`,
        `export const preReleases = ${sourceOf(PRE_RELEASES_PATH, early, false)};`,
        `export const preReleaseCount = ${early.length};`,
        '',
      ].join('\n'),
    ],
    [API_CHANGES_MODULE, `${importLine}export default ${sourceOf(API_CHANGES_PATH, changes, true)};\n`],
    ...API_DIFFS.map((diff): [string, string] => [
      diffModule(diff.productId),
      `${importLine}export default ${sourceOf(diffPath(diff.productId), completeDiff(diff, docsFolder), true)};\n`,
    ]),
  ]);
}
