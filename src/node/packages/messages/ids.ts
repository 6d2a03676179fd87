import type {PackageMessage} from '../../../site/packageMessages';

/** How many words an address has, unless another message begins with the same. */
const WORDS = 8;
/** Messages that begin alike for longer than this are told apart by a number. */
const MOST_WORDS = 20;

/** Who says it, which every message begins with. */
const SPEAKER = /^[*\s]*MUI(?:[ -]X)?(?:[ -]Charts)?: /i;

/** The words of a message that are the same whenever it is printed. */
function ownWords(parts: PackageMessage['parts']): string[] {
  const text = parts.filter((_, index) => index % 2 === 0).join(' ');
  return text
    .replace(SPEAKER, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

/**
 * An address for each message, made of its first words, and of so many more as tell it from the others.
 *
 * @returns in the order of the messages; no two are the same
 */
export function messageIds(messages: readonly Pick<PackageMessage, 'parts'>[]): string[] {
  const words = messages.map(({parts}) => ownWords(parts));
  const addressOf = (own: readonly string[], count: number): string => ['message', ...own.slice(0, count)].join('-');
  const taken = new Map<string, number>();
  return words.map((own, index) => {
    const others = words.filter((_, other) => other !== index);
    const isShared = (count: number): boolean =>
      others.some((other) => addressOf(other, count) === addressOf(own, count));
    let count = WORDS;
    while (count < MOST_WORDS && isShared(count)) {
      count += 1;
    }
    const address = addressOf(own, isShared(count) ? WORDS : count);
    const times = (taken.get(address) ?? 0) + 1;
    taken.set(address, times);
    return times === 1 ? address : `${address}-${times}`;
  });
}
