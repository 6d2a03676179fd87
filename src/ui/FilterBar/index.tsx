import {forwardRef, useContext, useImperativeHandle, useRef} from 'react';
import type {HTMLAttributes, KeyboardEvent, ReactNode, Ref} from 'react';
import clsx from 'clsx';
import {ChromeLanguage} from '../ChromeLanguage';
import isComposing from '../isComposing';
import TextField from '../TextField';
import useSlashKey from '../useSlashKey';
import useTypedEarly from '../useTypedEarly';
import styles from './styles.module.css';

export interface Props extends HTMLAttributes<HTMLDivElement> {
  /** What the field narrows. */
  readonly label: string;
  readonly placeholder: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onEnter?: () => void;
  /** Pictures over the ends of the field. */
  readonly pictures?: ReactNode;
  /** How much is left. */
  readonly status: ReactNode;
  /** Scrolls away on a phone, as every bar does in a low window: one of several lines would cover much of what it filters. */
  readonly isStaticOnPhones?: boolean;
  /** Further choices, behind the status. */
  readonly children?: ReactNode;
}

/**
 * Narrows a long list, and stays in view above it: a field, how much it leaves, and further choices. `/` leads to the
 * field, and Escape empties it, then leaves it. The `ref` is the field's.
 */
function FilterBar(props: Props, ref: Ref<HTMLInputElement | null>): ReactNode {
  const {label, placeholder, text, onText, onEnter, pictures, status, isStaticOnPhones, className, children, ...bar} =
    props;
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => field.current);
  useSlashKey(field);
  useTypedEarly(field, onText);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (isComposing(event.nativeEvent)) {
      return;
    }
    if (event.key === 'Escape') {
      event.preventDefault();
      if (text === '') {
        field.current?.blur();
      }
      onText('');
    } else if (event.key === 'Enter') {
      onEnter?.();
    }
  };

  return (
    <div
      lang={useContext(ChromeLanguage)}
      {...bar}
      className={clsx(styles.bar, isStaticOnPhones && styles.staticOnPhones, className)}
    >
      <div className={styles.field}>
        <TextField
          ref={field}
          type="search"
          value={text}
          onText={onText}
          onKeyDown={onKeyDown}
          aria-label={label}
          aria-keyshortcuts="/"
          placeholder={placeholder}
        />
        {pictures}
      </div>
      <p className={styles.status} role="status">
        {status}
      </p>
      {children}
    </div>
  );
}

export default forwardRef(FilterBar);
