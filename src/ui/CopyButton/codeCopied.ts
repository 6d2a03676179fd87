/** Bubbles from a block of code whose text was copied by other means than its button, which then says so too. */
export const CODE_COPIED = 'code-copied';

/** What the event tells: the action by which analytics know this way to copy. */
export interface CodeCopiedDetail {
  readonly action: 'copy-keyboard';
}
