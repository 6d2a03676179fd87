import {useId, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Icon from '@site/src/ui/Icon';
import {GREATEST_SPACING, LEAST_SPACING} from '../../themePreferences';
import useReaderPreferences from '../../theme/useReaderPreferences';
import Group from './Group';
import ResetButton from './ResetButton';
import styles from './onDemand.module.css';

interface StepProps {
  readonly label: string;
  readonly path: string;
  /** There is no step further; the button keeps the focus all the same. */
  readonly isLast: boolean;
  readonly onStep: () => void;
}

function Step({label, path, isLast, onStep}: StepProps): ReactNode {
  return (
    <button
      type="button"
      className={`site-icon-button ${styles.iconButton}`}
      aria-label={label}
      title={label}
      aria-disabled={isLast}
      onClick={onStep}
    >
      <Icon>
        <path d={path} fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
      </Icon>
    </button>
  );
}

function Spacing(): ReactNode {
  const {state, dispatch} = useReaderPreferences();
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.line}>
      <span className={styles.label} id={id}>
        <Translate id="preferences.spacing" description="Name of the setting of the unit of spacing">
          Spacing unit
        </Translate>
      </span>
      <span className={styles.stepper}>
        <Step
          label={translate({
            id: 'preferences.spacing.decrease',
            message: 'Decrease spacing',
            description: 'Name of a button',
          })}
          path="M5 10h10"
          isLast={state.spacing === LEAST_SPACING}
          onStep={() => dispatch({type: 'decreaseSpacing'})}
        />
        <output className={styles.amount} dir="ltr">
          {state.spacing} px
        </output>
        <Step
          label={translate({
            id: 'preferences.spacing.increase',
            message: 'Increase spacing',
            description: 'Name of a button',
          })}
          path="M10 5v10M5 10h10"
          isLast={state.spacing === GREATEST_SPACING}
          onStep={() => dispatch({type: 'increaseSpacing'})}
        />
      </span>
    </div>
  );
}

/** How close things stand: the dense layout and the unit of spacing. */
export default function DensityGroup(): ReactNode {
  const id = useId();
  const {state, dispatch} = useReaderPreferences();
  return (
    <Group
      title={translate({
        id: 'preferences.density',
        message: 'Density',
        description: 'Heading of the settings of density and spacing',
      })}
      action={
        <ResetButton
          label={translate({
            id: 'preferences.density.reset',
            message: 'Reset density and spacing',
            description: 'Name of a button',
          })}
          onReset={() => dispatch({type: 'resetDensity'})}
        />
      }
    >
      <div className={styles.line}>
        <label htmlFor={id} className={styles.label}>
          <Translate id="preferences.dense" description="Name of the switch of the dense layout">
            Dense layout
          </Translate>
        </label>
        <input
          id={id}
          type="checkbox"
          role="switch"
          className="site-switch"
          checked={state.dense}
          onChange={({target}) => dispatch({type: 'setDense', dense: target.checked})}
        />
      </div>
      <Spacing />
    </Group>
  );
}
