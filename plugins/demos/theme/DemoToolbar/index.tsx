import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useCodeVariant from '@theme/useCodeVariant';
import {CODE_VARIANTS, type CodeVariant} from '@site/src/site/storage';
import CopyButton from '@site/src/ui/CopyButton';
import useRovingFocus from '@site/src/ui/useRovingFocus';
import type {DemoInfo} from '../../types';
import styles from './styles.module.css';

export interface Props {
  readonly demo: DemoInfo;
  readonly isOpen: boolean;
  /** Id of the element that holds the source. */
  readonly sourceId: string;
  readonly onToggleSource: () => void;
  /** Gives the source in the reader's code variant. */
  readonly getText: () => Promise<string>;
}

/** Language of a code variant, as readers call it. */
const VARIANT_NAMES: Readonly<Record<CodeVariant, string>> = {TS: 'TypeScript', JS: 'JavaScript'};

function VariantChoice({category, label}: {readonly category: string; readonly label: string}): ReactNode {
  const {codeVariant, chooseCodeVariant} = useCodeVariant();
  if (!chooseCodeVariant) {
    return null;
  }
  return (
    <div
      role="group"
      aria-label={translate({id: 'demos.toolbar.language', message: 'Language'})}
      className={styles.choice}
    >
      {CODE_VARIANTS.map((variant) => (
        <button
          key={variant}
          type="button"
          aria-pressed={codeVariant === variant}
          aria-label={VARIANT_NAMES[variant]}
          title={VARIANT_NAMES[variant]}
          onClick={() => chooseCodeVariant(variant)}
          data-ga-event-category={category}
          data-ga-event-action={`source-${variant.toLowerCase()}`}
          data-ga-event-label={label}
        >
          {variant}
        </button>
      ))}
    </div>
  );
}

/** What a reader can do with a demo; one tab stop, arrow keys inside. */
export default function DemoToolbar({demo, isOpen, sourceId, onToggleSource, getText}: Props): ReactNode {
  const toolbar = useRovingFocus<HTMLDivElement>();
  const category = isOpen ? 'demo-expand' : 'demo';
  const name = translate(
    {id: 'demos.toolbar.name', message: 'Code of {demo}', description: 'Name of the toolbar of a demo'},
    {demo: demo.name},
  );
  return (
    <div {...toolbar} role="toolbar" aria-label={name} className={styles.toolbar}>
      <VariantChoice category={category} label={demo.name} />
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={sourceId}
        onClick={onToggleSource}
        data-ga-event-category={category}
        data-ga-event-action="expand"
        data-ga-event-label={demo.name}
      >
        {isOpen ? (
          <Translate id="demos.toolbar.hideSource">Hide code</Translate>
        ) : (
          <Translate id="demos.toolbar.showSource">Show code</Translate>
        )}
      </button>
      <CopyButton
        getText={getText}
        data-ga-event-category={category}
        data-ga-event-action="copy-click"
        data-ga-event-label={demo.name}
      />
      <noscript>
        <a href={`${demo.page}/${demo.name}.tsx`}>
          <Translate id="demos.toolbar.sourceFile">Source file</Translate>
        </a>
      </noscript>
    </div>
  );
}
