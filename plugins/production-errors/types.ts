/** A part of a message: text, or the place of an argument, counted from zero. */
export type MessagePart = string | number;

/** What the packages throw under one number. */
export interface NumberedError {
  readonly code: number;
  readonly message: readonly MessagePart[];
  /** The packages that throw it. */
  readonly packages: readonly string[];
}
