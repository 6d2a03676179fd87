import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Literal} from '../../../types';
import {literalWords} from '../../../typeWords';
import {eventAttributes, type KindProps} from './controlProps';
import {defaultLiteral} from './controlValues';
import styles from './onDemand.module.css';

export function notSetText(defaultValue: string | undefined): string {
  return defaultValue === undefined
    ? translate({
        id: 'playground.choice.notSet',
        message: 'Not set',
        description: 'Option of a prop that has no value',
      })
    : defaultText(defaultValue);
}

function defaultText(value: string): string {
  return translate(
    {
      id: 'playground.choice.default',
      message: '{value} (default)',
      description: 'Option for the default of a prop; the value is code',
    },
    {value},
  );
}

function words(option: Literal): string {
  return typeof option === 'string' && option.trim() !== '' ? option : literalWords(option);
}

/** One of a few values. Its default is not written. */
export default function ChoiceControl(props: KindProps<'choice'>): ReactNode {
  const {id, label, describedBy, path, value, defaultValue, isOptional, type, onChange} = props;
  const {options} = type;
  const literal = isOptional ? defaultLiteral(defaultValue) : undefined;
  const usual = literal === undefined ? -1 : options.indexOf(literal);
  const chosen = value === undefined ? usual : options.indexOf(value as Literal);
  return (
    <select
      {...eventAttributes(props)}
      id={id}
      className={`site-field ${styles.select}`}
      aria-label={label}
      aria-describedby={describedBy}
      value={chosen === -1 ? '' : chosen}
      onChange={({target}) => {
        const index = target.value === '' ? usual : Number(target.value);
        onChange(path, index === usual ? undefined : options[index]);
      }}
    >
      {usual === -1 && (isOptional || value === undefined) && <option value="">{notSetText(defaultValue)}</option>}
      {options.map((option, index) => (
        <option key={literalWords(option)} value={index}>
          {index === usual ? defaultText(words(option)) : words(option)}
        </option>
      ))}
    </select>
  );
}
