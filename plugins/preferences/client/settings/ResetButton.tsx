import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './onDemand.module.css';

export interface Props {
  /** Names the settings that it resets. */
  readonly label: string;
  readonly onReset: () => void;
}

/** Resets a group of settings to the defaults. */
export default function ResetButton({label, onReset}: Props): ReactNode {
  return (
    <button
      type="button"
      className={`site-button ${styles.reset}`}
      data-look="plain"
      aria-label={label}
      title={label}
      onClick={onReset}
    >
      <Translate id="preferences.reset" description="Button that takes a group of settings back">
        Reset
      </Translate>
    </button>
  );
}
