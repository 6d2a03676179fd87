import {existsSync, readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {formatHeadersFile} from '../../../src/node/hosting/headersFile';
import type {HostingOptions} from '../options';
import {readInlineCode} from './inlineCode';
import {contentSecurityPolicy, withMetaPolicy} from './policy';
import {documentPolicies, headerRules} from './rules';

/** The HTML files below a folder, as paths from it with forward slashes. */
function findPages(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/** Replaces a file at once, because other plugins read the build at the same time. */
function replaceFile(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

/**
 * Puts its policy into each HTML file of a build, for hosts that send no headers: with the hashes of its own inline scripts, so
 * that it grows little.
 *
 * @param folder the root of what is deployed
 */
export function writeMetaPolicies(folder: string, options: HostingOptions): void {
  const pages = findPages(folder);
  const policyOf = documentPolicies(pages, options);
  for (const page of pages) {
    const file = path.join(folder, page);
    const html = readFileSync(file, 'utf8');
    const policy = policyOf(`/${page}`) ?? contentSecurityPolicy(readInlineCode(html).scripts, options);
    const completed = withMetaPolicy(html, policy);
    if (completed !== html) {
      replaceFile(file, completed);
    }
  }
}

/** Patterns of the files in folders that are copied into the build as they are; Docusaurus passes over folders that are missing. */
export function staticPatterns(folders: readonly string[]): string[] {
  const entries = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, {withFileTypes: true}));
  return entries.map((entry) => (entry.isDirectory() ? `/${entry.name}/*` : `/${entry.name}`));
}

/**
 * Writes the `_headers` file of a build.
 *
 * @param folder the root of what is deployed
 * @param statics patterns of the static files
 * @throws one error that names every page with an event handler attribute, which the policy would refuse to run
 */
export function writeHeaders(folder: string, options: HostingOptions, statics: readonly string[] = []): void {
  const pages = findPages(folder);
  const policyOf = documentPolicies(pages, options);
  const scripts = new Set<string>();
  const problems: string[] = [];
  for (const page of pages) {
    if (policyOf(`/${page}`) !== undefined) {
      continue;
    }
    const code = readInlineCode(readFileSync(path.join(folder, page), 'utf8'));
    code.scripts.forEach((script) => scripts.add(script));
    problems.push(...[...new Set(code.handlers)].map((handler) => `${page}: ${handler}`));
  }
  if (problems.length > 0) {
    const what = 'event handlers in HTML, which the Content-Security-Policy refuses. Attach them from a script:';
    throw new Error(`[hosting] ${what}\n${problems.join('\n')}`);
  }
  writeFileSync(path.join(folder, '_headers'), formatHeadersFile(headerRules({pages, scripts, statics}, options)));
}
