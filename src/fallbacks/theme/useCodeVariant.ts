import type {CodeVariant} from '../../site/storage';

export interface CodeVariantChoice {
  readonly codeVariant: CodeVariant;
  readonly chooseCodeVariant?: (variant: CodeVariant) => void;
  readonly showCodeVariant?: (variant: CodeVariant) => void;
}

/** The code variant a reader sees where no plugin lets them choose: the one that was written. */
export default function useCodeVariant(): CodeVariantChoice {
  return {codeVariant: 'TS'};
}
