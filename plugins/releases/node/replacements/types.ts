import type {DiffSection} from '../../types';

/** What became of names, where no table of the guide says so. */
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

/** Names that have new ones, and the section of the guide that is about them, where it has them in no table. */
export interface RenamedNames {
  /** The old names, separated by spaces. */
  readonly names: string;
  readonly section: string;
}
