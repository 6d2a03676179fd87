import {spawn} from 'node:child_process';
import {mkdirSync, readdirSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {readBuiltPages, type BuiltLanguage, type BuiltPage} from '../../../src/node/builtPages';
import {PluginError} from '../../../src/node/errors';
import {hasStandardLayout, readVersion} from '../../../src/site/paths';
import {FILE_LIST, INDEX_FOLDER, NAMES_FILE} from '../urls';
import type {NamedPage, SearchNames} from '../types';
import {headingWords, namedPage} from './names';
import {searchText} from './searchText';

export interface IndexedLanguage extends BuiltLanguage {
  /** Two letters, as in `<html lang>` without a region. */
  readonly language: string;
}

interface IndexedText {
  readonly url: string;
  readonly content: string;
}

/**
 * Makes the full-text index.
 *
 * @returns what the index calls each page, by URL
 * @throws PluginError with what Pagefind says
 */
async function indexTexts(
  folder: string,
  language: string,
  pages: readonly IndexedText[],
): Promise<Map<string, string>> {
  const indexer = spawn(process.execPath, [path.join(__dirname, 'indexer.mjs'), folder], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    indexer.once('error', reject);
    indexer.once('close', resolve);
  });
  indexer.stdin.on('error', () => undefined);
  indexer.stdin.end(JSON.stringify({language, pages}));
  const [answer, complaint, code] = await Promise.all([text(indexer.stdout), text(indexer.stderr), ended]);
  if (code !== 0) {
    throw new PluginError(
      'search',
      `Pagefind could not make the index. If its package for this platform is missing, run npm ci. It said:\n${complaint.trim()}`,
    );
  }
  const {fragments} = JSON.parse(answer) as {fragments: Record<string, string>};
  return new Map(Object.entries(fragments));
}

/** Whether a page's text is in the full-text index: rows of API pages are found by their names. */
function hasText(page: BuiltPage, names: NamedPage): boolean {
  return names.rows === undefined && !/\/x\/api\//.test(page.route);
}

/** What the service worker has to keep for searches without a network, as paths from the index' folder. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => statSync(path.join(folder, file)).isFile() && file !== FILE_LIST)
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/** Writes the index of one built language: the full text, and the list of names. */
export async function buildIndex({language, ...built}: IndexedLanguage): Promise<SearchNames> {
  const pages: NamedPage[] = [];
  const texts: IndexedText[] = [];
  const words = new Set<string>();
  for (const page of readBuiltPages(built)) {
    if (readVersion(page.route).version !== undefined) {
      // Readers search the current version.
      continue;
    }
    const names = namedPage(page);
    // The landing page says nothing that another page does not say better.
    if (hasStandardLayout(page.route) && page.route !== built.baseUrl) {
      pages.push(names);
      if (hasText(page, names)) {
        texts.push({url: page.route, content: searchText(page, language)});
        headingWords(page).forEach((word) => words.add(word));
      }
    }
  }
  const folder = path.join(built.outFolder, INDEX_FOLDER);
  mkdirSync(folder, {recursive: true});
  const fragments = await indexTexts(folder, language, texts);
  const names: SearchNames = {
    pages: pages.map(({label, ...page}) => {
      const fragment = fragments.get(page.path);
      // "Overview" names many pages, and so none.
      const isOwn = label !== undefined && pages.filter((other) => other.label === label).length === 1;
      return {...page, ...(isOwn && {label}), ...(fragment && {fragment})};
    }),
    words: [...words].sort().join(' '),
  };
  writeFileSync(path.join(built.outFolder, NAMES_FILE), JSON.stringify(names));
  writeFileSync(path.join(folder, FILE_LIST), JSON.stringify(filesBelow(folder)));
  return names;
}
