import type {LinkedTheme} from './linkedTheme';

/** Code that came with a link, in place of the reader's own edit of a text, which is kept. */
export interface LinkedCode {
  /** Another number is another code. */
  readonly id: number;
  /** The code as it stands in the link; none once the reader has changed it, which is kept like any edit. */
  readonly offered?: {readonly text: string; readonly theme: LinkedTheme} | undefined;
}

/** What the editor needs to know of links, and tells. */
export interface EditorLinks {
  readonly linked: LinkedCode | undefined;
  /** The reader lets the code of the link run. */
  readonly onConsent: () => void;
  /** The reader has changed the code of the link. */
  readonly onChange: () => void;
  /** The reader wants it no more. */
  readonly onDiscard: () => void;
}
