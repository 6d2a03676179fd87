import {useEffect, useRef, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {initialValue} from '../../../client/initialValue';
import {propLimits} from '../../../client/propLimits';
import {checkValue} from '../../../checkValue';
import {isCode, type Value} from '../../../client/values';
import type {Path} from '../../../paths';
import {typeWords} from '../../../typeWords';
import type {Literal, ValueType} from '../../../types';
import ChoiceControl, {notSetText} from './ChoiceControl';
import {eventAttributes, type KindProps} from './controlProps';
import {defaultLiteral} from './controlValues';
import {useHeld} from './useHeld';
import styles from './onDemand.module.css';

function fits(value: Value, type: ValueType, path: Path): boolean {
  if (isCode(value)) {
    return type.kind === 'function' || type.kind === 'code';
  }
  return checkValue(value, type, path).length === 0;
}

/** The options, where all that is to be picked among is a few literals. */
function literalOptions(types: readonly ValueType[]): readonly Literal[] | undefined {
  const options = types.map((type) =>
    type.kind === 'choice' ? type.options : type.kind === 'boolean' ? [false, true] : undefined,
  );
  return options.every((some) => some !== undefined) ? [...new Set(options.flat())] : undefined;
}

/** Several kinds of values: a choice of the kind, and the control for that. */
function KindControl(props: KindProps<'oneOf'>): ReactNode {
  const {id, label, describedBy, path, value, defaultValue, isOptional, panel, type, onChange} = props;
  const {types} = type;
  const {isHeld, handlers} = useHeld();
  const [picked, setPicked] = useState(-1);
  const isPick = useRef(false);
  const usual = isOptional ? defaultLiteral(defaultValue) : undefined;
  const held = value ?? usual;
  const pickedType = types[picked];
  const isPickHeld = pickedType !== undefined && (value === undefined || fits(value, pickedType, path));
  const fitting = isPickHeld ? picked : held === undefined ? -1 : types.findIndex((one) => fits(held, one, path));
  // As long as the reader is in a control it stays, though what is typed fits no kind yet.
  const lastKind = useRef(fitting);
  const kind = isHeld ? lastKind.current : fitting;
  lastKind.current = kind;
  const shown = types[kind];

  // A value that was taken out elsewhere takes the pick with it.
  useEffect(() => {
    if (value === undefined && !isPick.current && !isHeld) {
      setPicked(-1);
    }
    isPick.current = false;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a change of the value counts
  }, [value]);

  const pick = (index: number): void => {
    const next = types[index];
    setPicked(index);
    isPick.current = true;
    const isUsual = next !== undefined && usual !== undefined && fits(usual, next, path);
    onChange(path, next && !isUsual ? initialValue(next, propLimits(panel.componentName, path)) : undefined);
  };

  const hasControl = shown && !(shown.kind === 'choice' && shown.options.length === 1);
  return (
    <div className={styles.stack} role="group" aria-label={label} aria-describedby={describedBy}>
      <select
        {...eventAttributes(props)}
        id={id}
        className={`site-field ${styles.select}`}
        aria-label={translate(
          {
            id: 'playground.kind.label',
            message: '{prop}, type of value',
            description: 'Name of the choice between a number, a text and so on; the value is the name of a prop',
          },
          {prop: label},
        )}
        value={kind === -1 ? '' : kind}
        onChange={({target}) => pick(target.value === '' ? -1 : Number(target.value))}
      >
        {(isOptional || kind === -1) && <option value="">{notSetText(defaultValue)}</option>}
        {types.map((one, index) => (
          <option key={typeWords(one)} value={index}>
            {typeWords(one)}
          </option>
        ))}
      </select>
      {hasControl && (
        <div {...handlers}>
          <panel.ValueControl key={kind} {...props} id={`${id}-value`} type={shown} />
        </div>
      )}
    </div>
  );
}

/** One of several kinds of values; where all are literals, they are one choice. */
export default function OneOfControl(props: KindProps<'oneOf'>): ReactNode {
  const options = literalOptions(props.type.types);
  return options ? <ChoiceControl {...props} type={{kind: 'choice', options}} /> : <KindControl {...props} />;
}
