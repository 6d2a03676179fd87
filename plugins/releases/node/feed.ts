import {escapeHtml} from '../../../src/text/escapeHtml';
import {productById} from '../../../src/site/products';
import {FEED_PATH, releaseAnchor, WHATS_NEW} from '../urls';
import type {Release} from '../types';

export interface FeedFacts {
  /** Where the site is deployed, without a path: `https://mui.com`. */
  readonly siteUrl: string;
  readonly title: string;
  readonly author: string;
}

const MIDNIGHT = 'T00:00:00Z';

/** What no XML may hold, escaped or not. */
// eslint-disable-next-line no-control-regex -- these are the characters that must go
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

function text(value: string): string {
  return escapeHtml(value.replace(FORBIDDEN, ''));
}

/** Links inside the site as a reader elsewhere needs them. */
function absoluteLinks(html: string, siteUrl: string): string {
  return html.replace(/href="\//g, `href="${siteUrl}/`);
}

function contentOf({highlights, sections}: Release): string {
  const parts = sections.map(({productId, html}) => `<h2>${escapeHtml(productById(productId).name)}</h2>${html}`);
  return [highlights, ...parts].join('');
}

function entry(release: Release, {siteUrl}: FeedFacts): string {
  const url = `${siteUrl}${WHATS_NEW}#${releaseAnchor(release.version)}`;
  const names = [...new Set(release.sections.map(({productId}) => productById(productId).name))];
  const title = names.length > 0 ? `v${release.version}: ${names.join(', ')}` : `v${release.version}`;
  return [
    '  <entry>',
    `    <id>${text(url)}</id>`,
    `    <title>${text(title)}</title>`,
    `    <link rel="alternate" type="text/html" href="${text(url)}"/>`,
    `    <updated>${release.date ?? ''}${MIDNIGHT}</updated>`,
    ...names.map((name) => `    <category term="${text(name)}"/>`),
    `    <content type="html">${text(absoluteLinks(contentOf(release), siteUrl))}</content>`,
    '  </entry>',
  ].join('\n');
}

/**
 * The releases as an Atom feed (RFC 4287).
 *
 * @param releases the newest first; those without a date are left out, since a feed must date each entry
 */
export function releasesFeed(releases: readonly Release[], facts: FeedFacts): string {
  const dated = releases.filter(({date}) => date !== null);
  const {siteUrl, title, author} = facts;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `  <id>${text(siteUrl + WHATS_NEW)}</id>`,
    `  <title>${text(title)}</title>`,
    `  <updated>${dated[0]?.date ?? '1970-01-01'}${MIDNIGHT}</updated>`,
    `  <author><name>${text(author)}</name></author>`,
    `  <link rel="self" type="application/atom+xml" href="${text(siteUrl + FEED_PATH)}"/>`,
    `  <link rel="alternate" type="text/html" href="${text(siteUrl + WHATS_NEW)}"/>`,
    ...dated.map((release) => entry(release, facts)),
    '</feed>',
    '',
  ].join('\n');
}
