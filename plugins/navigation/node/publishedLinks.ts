import {createHash} from 'node:crypto';
import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {PluginError, type SourceLocation} from '../../../src/node/errors';
import {didYouMean} from '../../../src/text/nearestName';
import {locationOf} from '../../../src/node/mdxNodes';
import {projectPath} from '../../../src/node/project';
import {versionOfFile} from '../../../src/node/versions';
import {canonicalPath, inVersion, publishedPath, readVersion} from '../../../src/site/paths';
import {SITE} from '../../../src/site/site';
import type {GroupRedirect} from '../../../src/site/navigation';

/** The pages of one version, by their URLs in the current version. */
export interface LinkedVersion {
  /** Canonical paths of the pages that exist. */
  readonly pages: readonly string[];
  readonly groups: readonly GroupRedirect[];
}

export interface PublishedLinksOptions extends LinkedVersion {
  /** Whether a link to a missing page stops the build (`throw`) or stays as it is (`ignore`). */
  readonly onMissingPages?: 'throw' | 'ignore';
  /** The older versions of the site. */
  readonly versions?: readonly (LinkedVersion & {readonly version: string})[];
}

/** The path of a page in a version, without the version; a group has that of its first page. */
function urlIn({pages, groups}: LinkedVersion, wanted: string): string | undefined {
  const group = groups.find((redirect) => redirect.from === wanted);
  return group?.to ?? (pages.includes(canonicalPath(wanted)) ? wanted : undefined);
}

/**
 * The URL that a link to a page of this site gets. A link that names a version leads into that version. Any other link of an
 * older page leads into the page's own version, or into the current one if only that has the target.
 *
 * @param own the version of the page that contains the link; `undefined` for the current version
 * @throws PluginError if there is no such page or no such version
 */
export function resolveLink(
  url: string,
  options: PublishedLinksOptions,
  location: SourceLocation,
  own?: string,
): string {
  const [, target = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  const {versions = []} = options;
  const named = readVersion(target);
  const asked = named.version ?? own;
  const version = versions.find((candidate) => candidate.version === asked);
  const known = versions.map((candidate) => candidate.version);
  if (asked !== undefined && !version) {
    const list = known.length === 0 ? 'There is the current version alone.' : `There are: ${known.join(', ')}.`;
    throw new PluginError('navigation', `"${target}" is of version "${asked}", which is not listed. ${list}`, location);
  }
  const wanted = publishedPath(named.path);
  const older = version && urlIn(version, wanted);
  if (older !== undefined) {
    return inVersion(older, asked) + rest;
  }
  const current = named.version === undefined ? urlIn(options, wanted) : undefined;
  if (current !== undefined) {
    return current + rest;
  }
  if (named.version === undefined && options.onMissingPages === 'ignore') {
    return wanted + rest;
  }
  const candidates = (version ?? options).pages.map((page) => inVersion(page, named.version));
  throw new PluginError('navigation', `no page "${target}".${didYouMean(canonicalPath(target), candidates)}`, location);
}

/**
 * Remark plugin that resolves links: to a group's first page, and on older pages into the page's version. A link to a missing
 * page stops the build.
 *
 * @param read returns the options of the moment: the dev server keeps the plugin while pages come and go
 */
export default function publishedLinks(read: () => PublishedLinksOptions): (tree: Root, file: {path: string}) => void {
  return (tree, file) => {
    const options = read();
    const pageFile = projectPath(path.resolve(file.path));
    const version = versionOfFile(pageFile);
    visit(tree, 'link', (link) => {
      if (link.url.startsWith(`${SITE.docsPath}/`)) {
        link.url = resolveLink(link.url, options, locationOf(link, pageFile), version);
      }
    });
  };
}

type Transformer = ReturnType<typeof publishedLinks>;

/**
 * {@link publishedLinks} as an entry of `remarkPlugins`. Docusaurus writes plugin options into the code of every page, so the
 * list of pages is no option; its fingerprint is, so that the bundler compiles cached pages again when the list changes.
 */
export function publishedLinksPlugin(read: () => PublishedLinksOptions): [() => Transformer, {fingerprint: string}] {
  const fingerprint = createHash('sha256').update(JSON.stringify(read())).digest('hex').slice(0, 12);
  return [() => publishedLinks(read), {fingerprint}];
}
