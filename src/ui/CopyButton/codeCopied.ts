/** Bubbles from a block of code whose text was copied by other means than its button, which then says so too. */
export const CODE_COPIED = 'code-copied';

/** The event's detail: the way to copy, and the analytics words of the block's own button, if it has any. */
export interface CodeCopiedDetail {
  readonly action: 'copy-keyboard';
  readonly category?: string;
  readonly label?: string;
}
