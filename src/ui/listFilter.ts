/** The words of what a reader typed, in lower case. */
export function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== '');
}

/** Whether a text, in lower case, holds every word. */
export function holdsAll(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}

/** Shows or hides an element; one that is already as wanted is not touched. */
export function show(element: HTMLElement, isShown: boolean): void {
  if (element.hidden === isShown) {
    element.hidden = !isShown;
  }
}
