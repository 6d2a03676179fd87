import {useId, type ReactNode} from 'react';
import styles from './onDemand.module.css';

export interface ChoiceOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
}

export interface Props<Value extends string> {
  readonly label: string;
  readonly options: readonly ChoiceOption<Value>[];
  /** The one that is on; none where what it stands for differs from place to place. */
  readonly value: Value | undefined;
  readonly onChoose: (value: Value) => void;
}

/** A few options side by side, of which one is on. */
export default function Choice<Value extends string>({label, options, value, onChoose}: Props<Value>): ReactNode {
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id} className={styles.field}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <span className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </span>
    </div>
  );
}
