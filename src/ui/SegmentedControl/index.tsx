import {useEffect, useId, useRef, type ReactNode} from 'react';
import styles from './styles.module.css';

export interface SegmentedOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
}

export interface Props<Value extends string> {
  /** What is chosen; for screen readers alone above a line, else shown above the options. */
  readonly label: string;
  /** Options of `lines` take as many lines as they need. */
  readonly look: 'line' | 'field' | 'lines';
  readonly options: readonly SegmentedOption<Value>[];
  /** The chosen option; none if it differs from place to place. */
  readonly value: Value | undefined;
  readonly onChoose: (value: Value) => void;
}

/**
 * A few options side by side, one of them chosen. They are radio buttons: arrow keys and screen readers need no script,
 * and a choice that was made before React listened holds, since its radio button cannot be pressed again.
 */
export default function SegmentedControl<Value extends string>(props: Props<Value>): ReactNode {
  const {label, look, options, value, onChoose} = props;
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const first = useRef({value, onChoose});

  useEffect(() => {
    const early = group.current?.querySelector<HTMLInputElement>('input:checked')?.value as Value | undefined;
    if (early !== undefined && early !== first.current.value) {
      first.current.onChoose(early);
    }
  }, []);

  return (
    <div ref={group} role="radiogroup" aria-labelledby={id} className={styles.control} data-look={look}>
      <span id={id} className={look === 'line' ? 'site-hidden' : undefined}>
        {label}
      </span>
      <div className={styles.options}>
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
      </div>
    </div>
  );
}
