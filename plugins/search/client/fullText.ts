import {splitWords} from '../words';
import {stem} from './stem';

/** A page that holds the words, as the full-text index knows it. */
export interface FoundText {
  /** The page's name in the index. */
  readonly fragment: string;
  /** Larger is better; comparable within one answer only. */
  readonly score: number;
  /**
   * Fetches where in the page the words stand.
   *
   * @param telling the words that tell this section from others of the page, as stems
   */
  readonly excerpt: (telling: readonly string[]) => Promise<Excerpt>;
}

/** The place in a page that fits best. */
export interface Excerpt {
  /** Text around the words; those that were looked for are marked. */
  readonly parts: readonly {readonly text: string; readonly isMarked: boolean}[];
  /** The section that the place is in, where it is not the page's beginning. */
  readonly section?: {readonly title: string; readonly url: string};
}

export interface FullText {
  /**
   * Pages that hold all the words.
   *
   * @param phrases words that have to stand in the page as they are: those of languages without spaces, which Pagefind takes for
   * the beginning of others where it does not know them, `分页` for `分支`
   * @throws when the index is missing, or the parts of it do not fit together
   */
  find(words: string, phrases?: readonly string[]): Promise<FoundText[]>;
  /** Lets go of what was found so far; its excerpts can no longer be fetched. */
  forget(): void;
  close(): void;
}

interface RawResult {
  readonly id: string;
  readonly score: number;
  /** What the worker keeps the rest under. */
  readonly data: string;
}

interface RawSection {
  readonly title: string;
  readonly url: string;
  readonly excerpt: string;
  readonly anchor?: unknown;
  readonly locations: readonly number[];
  readonly weighted_locations: readonly {readonly balanced_score: number}[];
}

interface RawPage {
  readonly content: string;
  readonly excerpt: string;
  readonly sub_results: readonly RawSection[];
}

interface Answer {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: string;
}

/** Words that Pagefind's worker understands; its own module, 13 KB, would do nothing but pass them on. */
const METHODS = {init: 'init', search: 'search', data: 'getData', release: 'releaseData'} as const;

/** The marks are the only elements in an excerpt; what looks like one in the text is escaped. */
export function readExcerpt(html: string): Excerpt['parts'] {
  return html
    .split(/(<mark>.*?<\/mark>)/s)
    .filter((part) => part !== '')
    .map((part) => {
      const marked = /^<mark>(.*)<\/mark>$/s.exec(part)?.[1];
      return {
        text: (marked ?? part).replace(/&lt;/g, '<').replace(/&gt;/g, '>'),
        isMarked: marked !== undefined,
      };
    });
}

/** How much of the question a section holds; one whose heading has the telling words is what was asked for. */
function weightOf({title, weighted_locations: locations}: RawSection, telling: readonly string[]): number {
  const words = splitWords(title).map(stem);
  const named = telling.filter((word) => words.includes(word)).length;
  return (1 + 3 * named) * locations.reduce((sum, {balanced_score: score}) => sum + score, 0);
}

/** Excerpts begin with the heading that is shown before them. */
function withoutHeading(parts: Excerpt['parts'], heading: string): Excerpt['parts'] {
  const text = parts.map((part) => part.text).join('');
  let rest = text.startsWith(heading)
    ? (/^[.\s]*/.exec(text.slice(heading.length))?.[0].length ?? 0) + heading.length
    : 0;
  return parts.flatMap((part) => {
    const kept = part.text.slice(rest);
    rest = Math.max(0, rest - part.text.length);
    return kept === '' ? [] : [{...part, text: kept}];
  });
}

/** What Pagefind writes between words of languages without spaces. */
const WORD_BREAK = /\u200b/g;

function plain(text: string): string {
  return text.replace(/<\/?mark>/g, '').replace(WORD_BREAK, '');
}

function holdsAll(page: RawPage, phrases: readonly string[]): boolean {
  const text = plain(page.content).toLowerCase();
  return phrases.every((phrase) => text.includes(phrase));
}

/** How many pages are read for a phrase; they come in the order of how well they fit its words. */
const MOST_READ = 40;

/** How much of a page is shown around a phrase, in characters on each side. */
const AROUND_PHRASE = 28;

