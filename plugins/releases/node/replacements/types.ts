import type {DiffSection} from '../../types';

/** What comes in the place of names that a major took away, where no table of the guide says so. */
export interface Replacement {
  /** The names, separated by spaces; or what they look like. */
  readonly names: string | RegExp;
  /** The parts of the API that it holds for, or else all. */
  readonly sections?: readonly DiffSection[];
  /** What one of the owners is called. */
  readonly owner?: RegExp;
  /** What comes in their place, with code in backticks; `none` if nothing does, with the reason behind a colon. */
  readonly text: string;
  /** Id of the guide's heading that has more. */
  readonly section: string;
}
