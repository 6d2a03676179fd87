import {useState, type FormEvent, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import TextField from '@site/src/ui/TextField';
import {UNSAFE_NAMES} from '../../../client/linkSecurity';
import type {EventAttributes} from './controlProps';
import styles from './onDemand.module.css';

export interface Props {
  /** Name of the object. */
  readonly label: string;
  /** Fields to choose from. */
  readonly names: readonly string[];
  /** Whether the object takes fields of any name. */
  readonly takesOthers: boolean;
  readonly events: EventAttributes;
  readonly onAdd: (name: string) => void;
}

const LONGEST_NAME = 100;

function NamedField({label, events, onAdd}: Omit<Props, 'names' | 'takesOthers'>): ReactNode {
  const [name, setName] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const wanted = name.trim();
    // Links refuse the same names, which reach behind an object.
    if (wanted !== '' && !UNSAFE_NAMES.has(wanted)) {
      setName('');
      onAdd(wanted);
    }
  };
  return (
    <form className={styles.pair} onSubmit={submit}>
      <TextField
        {...events}
        dir="ltr"
        className={styles.text}
        aria-label={translate(
          {
            id: 'playground.object.name',
            message: 'Name of a new field of {prop}',
            description: 'Name of a text field; the value is the name of a prop',
          },
          {prop: label},
        )}
        value={name}
        maxLength={LONGEST_NAME}
        onText={setName}
      />
      <button {...events} type="submit" className={`site-button ${styles.button}`} data-look="outlined">
        <Translate id="playground.object.add" description="Button that adds a field of that name to an object">
          Add field
        </Translate>
      </button>
    </form>
  );
}

/** Adds a field to an object: one of its type, or one that the reader names. */
export default function NewField({names, takesOthers, ...props}: Props): ReactNode {
  const {label, events, onAdd} = props;
  return (
    <>
      {names.length > 0 && (
        <select
          {...events}
          className={`site-field ${styles.select}`}
          aria-label={translate(
            {
              id: 'playground.object.choose',
              message: 'Add a field to {prop}',
              description: 'Name of a choice of fields; the value is the name of a prop',
            },
            {prop: label},
          )}
          value=""
          onChange={({target}) => onAdd(target.value)}
        >
          <option value="" disabled>
            {translate({id: 'playground.object.more', message: 'More fields…'})}
          </option>
          {names.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      )}
      {takesOthers && <NamedField {...props} />}
    </>
  );
}
