import type {ConsoleMessage, HTTPRequest, Page} from 'puppeteer-core';
import {LICENSE_NOTICES} from '../browser/licenseNotices';

/** Messages of the console that are no information. */
const PROBLEMS: ReadonlySet<string> = new Set<ReturnType<ConsoleMessage['type']>>(['error', 'warn', 'assert']);

/** What Firefox says of a request that a navigation has made pointless. */
const CANCELLED = 'NS_BINDING_ABORTED';

const isOfSite = (request: HTTPRequest): boolean =>
  /^https?:\/\/(?:127\.0\.0\.1|[\w.]*localhost)[:/]/.test(request.url());

/**
 * Collects what goes wrong in a tab: errors and warnings of the console, uncaught errors, requests of this site that fail.
 * Firefox tells violations of the Content-Security-Policy as uncaught errors.
 *
 * @param isExpected whether the test itself makes something go wrong
 */
export function watch(tab: Page, isExpected: (problem: string) => boolean): readonly string[] {
  const problems: string[] = [];
  const note = (problem: string): void => {
    if (!isExpected(problem)) {
      problems.push(problem);
    }
  };
  tab.on('console', (message) => {
    if (PROBLEMS.has(message.type()) && !LICENSE_NOTICES.includes(message.text())) {
      note(`console: ${message.text()} (${message.location().url ?? 'no file'})`);
    }
  });
  tab.on('pageerror', (error) =>
    note(`uncaught: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`),
  );
  tab.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'no reason';
    if (isOfSite(request) && reason !== CANCELLED) {
      note(`failed: ${request.url()} (${reason})`);
    }
  });
  tab.on('response', (response) => {
    if (isOfSite(response.request()) && response.status() >= 400) {
      note(`failed: ${response.url()} (${response.status()})`);
    }
  });
  return problems;
}
