import type {ReactNode} from 'react';
import {defaultLiteral} from './controlValues';
import {eventAttributes, type KindProps} from './controlProps';
import styles from './onDemand.module.css';

/** A boolean. Turned to its default, it is not written at all. */
export default function SwitchControl(props: KindProps<'boolean'>): ReactNode {
  const {id, label, describedBy, path, value, defaultValue, isOptional, onChange} = props;
  const usual = defaultLiteral(defaultValue) === true;
  return (
    <input
      {...eventAttributes(props)}
      id={id}
      type="checkbox"
      role="switch"
      className={`site-switch ${styles.switch}`}
      aria-label={label}
      aria-describedby={describedBy}
      checked={typeof value === 'boolean' ? value : usual}
      onChange={({target: {checked}}) => onChange(path, isOptional && checked === usual ? undefined : checked)}
    />
  );
}
