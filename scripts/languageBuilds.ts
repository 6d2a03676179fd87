import {ACCEPTED_LANGUAGES} from '../src/site/languages';

/**
 * What Docusaurus is called with to build the site, each language in a process of its own, one after the other: a process keeps
 * what it read of a language until it ends, and two languages take more memory than many hosts give. English is first, since its
 * build empties the folder.
 *
 * @param options of the whole build, such as `['--out-dir', 'out']`
 */
export function languageBuilds(options: readonly string[] = []): string[][] {
  return ACCEPTED_LANGUAGES.map((language) => ['build', '--locale', language, ...options]);
}
