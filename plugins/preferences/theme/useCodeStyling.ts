import {useSyncExternalStore} from 'react';
import {
  CODE_STYLINGS,
  COOKIE_NAMES,
  DEFAULT_CODE_STYLING,
  PAGE_ATTRIBUTES,
  type CodeStyling,
} from '@site/src/site/storage';
import {writeCookie} from '@site/src/ui/cookies';

const CODE_STYLING = PAGE_ATTRIBUTES.codeStyling;

export interface CodeStylingChoice {
  readonly codeStyling: CodeStyling;
  /** Shows demos in a styling, on the whole page, and remembers it. */
  readonly chooseCodeStyling: (styling: CodeStyling) => void;
  /** Shows demos in a styling for this visit only. */
  readonly showCodeStyling: (styling: CodeStyling) => void;
}

function read(): CodeStyling {
  const shown = document.documentElement.getAttribute(CODE_STYLING);
  return CODE_STYLINGS.find((styling) => styling === shown) ?? DEFAULT_CODE_STYLING;
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, {attributeFilter: [CODE_STYLING]});
  return () => observer.disconnect();
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
  const codeStyling = useSyncExternalStore(subscribe, read, () => DEFAULT_CODE_STYLING);
  return {codeStyling, chooseCodeStyling, showCodeStyling};
}
