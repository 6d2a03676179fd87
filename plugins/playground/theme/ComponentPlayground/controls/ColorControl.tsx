import type {CSSProperties, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {eventAttributes, type KindProps} from './controlProps';
import {defaultLiteral} from './controlValues';
import {useDraft} from './useDraft';
import styles from './onDemand.module.css';

const LONGEST_COLOR = 100;

/** The first value of the browser's color picker; black if the color is not written as six digits. */
function pickerColor(color: string): string {
  const [, short] = /^#([\da-f]{3})$/i.exec(color) ?? [];
  if (short) {
    return `#${[...short].map((digit) => digit + digit).join('')}`.toLowerCase();
  }
  return /^#[\da-f]{6}$/i.test(color) ? color.toLowerCase() : '#000000';
}

/** A color, picked or written. */
export default function ColorControl(props: KindProps<'color'>): ReactNode {
  const {id, label, describedBy, path, value, defaultValue, isOptional, onChange} = props;
  const usual = defaultLiteral(defaultValue);
  const usualText = typeof usual === 'string' ? usual : '';
  const draft = useDraft(typeof value === 'string' ? value : '', (text) => {
    const color = text.trim();
    onChange(path, color === '' && isOptional ? undefined : color);
    return undefined;
  });
  const shown = draft.text === '' ? usualText : draft.text;
  const shared = {
    ...eventAttributes(props),
    onChange: ({target}: {readonly target: HTMLInputElement}) => draft.onText(target.value),
    onBlur: draft.onBlur,
  };
  return (
    <div className={styles.pair}>
      <input
        {...shared}
        type="color"
        className={`site-field ${styles.swatch}`}
        aria-label={translate(
          {
            id: 'playground.color.pick',
            message: 'Pick a color for {prop}',
            description: 'Name of a field that opens a color picker; the value is the name of a prop',
          },
          {prop: label},
        )}
        data-unset={shown === '' || undefined}
        style={{'--shown-color': shown} as CSSProperties}
        value={pickerColor(shown)}
      />
      <input
        {...shared}
        id={id}
        type="text"
        dir="ltr"
        className={`site-field ${styles.text}`}
        aria-label={label}
        aria-describedby={describedBy}
        value={draft.text}
        placeholder={usualText}
        maxLength={LONGEST_COLOR}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
      />
    </div>
  );
}
