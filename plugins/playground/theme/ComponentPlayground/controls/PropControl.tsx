import {memo, useId, useRef, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import PlanTag from '@site/src/ui/PlanTag';
import {moveFocus} from '@site/src/ui/focusVisible';
import type {Value} from '../../../client/values';
import {printPath, type Path} from '../../../paths';
import type {Field} from '../../../types';
import {eventAttributes, type ChangeValue, type ControlPanel} from './controlProps';
import styles from './onDemand.module.css';

export interface Props {
  readonly prop: Field;
  readonly path: Path;
  /** The value that holds, the sample's included. */
  readonly value: Value | undefined;
  readonly isChanged: boolean;
  readonly panel: ControlPanel;
  readonly onChange: ChangeValue;
  readonly onReset: (path: Path) => void;
  /** Whether the whole path is shown, rather than the name alone. */
  readonly showsPath?: boolean;
  /** Whether it is an entry of an object that takes any names: nothing is its default. */
  readonly isEntry?: boolean;
}

/** Kinds whose control is one element that a press on the name may lead to. */
const SINGLE_KINDS: readonly string[] = [
  'boolean',
  'number',
  'string',
  'color',
  'choice',
  'date',
  'function',
  'node',
  'code',
];

const CONTROLS = ':is(input, select, textarea, summary)';

/** A prop: its name, marks, control, default and the first sentence about it. */
function PropControl({
  prop,
  path,
  value,
  isChanged,
  panel,
  onChange,
  onReset,
  showsPath = false,
  isEntry = false,
}: Props): ReactNode {
  const {name, type, description, isRequired, defaultValue, plan} = prop;
  const id = useId();
  const control = useRef<HTMLDivElement>(null);
  const label = printPath(path);
  const code = <code dir="ltr">{showsPath ? label : name}</code>;
  const sentence = description === '' ? undefined : `${id}-description`;

  const reset = (): void => {
    onReset(path);
    // The button goes with the change; the focus stays in the row.
    moveFocus(control.current?.querySelector<HTMLElement>(CONTROLS));
  };
  return (
    <div className={styles.prop} data-prop={label} data-changed={isChanged ? '' : undefined}>
      <div className={styles.head}>
        {SINGLE_KINDS.includes(type.kind) ? (
          <label htmlFor={id} className={styles.name}>
            {code}
          </label>
        ) : (
          <span className={styles.name}>{code}</span>
        )}
        {plan && <PlanTag plan={plan} />}
        {isRequired && (
          <span className={styles.note}>
            <Translate id="playground.prop.required" description="Mark on a prop that must have a value">
              Required
            </Translate>
          </span>
        )}
        {isChanged && (
          <button
            {...eventAttributes({path, panel})}
            type="button"
            className={`site-button ${styles.reset}`}
            data-look="plain"
            aria-label={translate(
              {
                id: 'playground.prop.reset',
                message: 'Reset {prop}',
                description: 'Name of the button that takes a change back; the value is the name of a prop',
              },
              {prop: label},
            )}
            onClick={reset}
          >
            <Translate id="playground.prop.reset.short" description="Button that takes the change of a prop back">
              Reset
            </Translate>
          </button>
        )}
      </div>
      <div ref={control}>
        <panel.ValueControl
          id={id}
          label={label}
          describedBy={sentence}
          path={path}
          value={value}
          defaultValue={defaultValue}
          isOptional={!isRequired && !isEntry}
          type={type}
          panel={panel}
          onChange={onChange}
        />
      </div>
      {defaultValue !== undefined && (
        <p className={styles.note}>
          <Translate
            id="playground.prop.default"
            description="The default of a prop, as code"
            values={{
              value: (
                <code dir="ltr" className={styles.default}>
                  {defaultValue}
                </code>
              ),
            }}
          >
            {'Default: {value}'}
          </Translate>
        </p>
      )}
      {sentence !== undefined && (
        <p id={sentence} className={styles.note}>
          {description}
        </p>
      )}
    </div>
  );
}

function isSamePath(one: Path, other: Path): boolean {
  return one.length === other.length && one.every((step, index) => step === other[index]);
}

/** Paths are made anew in objects and lists: what they say counts. */
function isSame({path, ...before}: Props, {path: nextPath, ...next}: Props): boolean {
  const names = Object.keys({...before, ...next}) as (keyof typeof before)[];
  return isSamePath(path, nextPath) && names.every((name) => Object.is(before[name], next[name]));
}

/** A row re-renders only if its own value changes: there are up to 160 of them. */
export default memo(PropControl, isSame);
