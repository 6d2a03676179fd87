import {DEFAULT_CODE_STYLING, type CodeStyling} from '../../site/storage';

export interface CodeStylingChoice {
  readonly codeStyling: CodeStyling;
  readonly chooseCodeStyling?: (styling: CodeStyling) => void;
  readonly showCodeStyling?: (styling: CodeStyling) => void;
}

/** Without the preferences plugin, demos show the styling that every demo has. */
export default function useCodeStyling(): CodeStylingChoice {
  return {codeStyling: DEFAULT_CODE_STYLING};
}
