/**
 * Whether a key is for an input method, as for Chinese, that is in the middle of a word: Enter accepts the word, and Escape drops
 * it. Safari ends a composition before the key that ends it, and marks that key by its number.
 */
export default function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229;
}
