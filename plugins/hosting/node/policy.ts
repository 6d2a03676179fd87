import {createHash} from 'node:crypto';
import type {HostingOptions} from '../options';

/** The source expression that allows one inline script: `'sha256-…'`. */
export function hashSource(script: string): string {
  // A browser hashes the text after its HTML parser, which ends every line in a single line feed.
  const text = script.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
}

/**
 * The Content-Security-Policy of the site.
 *
 * @param scripts the text of every inline script of the build; repeated ones count once
 * @param hosts the hosts that the site's configuration allows
 */
export function contentSecurityPolicy(scripts: Iterable<string>, hosts: HostingOptions): string {
  const hashes = [...new Set([...scripts].map(hashSource))].sort();
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'self'"],
    // The live editor evaluates the reader's code.
    ['script-src', "'self'", "'unsafe-eval'", ...hashes, ...hosts.scriptHosts],
    ['style-src', "'self'", "'unsafe-inline'", ...hosts.styleHosts],
    ['img-src', "'self'", 'data:', 'https:'],
    ['font-src', "'self'", 'data:', ...hosts.fontHosts],
    ['connect-src', "'self'", ...new Set([...hosts.scriptHosts, ...hosts.connectHosts])],
    ['form-action', ...(hosts.formHosts.length > 0 ? hosts.formHosts : ["'none'"])],
    ['frame-ancestors', "'none'"],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}
