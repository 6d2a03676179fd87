import type {ReactNode} from 'react';
import {LIMITS} from '../../../client/propLimits';
import {isElement, isReference, type Value} from '../../../client/values';
import {eventAttributes, type KindProps} from './controlProps';
import {defaultLiteral} from './controlValues';
import {useDraft} from './useDraft';
import styles from './onDemand.module.css';

/** An element or a component as one writes it: `<ExpandMoreIcon />`. */
function elementWords(value: Value | undefined): string | undefined {
  if (value !== undefined && isElement(value)) {
    return `<${value.$element.component} />`;
  }
  return value !== undefined && isReference(value) ? value.$name : undefined;
}

/** A text, or a React node, for which a reader types text. An element stands beside the field until the reader types. */
export default function TextControl(props: KindProps<'string'> | KindProps<'node'>): ReactNode {
  const {id, label, describedBy, path, value, defaultValue, isOptional, onChange} = props;
  const usual = defaultLiteral(defaultValue);
  const element = elementWords(value);
  const draft = useDraft(typeof value === 'string' || typeof value === 'number' ? String(value) : '', (text) => {
    // Without a text of its own that it would replace, no text is none.
    const isNone = text === '' && isOptional && (typeof usual !== 'string' || usual === '');
    onChange(path, isNone ? undefined : text);
    return undefined;
  });
  return (
    <div className={styles.pair}>
      {element !== undefined && (
        <code dir="ltr" className={styles.present}>
          {element}
        </code>
      )}
      <input
        {...eventAttributes(props)}
        id={id}
        type="text"
        dir="auto"
        className={`site-field ${styles.text}`}
        aria-label={label}
        aria-describedby={describedBy}
        value={draft.text}
        placeholder={typeof usual === 'string' ? usual : undefined}
        maxLength={LIMITS.textLength}
        spellCheck={false}
        autoComplete="off"
        onChange={({target}) => draft.onText(target.value)}
        onBlur={draft.onBlur}
      />
    </div>
  );
}
