import {createHash} from 'node:crypto';
import path from 'node:path';
import {PluginError, type SourceLocation} from '../../../src/node/errors';
import {didYouMean} from '../../../src/text/nearestName';
import {projectPath} from '../../../src/node/project';
import {versionOfFile} from '../../../src/node/versions';
import {canonicalPath, inVersion, publishedPath, readVersion} from '../../../src/site/paths';
import {SITE} from '../../../src/site/site';
import type {GroupRedirect} from '../../../src/site/navigation';

/** The pages of one version, by the URLs that they have in the current one. */
export interface LinkedVersion {
  /** Canonical paths of the pages that exist. */
  readonly pages: readonly string[];
  readonly groups: readonly GroupRedirect[];
}

export interface PublishedLinksOptions extends LinkedVersion {
  /** `ignore` leaves a link to a page that does not exist as it is; `throw` stops the build. */
  readonly onMissingPages?: 'throw' | 'ignore';
  /** The older versions of the site. */
  readonly versions?: readonly (LinkedVersion & {readonly version: string})[];
}

/** Where a version has a page, as a path without the version. */
function urlIn({pages, groups}: LinkedVersion, wanted: string): string | undefined {
  const group = groups.find((redirect) => redirect.from === wanted);
  return group?.to ?? (pages.includes(canonicalPath(wanted)) ? wanted : undefined);
}

/**
 * Where a link to a page of this site leads. A link of an older page leads into its version, where that has the page; a link
 * that names a version itself leads there.
 *
 * @param own the older version of the page that the link stands on
 * @throws PluginError when there is and was no such page, or no such version
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

interface LinkNode {
  type: string;
  url?: string;
  children?: LinkNode[];
  position?: {start: {line: number}};
}

/**
 * Remark plugin: a link to a group leads to the group's first page, a link of an older page into the page's version. A link to
 * a page that does not exist stops the build.
 */
export default function publishedLinks(options: PublishedLinksOptions): (tree: unknown, file: {path: string}) => void {
  return (tree, file) => {
    const pageFile = projectPath(path.resolve(file.path));
    const version = versionOfFile(pageFile);
    const visit = (node: LinkNode): void => {
      node.children?.forEach(visit);
      if (node.type === 'link' && node.url?.startsWith(`${SITE.docsPath}/`)) {
        const line = node.position?.start.line;
        node.url = resolveLink(node.url, options, {file: pageFile, ...(line !== undefined && {line})}, version);
      }
    };
    visit(tree as LinkNode);
  };
}

type Transformer = ReturnType<typeof publishedLinks>;

/**
 * {@link publishedLinks} as an entry of a `remarkPlugins` option. Docusaurus puts the options of plugins into the bundle
 * of every page: the list of pages stays here, and its fingerprint alone is an option, by which cached pages are made
 * anew when the list changes.
 */
export function publishedLinksPlugin(options: PublishedLinksOptions): [() => Transformer, {fingerprint: string}] {
  const fingerprint = createHash('sha256').update(JSON.stringify(options)).digest('hex').slice(0, 12);
  return [() => publishedLinks(options), {fingerprint}];
}