/** The text around the first of some phrases, which is marked. */
function excerptOfPhrase(page: RawPage, phrase: string): Excerpt {
  const section = page.sub_results.find(({anchor, excerpt}) => anchor && plain(excerpt).toLowerCase().includes(phrase));
  const text = plain(section?.excerpt ?? page.content);
  const at = text.toLowerCase().indexOf(phrase);
  const [start, end] = [Math.max(0, at - AROUND_PHRASE), at + phrase.length];
  const parts = [
    {text: text.slice(start, at), isMarked: false},
    {text: text.slice(at, end), isMarked: true},
    {text: text.slice(end, end + AROUND_PHRASE), isMarked: false},
  ].filter((part) => part.text !== '');
  return {parts, ...(section && {section: {title: section.title.trim(), url: section.url}})};
}

function bestExcerpt(page: RawPage, telling: readonly string[]): Excerpt {
  const [best] = [...page.sub_results].sort((a, b) => weightOf(b, telling) - weightOf(a, telling));
  if (!best?.anchor) {
    return {parts: withoutHeading(readExcerpt(page.excerpt), best?.title ?? '')};
  }
  const title = best.title.trim();
  return {parts: withoutHeading(readExcerpt(best.excerpt), title), section: {title, url: best.url}};
}

/**
 * Starts Pagefind in its worker, so that a search does not hold up what the reader types.
 *
 * @param folder URL of the index, with a slash at its end
 * @param language of the page, as in `<html lang>`
 */
export function startFullText(folder: string, language: string): FullText {
  const worker = new Worker(`${folder}pagefind-worker.js`);
  const waiting = new Map<number, {resolve: (result: unknown) => void; reject: (error: Error) => void}>();
  let lastId = 0;
  let failure: Error | undefined;
  let kept: string[] = [];

  const fail = (error: Error): void => {
    failure = error;
    waiting.forEach(({reject}) => reject(error));
    waiting.clear();
  };
  worker.addEventListener('error', (event) => {
    // The list of names still answers: no error of the page.
    event.preventDefault();
    fail(new Error('[search] the worker of the full-text index could not be loaded.'));
  });
  worker.addEventListener('message', ({data}: MessageEvent<Answer>) => {
    const request = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.error === undefined) {
      request?.resolve(data.result);
    } else {
      request?.reject(new Error(`[search] ${data.error}`));
    }
  });
  const ask = (method: string, ...args: readonly unknown[]): Promise<unknown> => {
    if (failure) {
      return Promise.reject(failure);
    }
    lastId += 1;
    const id = lastId;
    return new Promise((resolve, reject) => {
      waiting.set(id, {resolve, reject});
      worker.postMessage({id, instanceId: 'site', method, args});
    });
  };

  // A fixed tag instead of the time of day, so that the service worker finds what it kept.
  const ready = ask(METHODS.init, {basePath: folder, baseUrl: '/', language, metaCacheTag: 'site', excerptLength: 18});
  ready.catch(() => undefined);

  const read = async (data: string): Promise<RawPage> => {
    const page = (await ask(METHODS.data, data)) as RawPage | null;
    if (!page) {
      throw new Error('[search] a later question took the place of this one.');
    }
    return page;
  };

  return {
    async find(words, phrases = []) {
      await ready;
      const {results} = (await ask(METHODS.search, words, {})) as {results: readonly RawResult[]};
      kept.push(...results.map(({data}) => data));
      const [phrase] = phrases;
      const found = await Promise.all(
        results
          .slice(0, phrase === undefined ? Infinity : MOST_READ)
          .map(async ({id, score, data}): Promise<FoundText[]> => {
            if (phrase !== undefined && !holdsAll(await read(data), phrases)) {
              return [];
            }
            const excerpt = async (telling: readonly string[]): Promise<Excerpt> =>
              phrase === undefined ? bestExcerpt(await read(data), telling) : excerptOfPhrase(await read(data), phrase);
            return [{fragment: id, score, excerpt}];
          }),
      );
      return found.flat();
    },
    forget() {
      kept.forEach((id) => void ask(METHODS.release, id).catch(() => undefined));
      kept = [];
    },
    close() {
      worker.terminate();
      fail(new Error('[search] closed.'));
    },
  };
}
