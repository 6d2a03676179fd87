import type {CodeStyling} from '../../site/storage';

export interface CodeStylingChoice {
  readonly codeStyling: CodeStyling;
  readonly chooseCodeStyling?: (styling: CodeStyling) => void;
  readonly showCodeStyling?: (styling: CodeStyling) => void;
}

/** The styling of demo code a reader sees where no plugin lets them choose: the one that every demo has. */
export default function useCodeStyling(): CodeStylingChoice {
  return {codeStyling: 'MUI System'};
}
