import {CODE_VARIANT_OF_ENDING, STYLING_SLUGS, DEFAULT_CODE_STYLING} from '@site/src/site/storage';
import type {CodeStyling, CodeVariant} from '@site/src/site/storage';
import {publishedPath} from '@site/src/site/paths';
import type {DemoInfo} from '../types';

function endingOf(variant: CodeVariant): string {
  const endings = Object.entries(CODE_VARIANT_OF_ENDING);
  return endings.find(([, candidate]) => candidate === variant)?.[0] ?? 'tsx';
}

/**
 * The hash that opens a demo's source: `BasicBars.tsx`, `css-BasicBars.js`.
 */
export function sourceHash(name: string, variant: CodeVariant, styling: CodeStyling): string {
  const prefix = styling === DEFAULT_CODE_STYLING ? '' : `${STYLING_SLUGS[styling]}-`;
  return `#${prefix}${name}.${endingOf(variant)}`;
}

/**
 * The hash that opens a demo with code that somebody sent: `system-BasicBars.tsx=1…z`. It always names the styling, since the
 * reader may have chosen another.
 */
export function codeHash(name: string, variant: CodeVariant, styling: CodeStyling, state: string): string {
  return `#${STYLING_SLUGS[styling]}-${name}.${endingOf(variant)}=${state}`;
}

export interface Repository {
  readonly organizationName?: string | undefined;
  readonly projectName?: string | undefined;
}

function repositoryUrl({organizationName = '', projectName = ''}: Repository): string {
  return `https://github.com/${organizationName}/${projectName}`;
}

/** Where a file of the project is read in its repository. */
export function fileInRepository(repository: Repository, file: string): string {
  return `${repositoryUrl(repository)}/blob/main/${file}`;
}

/** A new issue about a demo, with what the reader would have to type filled in. */
export function problemReport(repository: Repository, demo: DemoInfo, siteUrl: string): string {
  const query = new URLSearchParams({
    title: `[demo] ${demo.name}: `,
    body: `Demo: ${siteUrl}${publishedPath(demo.page)}#${demo.name}\n\nWhat happens:\n\nWhat should happen:\n`,
  });
  return `${repositoryUrl(repository)}/issues/new?${query.toString()}`;
}
