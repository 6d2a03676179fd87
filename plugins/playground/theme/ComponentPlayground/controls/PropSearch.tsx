import type {KeyboardEvent, ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import isComposing from '@site/src/ui/isComposing';
import TextField from '@site/src/ui/TextField';
import styles from './onDemand.module.css';

export interface Props {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** How many props match; none if nothing is searched for. */
  readonly count: number | undefined;
}

/** The field that narrows the controls by name, and how many are left. */
export default function PropSearch({text, onText, count}: Props): ReactNode {
  const clear = (event: KeyboardEvent): void => {
    // In an empty field, Escape closes the panel around it.
    if (event.key === 'Escape' && text !== '' && !isComposing(event.nativeEvent)) {
      event.preventDefault();
      event.stopPropagation();
      onText('');
    }
  };
  const label = translate({
    id: 'playground.search.label',
    message: 'Filter props by name',
    description: 'Name of a search field',
  });
  return (
    <div className={styles.search}>
      <TextField
        type="search"
        className={styles.text}
        dir="auto"
        aria-label={label}
        placeholder={label}
        value={text}
        onText={onText}
        onKeyDown={clear}
      />
      <p role="status" className={styles.note}>
        {count !== undefined && (
          <Translate
            id="playground.search.count"
            description="How many props the search leaves; the value is a number"
            values={{count}}
          >
            {'Props found: {count}'}
          </Translate>
        )}
      </p>
    </div>
  );
}
