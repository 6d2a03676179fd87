/** Bubbles from a block of code whose text was copied by other means than its button, which then says so too. */
export const CODE_COPIED = 'code-copied';

/** What the event tells: the way to copy, and what analytics know the block's own button by, where it has that. */
export interface CodeCopiedDetail {
  readonly action: 'copy-keyboard';
  readonly category?: string;
  readonly label?: string;
}
