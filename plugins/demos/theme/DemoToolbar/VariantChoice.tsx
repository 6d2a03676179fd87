import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useCodeVariant from '@theme/useCodeVariant';
import {CODE_VARIANTS, type CodeVariant} from '@site/src/site/storage';
import type {EventData} from '../../client/eventData';
import styles from './styles.module.css';

export interface Props {
  readonly eventData: (action: string) => EventData;
}

/** Language of a code variant, as readers call it. */
const VARIANT_NAMES: Readonly<Record<CodeVariant, string>> = {TS: 'TypeScript', JS: 'JavaScript'};

/** Chooses the language of all code on the page. */
export default function VariantChoice({eventData}: Props): ReactNode {
  const {codeVariant, chooseCodeVariant} = useCodeVariant();
  if (!chooseCodeVariant) {
    return null;
  }
  const label = translate({
    id: 'demos.toolbar.language',
    message: 'Language',
    description: 'Name of the choice of TS or JS',
  });
  return (
    <div role="group" aria-label={label} className={styles.choice}>
      {CODE_VARIANTS.map((variant) => (
        <button
          key={variant}
          type="button"
          aria-pressed={codeVariant === variant}
          // With what is seen: who talks to the computer says that.
          aria-label={`${VARIANT_NAMES[variant]} (${variant})`}
          title={VARIANT_NAMES[variant]}
          onClick={() => chooseCodeVariant(variant)}
          {...eventData(`source-${variant.toLowerCase()}`)}
        >
          {variant}
        </button>
      ))}
    </div>
  );
}
