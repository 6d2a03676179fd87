import siteConfig from '@generated/docusaurus.config';
import {urlMeant} from '@site/src/site/paths';
import {decodable, decodablePath} from './decodable';

// Hosts answer more paths with a page than the one it was rendered for: `/X/Introduction/`, `/x/introduction/index.html`,
// `//x/introduction/`. The router would render something else than the server did, or a page with another address.

function metaContent(selector: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(selector)?.content;
}

/** The path for which the server rendered this document; without one, it is not a document of the server, or of no page. */
function renderedPath(): string | undefined {
  const url = metaContent('meta[property="og:url"]');
  return url && new URL(url).pathname;
}

/** Replaces the path of the address before the router reads it, and fixes the hash, which Docusaurus decodes. */
function replacePath(path: string): void {
  const {origin, pathname, search, hash} = window.location;
  const fixed = decodable(hash);
  if (path !== pathname || fixed !== hash) {
    // With the origin, since a path may begin with two slashes.
    window.history.replaceState(window.history.state, '', origin + path + search + fixed);
  }
}

/** Rewrites a URL that cannot be decoded: Docusaurus shows its error page for `#50%`, and the router throws for `/%zz/`. */
function fixUrl(): void {
  replacePath(decodablePath(window.location.pathname));
}

/**
 * Gives the document the URL that it was rendered for. The page for unknown URLs is rendered for all of them: it keeps the URL,
 * unless that is another form of a page's URL, to which it leads.
 */
export function fixDocumentUrl(): void {
  fixUrl();
  const rendered = renderedPath();
  // Search engines are to list no page that tells no URL: it is the one for unknown URLs.
  if (rendered !== undefined || metaContent('meta[name=robots]') === undefined) {
    replacePath(rendered ?? window.location.pathname);
    return;
  }
  // Only the path is replaced, so that no URL can redirect to another host.
  const url = new URL(window.location.href);
  const meant = urlMeant(decodeURI(url.pathname));
  if (meant !== undefined) {
    url.pathname = meant;
    // The scripts go on until the other document arrives, and the router may know a page for the URL that was asked for.
    replacePath(`${siteConfig.baseUrl}404.html`);
    window.location.replace(url);
  }
}

if (!__SERVER_BUNDLE__) {
  fixDocumentUrl();
  // Client modules are evaluated before the router adds its listener, so that this one runs first.
  window.addEventListener('popstate', fixUrl);
}
