/** A question with the answers to choose from. */
export interface Question {
  /** Stands in links. */
  readonly id: string;
  readonly label: string;
  readonly answers: readonly {readonly id: string; readonly label: string}[];
}
