import type {CodeVariant} from '@site/src/site/storage';
import {chooseCode, showCode, useCodeChoice} from '../client/codeChoices';

export interface CodeVariantChoice {
  readonly codeVariant: CodeVariant;
  /** Shows a variant on the whole page and remembers it. */
  readonly chooseCodeVariant: (variant: CodeVariant) => void;
  /** Shows a variant for this visit only. */
  readonly showCodeVariant: (variant: CodeVariant) => void;
}

const chooseCodeVariant = (variant: CodeVariant): void => chooseCode('codeVariant', variant);
const showCodeVariant = (variant: CodeVariant): void => showCode('codeVariant', variant);

/** The code variant, TypeScript or JavaScript, that a reader sees, and the way to change it. */
export default function useCodeVariant(): CodeVariantChoice {
  return {codeVariant: useCodeChoice('codeVariant'), chooseCodeVariant, showCodeVariant};
}
