import {DEFAULT_CODE_VARIANT, type CodeVariant} from '../../site/storage';

export interface CodeVariantChoice {
  readonly codeVariant: CodeVariant;
  readonly chooseCodeVariant?: (variant: CodeVariant) => void;
  readonly showCodeVariant?: (variant: CodeVariant) => void;
}

/** Without the preferences plugin, demos show TypeScript, as they were written. */
export default function useCodeVariant(): CodeVariantChoice {
  return {codeVariant: DEFAULT_CODE_VARIANT};
}
