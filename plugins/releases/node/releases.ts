import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {installedFolder, installedVersion} from '../../../src/node/project';
import {PluginError} from '../../../src/node/errors';
import {escapeHtml} from '../../../src/text/escapeHtml';
import {DOCUMENTED_PACKAGES} from '../../../src/site/packages';
import {SITE_PRODUCT_ID, type ProductId} from '../../../src/site/products';
import type {Release, ReleaseSection} from '../types';
import {mergeChangelogs, readChangelog, subsections, type ChangelogPart, type ChangelogRelease} from './changelog';
import {markdownHtml, type MarkdownHtmlOptions} from './markdownHtml';

/** The names of products in headings of the changelog that name no package. */
const PRODUCT_OF_TITLE: readonly (readonly [RegExp, ProductId])[] = [
  [/x-data-grid|^data ?grid/i, 'x-data-grid'],
  [/x-date-pickers|^(?:date )?pickers/i, 'x-date-pickers'],
  [/x-charts|^charts/i, 'x-charts'],
  [/x-tree-view|^tree view/i, 'x-tree-view'],
  [/x-codemod/i, SITE_PRODUCT_ID],
];

/** Parts about the packages' own documentation and tooling, which change nothing for their users. */
const OTHER_PARTS = /^(?:docs|core)$/i;
const OTHER_ENTRY = /^\s*- \[(?:docs|core|test|website|infra)\].*(?:\n(?! *- |\n).*)*$/gim;

/** A line that only thanks contributors. The texts before and after it stay separate paragraphs. */
const THANKS = /^We'd like to offer a big thanks[^\n.]*\.[ ]*(?:Here are some highlights ✨:)?/m;
/** Highlights that every release has. */
const EVERY_TIME = /^- (?:📚 )?(?:Documentation improvements|🐞 ?Bug ?fixes)\s*$/gimu;
const SAME_CHANGES = /^Same changes as in[^\n]*$/m;
const PACKAGE = /@mui\/x-[a-z-]+/g;

function packagesIn(text: string): string[] {
  return [...new Set(text.match(PACKAGE) ?? [])];
}

function productOfPart({title}: ChangelogPart): ProductId | undefined {
  return PRODUCT_OF_TITLE.find(([pattern]) => pattern.test(title))?.[1];
}

/** A subsection, without the line that a higher plan has the changes of the lower one. */
function subsectionHtml({title, text}: ChangelogPart, options: MarkdownHtmlOptions): string {
  const kept = text.replace(SAME_CHANGES, '').replace(OTHER_ENTRY, '').trim();
  const body = kept === '' ? '' : markdownHtml(kept, options);
  const [packageName] = packagesIn(title);
  const heading = packageName ?? (title.toLowerCase() === 'changes' ? '' : title);
  if (body === '') {
    return '';
  }
  return `<div data-release-part="">${heading === '' ? '' : `<h4>${escapeHtml(heading)}</h4>`}${body}</div>`;
}

function sectionOf(part: ChangelogPart, productId: ProductId, options: MarkdownHtmlOptions): ReleaseSection {
  const parts = subsections(part.text);
  const packages = packagesIn(`${part.title} ${parts.map(({title}) => title).join(' ')}`);
  return {productId, packages, html: parts.map((own) => subsectionHtml(own, options)).join('')};
}

function readRelease({version, date, parts}: ChangelogRelease, options: MarkdownHtmlOptions): Release {
  const intro = parts.filter(({title}) => title === '');
  let last: ProductId | undefined;
  const sections = parts
    .filter(({title}) => title !== '' && !OTHER_PARTS.test(title))
    .flatMap((part) => {
      // A part called "Breaking changes" belongs to the product before it.
      const productId = productOfPart(part) ?? last;
      last = productId;
      return productId === undefined ? [] : [sectionOf(part, productId, options)];
    })
    .filter(({html}) => html !== '');
  const highlights = intro
    .map(({text}) => markdownHtml(text.replace(THANKS, '<br>').replace(EVERY_TIME, ''), options))
    .join('');
  return {version, date, highlights, sections};
}

/**
 * The releases of the documented major, from the changelogs that the installed packages ship, the newest first.
 *
 * @throws a PluginError if no changelog has the installed version
 */
export function packageReleases(options: MarkdownHtmlOptions): Release[] {
  const versions = DOCUMENTED_PACKAGES.map(({name}) => ({name, version: installedVersion(name)}));
  const major = Number.parseInt(versions[0]?.version ?? '', 10);
  const changelogs = versions
    .map(({name}) => path.join(installedFolder(name), 'CHANGELOG.md'))
    .filter((file) => existsSync(file))
    .map((file) => readChangelog(readFileSync(file, 'utf8'), major));
  const releases = mergeChangelogs(changelogs);
  const unreported = versions.find(({version}) => !releases.some((release) => release.version === version));
  if (unreported) {
    throw new PluginError(
      'releases',
      `no changelog of the installed packages tells of ${unreported.name} ${unreported.version}. Run npm ci to reinstall it.`,
      {file: 'src/site/packages.ts'},
    );
  }
  return releases.map((release) => readRelease(release, options));
}
