import {
  CODE_VARIANTS,
  COOKIE_NAMES,
  DEFAULT_CODE_VARIANT,
  PAGE_ATTRIBUTES,
  type CodeVariant,
} from '@site/src/site/storage';
import {writeCookie} from '@site/src/ui/cookies';
import usePageAttribute from '../client/usePageAttribute';

const CODE_VARIANT = PAGE_ATTRIBUTES.codeVariant;

export interface CodeVariantChoice {
  readonly codeVariant: CodeVariant;
  /** Shows a variant on the whole page and remembers it. */
  readonly chooseCodeVariant: (variant: CodeVariant) => void;
  /** Shows a variant for this visit only. */
  readonly showCodeVariant: (variant: CodeVariant) => void;
}

function showCodeVariant(variant: CodeVariant): void {
  document.documentElement.setAttribute(CODE_VARIANT, variant);
}

function chooseCodeVariant(variant: CodeVariant): void {
  showCodeVariant(variant);
  writeCookie(COOKIE_NAMES.codeVariant, variant);
}

/**
 * The code variant a reader sees and the way to change it. The choice itself is an attribute of `<html>`: code follows
 * by CSS, and this hook is for the buttons that tell which one is on.
 */
export default function useCodeVariant(): CodeVariantChoice {
  const codeVariant = usePageAttribute(CODE_VARIANT, CODE_VARIANTS, DEFAULT_CODE_VARIANT);
  return {codeVariant, chooseCodeVariant, showCodeVariant};
}
