import type ts from 'typescript';

/** A problem of a demo, and its fix. */
export interface DemoProblem {
  readonly what: string;
  /** Where in the file: the node it is about. None for the file as a whole, which is its first line. */
  readonly node?: ts.Node;
}
