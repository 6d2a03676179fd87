import {useEffect, useId, useRef, type KeyboardEvent, type ReactNode} from 'react';
import useSlashKey from '@site/src/ui/useSlashKey';
import useTypedEarly from '@site/src/ui/useTypedEarly';
import styles from './styles.module.css';

export interface FilterChoice {
  readonly id: string;
  readonly label: string;
}

export interface Props {
  /** What the field narrows. */
  readonly label: string;
  readonly placeholder: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** What the choices are of. */
  readonly choicesLabel: string;
  readonly choices: readonly FilterChoice[];
  readonly chosen: string;
  readonly onChoice: (id: string) => void;
  /** How much is left. */
  readonly status: ReactNode;
  readonly children?: ReactNode;
}

/** What narrows a long list: a field, and choices of which one holds. */
export default function FilterBar(props: Props): ReactNode {
  const {label, placeholder, text, onText, choicesLabel, choices, chosen, onChoice, status, children} = props;
  const field = useRef<HTMLInputElement>(null);
  const radios = useRef<HTMLFieldSetElement>(null);
  const first = useRef({chosen, onChoice});
  const group = useId();
  useSlashKey(field);
  useTypedEarly(field, onText);

  // What was chosen before React listened holds too: the radio that shows it can be pressed no more.
  useEffect(() => {
    const early = radios.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    if (early !== undefined && early !== first.current.chosen) {
      first.current.onChoice(early);
    }
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Escape') {
      event.preventDefault();
      onText('');
    }
  };

  return (
    <div className={styles.bar} data-markdown="skip">
      <div className={styles.line}>
        <input
          ref={field}
          type="search"
          className={styles.input}
          value={text}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={onKeyDown}
          aria-label={label}
          aria-keyshortcuts="/"
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        <p className={styles.status} role="status">
          {status}
        </p>
      </div>
      <fieldset ref={radios} className={styles.choices}>
        <legend>{choicesLabel}</legend>
        {choices.map((choice) => (
          <label key={choice.id} className={styles.choice}>
            <input
              type="radio"
              name={group}
              value={choice.id}
              checked={choice.id === chosen}
              onChange={() => onChoice(choice.id)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </fieldset>
      {children}
    </div>
  );
}
