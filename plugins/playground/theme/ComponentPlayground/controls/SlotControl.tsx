import {useEffect, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {isReference, type ReferenceValue, type Value} from '../../../client/values';
import {notSetText} from './ChoiceControl';
import CodeControl from './CodeControl';
import {eventAttributes, type ValueControlProps} from './controlProps';
import {useHeld} from './useHeld';
import styles from './onDemand.module.css';

export interface Props extends ValueControlProps {
  readonly choices: readonly ReferenceValue[];
}

/** The option for code that a reader types. */
const OTHER = 'other';

function isSame(one: ReferenceValue, other: ReferenceValue): boolean {
  return one.$name === other.$name && one.$from === other.$from && one.$isDefault === other.$isDefault;
}

/** The choices, and the value if it is another component. */
function withValue(choices: readonly ReferenceValue[], value: Value | undefined): readonly ReferenceValue[] {
  const isOther = value !== undefined && isReference(value) && !choices.some((choice) => isSame(choice, value));
  return isOther ? [...choices, value] : choices;
}

/** What fills a slot: one of the components that come with the packages, or code. */
export default function SlotControl({choices, ...props}: Props): ReactNode {
  const {id, label, describedBy, path, value, defaultValue, onChange} = props;
  const {isHeld, handlers} = useHeld();
  const [isAsked, setAsked] = useState(false);
  const options = withValue(choices, value);
  const component = value !== undefined && isReference(value) ? value : undefined;
  const isCode = isAsked || isHeld || (value !== undefined && !component);
  const chosen = component ? options.findIndex((option) => isSame(option, component)) : '';

  // Whatever fills the slot now, it was not typed here.
  useEffect(() => {
    if (value === undefined || isReference(value)) {
      setAsked(false);
    }
  }, [value]);

  return (
    <div className={styles.stack}>
      <select
        {...eventAttributes(props)}
        id={id}
        className={`site-field ${styles.select}`}
        aria-label={label}
        aria-describedby={describedBy}
        value={isCode ? OTHER : chosen}
        onChange={({target}) => {
          setAsked(target.value === OTHER);
          if (target.value !== OTHER) {
            onChange(path, target.value === '' ? undefined : options[Number(target.value)]);
          }
        }}
      >
        <option value="">{notSetText(defaultValue)}</option>
        {options.map(({$name, $from}, index) => (
          <option key={`${$from} ${$name}`} value={index}>
            {$name}
          </option>
        ))}
        <option value={OTHER}>
          {translate({
            id: 'playground.slot.other',
            message: 'Custom code',
            description: 'Option: the reader types what fills a slot',
          })}
        </option>
      </select>
      {isCode && (
        <div {...handlers}>
          <CodeControl
            {...props}
            id={`${id}-code`}
            label={translate(
              {
                id: 'playground.slot.code',
                message: '{slot}, code',
                description: 'Name of a field for code; the value is the name of a slot',
              },
              {slot: label},
            )}
            value={component ? undefined : value}
          />
        </div>
      )}
    </div>
  );
}
