import {createHash} from 'node:crypto';
import type {HostingOptions} from '../options';

/** The source expression that allows one inline script: `'sha256-…'`. */
export function hashSource(script: string): string {
  // A browser hashes the text after its HTML parser, which ends every line in a single line feed.
  const text = script.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
}

/**
 * The Content-Security-Policy of pages.
 *
 * @param scripts the text of the inline scripts that it allows; repeated ones count once
 * @param hosts the hosts that the site's configuration allows
 */
export function contentSecurityPolicy(scripts: Iterable<string>, hosts: HostingOptions): string {
  const hashes = [...new Set([...scripts].map(hashSource))].sort();
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...hashes, ...hosts.scriptHosts],
    ['style-src', "'self'", "'unsafe-inline'", ...hosts.styleHosts],
    ['img-src', "'self'", 'data:', ...hosts.imageHosts],
    ['font-src', "'self'", 'data:', ...hosts.fontHosts],
    ['connect-src', "'self'", ...new Set([...hosts.scriptHosts, ...hosts.connectHosts])],
    ['form-action', ...(hosts.formHosts.length > 0 ? hosts.formHosts : ["'none'"])],
    ['frame-src', "'self'"],
    ['frame-ancestors', "'none'"],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/** Directives that browsers ignore in a document, with a warning in the console. */
const HEADER_ONLY = /^(?:frame-ancestors|report-uri|sandbox)(?: |$)/;

/** The part of a policy that a document itself may hold. */
function inDocument(policy: string): string {
  return policy
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== '' && !HEADER_ONLY.test(directive))
    .join('; ');
}

/** The begin of a document up to its first possible script. Its tags may be left out, as a minifier does. */
const BEGIN =
  /^\s*(?:<!doctype[^>]*>)?\s*(?:<html\b(?:[^"'>]|"[^"]*"|'[^']*')*>)?\s*(?:<head\b[^>]*>)?\s*(?:<meta charset=[^>]*>)?/i;

/** A policy that this function wrote before. */
const OWN_META = /^<meta http-equiv=Content-Security-Policy content="[^"]*">/;

/**
 * Puts a policy into a document, for hosts that send no headers: before all scripts, after the character set, which has to be
 * in the first kilobyte. A policy of an earlier call is replaced.
 *
 * @param html a whole document
 * @param policy as in a header
 */
export function withMetaPolicy(html: string, policy: string): string {
  const begin = BEGIN.exec(html)?.[0] ?? '';
  const rest = html.slice(begin.length).replace(OWN_META, '');
  const content = inDocument(policy).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `${begin}<meta http-equiv=Content-Security-Policy content="${content}">${rest}`;
}
