import {Feed} from 'feed';
import {escapeHtml} from '../../../src/text/escapeHtml';
import {productById} from '../../../src/site/products';
import {FEED_PATH, releaseAnchor, WHATS_NEW} from '../urls';
import type {Release} from '../types';

export interface FeedFacts {
  /** Where the site is deployed, without a path: `https://mui.com`. */
  readonly siteUrl: string;
  /** Of the language: `/zh/`. */
  readonly baseUrl: string;
  readonly title: string;
  readonly author: string;
}

/** Control characters, which XML allows nowhere, not even escaped. */
// eslint-disable-next-line no-control-regex -- these are the characters that must go
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** What a feed reader shows of a release; links inside the site get its host. */
function contentOf({highlights, sections}: Release, siteUrl: string): string {
  const parts = sections.map(({productId, html}) => `<h2>${escapeHtml(productById(productId).name)}</h2>${html}`);
  return [highlights, ...parts]
    .join('')
    .replace(/href="\//g, `href="${siteUrl}/`)
    .replace(FORBIDDEN, '');
}

/**
 * The releases as an Atom feed (RFC 4287).
 *
 * @param releases the newest first; those without a date are left out, since a feed must date each entry
 */
export function releasesFeed(releases: readonly Release[], {siteUrl, baseUrl, title, author}: FeedFacts): string {
  const root = siteUrl + baseUrl.replace(/\/$/, '');
  const page = root + WHATS_NEW;
  const entries = releases.flatMap((release) => {
    const names = [...new Set(release.sections.map(({productId}) => productById(productId).name))];
    const link = `${page}#${releaseAnchor(release.version)}`;
    return release.date === null
      ? []
      : [
          {
            title: `v${release.version}${names.length > 0 ? `: ${names.join(', ')}` : ''}`,
            link,
            date: new Date(release.date),
            category: names.map((term) => ({term})),
            content: contentOf(release, siteUrl),
          },
        ];
  });
  const feed = new Feed({
    id: page,
    title,
    updated: entries[0]?.date ?? new Date(0),
    feed: root + FEED_PATH,
    author: {name: author},
    link: page,
    copyright: '',
  });
  entries.forEach((entry) => feed.addItem(entry));
  return feed.atom1();
}
