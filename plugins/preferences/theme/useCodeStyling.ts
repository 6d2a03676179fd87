import type {CodeStyling} from '@site/src/site/storage';
import {chooseCode, showCode, useCodeChoice} from '../client/codeChoices';

export interface CodeStylingChoice {
  readonly codeStyling: CodeStyling;
  /** Shows demos in a styling, on the whole page, and remembers it. */
  readonly chooseCodeStyling: (styling: CodeStyling) => void;
  /** Shows demos in a styling for this visit only. */
  readonly showCodeStyling: (styling: CodeStyling) => void;
}

const chooseCodeStyling = (styling: CodeStyling): void => chooseCode('codeStyling', styling);
const showCodeStyling = (styling: CodeStyling): void => showCode('codeStyling', styling);

/** The styling in which a reader sees demos, and the way to change it. Demos without that styling show MUI System. */
export default function useCodeStyling(): CodeStylingChoice {
  return {codeStyling: useCodeChoice('codeStyling'), chooseCodeStyling, showCodeStyling};
}
