import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {formatHeadersFile} from '../../../src/node/hosting/headersFile';
import {readInlineCode} from './inlineCode';
import type {HostingOptions} from '../options';
import {headerRules} from './rules';

/** The HTML files below a folder, as paths from it with forward slashes. */
function findPages(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/**
 * Writes the `_headers` file of a build.
 *
 * @param folder the root of what is deployed
 * @throws one error that names every page with an event handler attribute, which the policy would refuse to run
 */
export function writeHeaders(folder: string, options: HostingOptions): void {
  const pages = findPages(folder);
  const scripts = new Set<string>();
  const problems: string[] = [];
  for (const page of pages) {
    const code = readInlineCode(readFileSync(path.join(folder, page), 'utf8'));
    code.scripts.forEach((script) => scripts.add(script));
    problems.push(...[...new Set(code.handlers)].map((handler) => `${page}: ${handler}`));
  }
  if (problems.length > 0) {
    const what = 'event handlers in HTML, which the Content-Security-Policy refuses. Attach them from a script:';
    throw new Error(`[hosting] ${what}\n${problems.join('\n')}`);
  }
  // The redirect pages are written at the same time, so that they may not be on disk yet.
  const redirects = options.redirects().map(({from}) => `${from.slice(1)}index.html`);
  const contents = {pages: [...new Set([...pages, ...redirects])], scripts};
  writeFileSync(path.join(folder, '_headers'), formatHeadersFile(headerRules(contents, options)));
}
