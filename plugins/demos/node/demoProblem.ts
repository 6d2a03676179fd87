import type ts from 'typescript';

/** What is wrong in a demo, and how to fix it. */
export interface DemoProblem {
  readonly what: string;
  /** Where in the file: the node it is about. None for the file as a whole, which is its first line. */
  readonly node?: ts.Node;
}
