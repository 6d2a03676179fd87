import {withoutStack} from '../../src/text/consoleStack';
import {keyOf, wordsIn} from './words';

/** How much of a pasted text is read, in characters and words: the longest message and what surrounds it in a console. */
const LONGEST_PASTE = 1500;
const MOST_WORDS = 120;

/** How much of a message somebody has to paste for it to be this one: the rest may be cut, or another version's wording. */
const LEAST_OF_MESSAGE = 0.8;
/** How much of a part of a message has to be its own: the rest are values. */
const LEAST_OF_PASTE = 0.75;
/** Fewer words than this are no message by themselves, unless they are all there is. */
const FEWEST_WORDS = 4;
const FEWEST_OF_A_PART = 5;
/** Words around a short message: `Uncaught Error:`. */
const MOST_AROUND = 3;

/** The words of a text that somebody typed or pasted, in lower case. */
export function pastedWords(text: string): string[] {
  return wordsIn(withoutStack(text.slice(0, LONGEST_PASTE)))
    .map(({word}) => keyOf(word))
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);
}

/** The words of a message that are the same whatever is filled in: those outside of braces. */
export function messageWords(message: string): string[] {
  return pastedWords(message.replace(/\{[^{}]*\}/g, ' '));
}

/** How many words two texts have in common, in the same order. */
function wordsInCommon(a: readonly string[], b: readonly string[]): number {
  let before = new Array<number>(b.length + 1).fill(0);
  for (const word of a) {
    const now = [0];
    for (const [index, other] of b.entries()) {
      now.push(word === other ? (before[index] ?? 0) + 1 : Math.max(before[index + 1] ?? 0, now[index] ?? 0));
    }
    before = now;
  }
  return before.at(-1) ?? 0;
}

/**
 * How well a pasted text fits a message, whatever values it has and whatever a console adds around it: 0 if it is another, else
 * more for more words, and less for words of the message that are missing.
 *
 * @param message from {@link messageWords}
 * @param pasted from {@link pastedWords}
 */
export function messageFit(message: readonly string[], pasted: readonly string[]): number {
  const common = wordsInCommon(message, pasted);
  const isWhole =
    message.length < FEWEST_WORDS
      ? common === message.length && pasted.length <= message.length + MOST_AROUND
      : common >= message.length * LEAST_OF_MESSAGE;
  const isPart = common >= FEWEST_OF_A_PART && common >= pasted.length * LEAST_OF_PASTE;
  return common > 0 && (isWhole || isPart) ? common + common / message.length : 0;
}
