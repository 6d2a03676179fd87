/** A table of contents: the one beside the text, or the one above it on small screens while that is open. */
export const CONTENTS = '[data-contents]';

/** Event on the document: a table of contents has come into the page. */
export const CONTENTS_ARRIVED = 'contents-arrived';

/** Says that a table of contents has come. */
export function announceContents(): void {
  document.dispatchEvent(new CustomEvent(CONTENTS_ARRIVED));
}
