import {statSync} from 'node:fs';
import path from 'node:path';
import {resolveLink} from '../../../plugins/navigation/node/publishedLinks';
import {PluginError} from '../../../src/node/errors';
import {didYouMean} from '../../../src/text/nearestName';
import {canonicalPath, publishedPath} from '../../../src/site/paths';
import {SITE} from '../../../src/site/site';
import {PROJECT_ROOT} from '../projectFiles';
import {attributeOf, problemAt, isElement, lineOf, nodesIn, type Page} from './page';

/** The valid targets of links. */
export interface LinkTargets {
  /**
   * The ids on every page of the docs, written or generated, by its URL: `/x/react-charts/bars/`. `undefined` for a page that
   * cannot be read: links to it are valid, and its own problem is reported once.
   */
  readonly pages: ReadonlyMap<string, ReadonlySet<string> | undefined>;
  /** URLs of the pages outside of the docs: `/versions/`. */
  readonly plainPages: readonly string[];
  /** URLs that redirect to a page. */
  readonly groups: readonly {readonly from: string; readonly to: string}[];
  /** URLs of static files: `/images/logo.svg`. */
  readonly files: readonly string[];
}

/** A link of a page. */
export interface PageLink {
  readonly url: string;
  /** Counted from one. */
  readonly line: number;
}

/** The links of a page, including those in attributes of its elements. */
export function linksOf(page: Page): PageLink[] {
  return nodesIn(page.tree).flatMap((node) => {
    const isLink = node.type === 'link' || node.type === 'definition' || node.type === 'image';
    const url = isLink
      ? node.url
      : isElement(node)
        ? (attributeOf(node, 'href') ?? attributeOf(node, 'to'))
        : undefined;
    return url === undefined ? [] : [{url, line: lineOf(node)}];
  });
}

/** Whether a link is external. */
function isForeign(url: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url);
}

/** Whether a link is the path of a file beside the page, such as a picture. A path of a page is not valid: pages have URLs. */
function isFileBeside({file}: Page, url: string): boolean {
  const location = path.join(PROJECT_ROOT, path.dirname(file), url);
  return !/\.mdx?$/.test(url) && (statSync(location, {throwIfNoEntry: false})?.isFile() ?? false);
}

function anchorProblem(anchor: string, url: string, known: ReadonlySet<string>): string | undefined {
  return anchor === '' || known.has(anchor)
    ? undefined
    : `${url} has nothing with the id "${anchor}".${didYouMean(anchor, [...known])}`;
}

/** Why a link into the docs is broken. */
function docsProblem(url: string, anchor: string, targets: LinkTargets): string | undefined {
  const wanted = publishedPath(url);
  if (url !== wanted) {
    return `"${url}" lacks the slash at its end, with which pages are published.`;
  }
  const ids = targets.pages.get(wanted);
  const pages = [...targets.pages.keys()].map(canonicalPath);
  try {
    resolveLink(url, {pages, groups: targets.groups}, {file: ''});
  } catch (error) {
    if (error instanceof PluginError) {
      return error.message.replace(/^\[\w+\] : /, '');
    }
    throw error;
  }
  return ids ? anchorProblem(anchor, wanted, ids) : undefined;
}

/** Why a link is broken; `undefined` for a valid link. */
function problemOf(url: string, page: Page, targets: LinkTargets): string | undefined {
  const [, target = '', hash = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(url) ?? [];
  const anchor = decodeURIComponent(hash);
  if (target === '') {
    return anchorProblem(anchor, 'this page', targets.pages.get(page.route) ?? new Set());
  }
  if (!target.startsWith('/')) {
    if (isFileBeside(page, target)) {
      return undefined;
    }
    return `"${url}" depends on where the page lies. Write the URL as it is published: ${SITE.docsPath}/….`;
  }
  if (target.startsWith(`${SITE.docsPath}/`)) {
    return docsProblem(target, anchor, targets);
  }
  return targets.plainPages.includes(publishedPath(target)) || targets.files.includes(target)
    ? undefined
    : `no page or file "${target}".${didYouMean(publishedPath(target), targets.plainPages)}`;
}

/** Links of a page to pages and anchors that do not exist. */
export function linkProblems(page: Page, targets: LinkTargets): string[] {
  return linksOf(page).flatMap(({url, line}) => {
    const problem = isForeign(url) ? undefined : problemOf(url, page, targets);
    return problem === undefined ? [] : [problemAt(page.file, line, problem)];
  });
}
