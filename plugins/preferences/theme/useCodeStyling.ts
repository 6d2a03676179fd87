import {
  CODE_STYLINGS,
  COOKIE_NAMES,
  DEFAULT_CODE_STYLING,
  PAGE_ATTRIBUTES,
  type CodeStyling,
} from '@site/src/site/storage';
import {writeCookie} from '@site/src/ui/cookies';
import usePageAttribute from '../client/usePageAttribute';

const CODE_STYLING = PAGE_ATTRIBUTES.codeStyling;

export interface CodeStylingChoice {
  readonly codeStyling: CodeStyling;
  /** Shows demos in a styling, on the whole page, and remembers it. */
  readonly chooseCodeStyling: (styling: CodeStyling) => void;
  /** Shows demos in a styling for this visit only. */
  readonly showCodeStyling: (styling: CodeStyling) => void;
}

function showCodeStyling(styling: CodeStyling): void {
  document.documentElement.setAttribute(CODE_STYLING, styling);
}

function chooseCodeStyling(styling: CodeStyling): void {
  showCodeStyling(styling);
  writeCookie(COOKIE_NAMES.codeStyling, styling);
}

/**
 * The styling in which a reader sees demos and the way to change it. Demos that do not come in it show MUI System. The
 * choice is an attribute of `<html>`, set before the first paint.
 */
export default function useCodeStyling(): CodeStylingChoice {
  const codeStyling = usePageAttribute(CODE_STYLING, CODE_STYLINGS, DEFAULT_CODE_STYLING);
  return {codeStyling, chooseCodeStyling, showCodeStyling};
}
