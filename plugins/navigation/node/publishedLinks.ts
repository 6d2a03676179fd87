import {createHash} from 'node:crypto';
import path from 'node:path';
import {didYouMean, RoomError, type SourcePlace} from '../../kit/errors';
import {projectPath} from '../../kit/project';
import {canonicalPath, publishedPath} from '../../../src/site/paths';
import {PUBLISHED_PAGES} from '../../../src/site/publishedPages';
import {SITE} from '../../../src/site/site';
import type {GroupRedirect} from '../types';

export interface PublishedLinksOptions {
  /** Canonical paths of the pages that exist. */
  readonly pages: readonly string[];
  readonly groups: readonly GroupRedirect[];
}

/**
 * Where a link to a page of this site leads.
 *
 * @returns the address to use, or `undefined` where the page was published but is not written yet
 * @throws RoomError when there is and was no such page
 */
export function resolveLink(
  url: string,
  {pages, groups}: PublishedLinksOptions,
  place: SourcePlace,
): string | undefined {
  const [, address = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  const wanted = publishedPath(address);
  const group = groups.find((redirect) => redirect.from === wanted);
  if (group) {
    return group.to + rest;
  }
  const canonical = canonicalPath(wanted);
  if (pages.includes(canonical)) {
    return wanted + rest;
  }
  if (PUBLISHED_PAGES.includes(wanted)) {
    return undefined;
  }
  throw new RoomError('navigation', `no page "${address}".${didYouMean(canonical, pages)}`, place);
}

interface LinkNode {
  type: string;
  url?: string;
  children?: LinkNode[];
  position?: {start: {line: number}};
}

/**
 * Remark plugin: a link to a published page that is not written yet becomes its text, and a link again when the page
 * lands; a link to a group leads to the group's first page.
 */
export default function publishedLinks(options: PublishedLinksOptions): (tree: unknown, file: {path: string}) => void {
  return (tree, file) => {
    const visit = (node: LinkNode): LinkNode[] => {
      const children = node.children?.flatMap(visit);
      if (children) {
        node.children = children;
      }
      if (node.type !== 'link' || !node.url?.startsWith(`${SITE.docsPath}/`)) {
        return [node];
      }
      const line = node.position?.start.line;
      const place = {file: projectPath(path.resolve(file.path)), ...(line !== undefined && {line})};
      const url = resolveLink(node.url, options, place);
      if (url === undefined) {
        return children ?? [];
      }
      node.url = url;
      return [node];
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
