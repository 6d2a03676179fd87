/** A text without halves of characters, which pasted or cut texts may have and no URL can hold. */
export function wholeCharacters(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '');
}
