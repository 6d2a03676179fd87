import {contentElements} from '@site/src/ui/StaticBlock/contentElements';
import {withoutStack} from '@site/src/text/consoleStack';
import {holdsAll, show, wordsOf} from '@site/src/ui/listFilter';
import type {LevelChoice} from '../types';

interface MessageWish {
  readonly text: string;
  readonly level: LevelChoice;
}

export const EVERY_MESSAGE: MessageWish = {text: '', level: 'all'};

/** From so many words on, a text is read as a message that somebody pasted. */
const WORDS_OF_A_MESSAGE = 5;
/** How much of it must be in an entry: the rest are the values that were filled in. */
const SHARE_OF_A_MESSAGE = 0.7;

/** Whether a filter leaves everything. */
export function leavesEverything({text, level}: MessageWish): boolean {
  return text.trim() === '' && level === 'all';
}

/** Whether a message is most of what was pasted, with other values in it. */
function isPasted(message: string, words: readonly string[]): boolean {
  const held = words.filter((word) => message.includes(word)).length;
  return words.length >= WORDS_OF_A_MESSAGE && held >= words.length * SHARE_OF_A_MESSAGE;
}

/** What the packages print, without what the page says of it. */
function messageOf(entry: Element): string {
  return [...entry.querySelectorAll('h3, [data-message-text]')].map(({textContent}) => textContent).join(' ');
}

/** Whether an entry holds every word of what was typed, or its message was pasted. */
function fits(entry: Element, words: readonly string[]): boolean {
  return holdsAll((entry.textContent ?? '').toLowerCase(), words) || isPasted(messageOf(entry).toLowerCase(), words);
}

/** What consoles write before a message. */
const BEGINNING = /^\s*(?:uncaught\s+)?(?:\w*error|warning):\s/i;

/** The words that a message has in common with what a console prints: without the stack, quotes and signs around them. */
function wordsToFind(text: string): string[] {
  return wordsOf(withoutStack(text).replace(BEGINNING, '').replaceAll('=', ' '))
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((word) => word !== '');
}

/**
 * Shows the messages that a reader asked for. What else stands below a heading, and a heading without any message, goes as
 * long as anything is asked for.
 *
 * @param page the element whose children are headings and messages
 * @returns how many messages are left
 */
export function filterMessages(page: Element, wish: MessageWish): number {
  const words = wordsToFind(wish.text);
  const isAll = leavesEverything(wish);
  let count = 0;
  let heading: HTMLElement | undefined;
  for (const child of contentElements(page) as HTMLElement[]) {
    const level = child.dataset['message'];
    if (child.tagName === 'H2') {
      heading = child;
      show(child, isAll);
    } else if (level !== undefined) {
      const isWanted = wish.level === 'all' || wish.level === level;
      const isShown = isWanted && fits(child, words);
      show(child, isShown);
      if (isShown) {
        count += 1;
        if (heading) {
          show(heading, true);
        }
      }
    } else if (heading) {
      show(child, isAll);
    }
  }
  return count;
}
