import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {escapeHtml} from '../../text/escapeHtml';
import {addPages} from './addedPages';

/** A redirect from a URL that has no page. */
export interface PathRedirect {
  /** Path with a slash at its end. */
  readonly from: string;
  readonly to: string;
}

/**
 * A page that redirects, for hosts that read no list of redirects. Its script, a file of the site, keeps the query and the hash.
 *
 * @param to path of the target, with a hash if need be
 * @param baseUrl path the site is served under
 */
export function redirectPage(to: string, baseUrl: string): string {
  const target = escapeHtml(`${baseUrl.replace(/\/$/, '')}${to}`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Moved</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${target}">
<meta http-equiv="refresh" content="1; url=${target}">
<script src="${escapeHtml(baseUrl)}scripts/redirect.js"></script>
</head>
<body><main><h1>Moved</h1><p>This page is now at <a href="${target}">${target}</a>.</p></main></body>
</html>
`;
}

/** Writes a page for every redirect, in the `postBuild` of a plugin. */
export async function writeRedirectPages(
  outFolder: string,
  redirects: readonly PathRedirect[],
  baseUrl: string,
): Promise<void> {
  const writing = redirects.map(async ({from, to}) => {
    const folder = path.join(outFolder, from);
    await mkdir(folder, {recursive: true});
    await writeFile(path.join(folder, 'index.html'), redirectPage(to, baseUrl));
  });
  await addPages(Promise.all(writing));
}
