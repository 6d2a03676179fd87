import {useCallback, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {moveFocus} from '@site/src/ui/focusVisible';
import {isObject, type ObjectValue, type Value} from '../../../client/values';
import type {Path} from '../../../paths';
import {cutText, typeWords} from '../../../typeWords';
import type {Field} from '../../../types';
import {eventAttributes, type KindProps} from './controlProps';
import {nameOfObject, typeOfValue} from './controlValues';
import NewField from './NewField';
import PropControl from './PropControl';
import styles from './onDemand.module.css';

/** So many fields are shown before a reader asks for more. */
const FIRST_FIELDS = 4;

const CONTROLS = ':is(input, select, textarea, summary)';

const NO_FIELDS: ObjectValue = {};

/** What stands in an object besides the fields of its type: what the value has, and what the reader names. */
function entriesOf(
  {fields, others}: KindProps<'object'>['type'],
  value: ObjectValue,
  added: readonly string[],
): readonly Field[] {
  const known = new Set(fields.map(({name}) => name));
  const names = new Set([...Object.keys(value), ...added].filter((name) => !known.has(name)));
  return [...names].map((name) => {
    const own = ownValue(value, name);
    const isKnown = others !== undefined && others.kind !== 'code';
    return {
      name,
      type: isKnown || own === undefined ? (others ?? typeOfValue(null)) : typeOfValue(own),
      description: '',
    };
  });
}

/** What an object itself has of a name: `toString` is no field. */
function ownValue(value: ObjectValue, name: string): Value | undefined {
  return Object.hasOwn(value, name) ? value[name] : undefined;
}

function OpenFields(props: KindProps<'object'>): ReactNode {
  const {label, path, type, panel, onChange} = props;
  const value = props.value !== undefined && isObject(props.value) ? props.value : NO_FIELDS;
  const [added, setAdded] = useState<readonly string[]>([]);
  const list = useRef<HTMLDivElement>(null);
  const focusNext = useRef<string>();
  const {fields, others} = type;
  const isShown = ({name, isRequired}: Field, index: number): boolean =>
    index < FIRST_FIELDS || isRequired === true || Object.hasOwn(value, name) || added.includes(name);
  const entries = entriesOf(type, value, added);

  useLayoutEffect(() => {
    const name = focusNext.current;
    focusNext.current = undefined;
    const row = [...(list.current?.children ?? [])].find((child) => child.getAttribute('data-field') === name);
    moveFocus(row?.querySelector<HTMLElement>(CONTROLS));
  }, [added]);

  const addField = (name: string): void => {
    focusNext.current = name;
    setAdded([...added, name]);
  };
  const onReset = useCallback((fieldPath: Path) => onChange(fieldPath, undefined), [onChange]);
  return (
    <>
      <div ref={list} className={styles.fields}>
        {[...fields.filter(isShown), ...entries].map((field) => (
          <div key={field.name} data-field={field.name}>
            <PropControl
              prop={field}
              path={[...path, field.name]}
              value={ownValue(value, field.name)}
              isChanged={Object.hasOwn(value, field.name)}
              isEntry={entries.includes(field)}
              panel={panel}
              onChange={onChange}
              onReset={onReset}
            />
          </div>
        ))}
      </div>
      <NewField
        label={label}
        names={fields.filter((field, index) => !isShown(field, index)).map(({name}) => name)}
        takesOthers={others !== undefined}
        events={eventAttributes(props)}
        onAdd={addField}
      />
    </>
  );
}

/** An object, closed at first: a control for each field that is set and for the first others, and a choice of the rest. */
export default function ObjectControl(props: KindProps<'object'>): ReactNode {
  const {id, label, describedBy, value, type} = props;
  const [isOpen, setOpen] = useState(false);
  const name = value !== undefined && isObject(value) ? nameOfObject(value) : undefined;
  return (
    <details className={styles.object} open={isOpen} onToggle={({currentTarget}) => setOpen(currentTarget.open)}>
      <summary {...eventAttributes(props)} id={id} aria-describedby={describedBy}>
        <span className="site-hidden">{label}</span>
        {name === undefined ? (
          <code dir="ltr">{value === undefined ? typeWords(type) : cutText(JSON.stringify(value))}</code>
        ) : (
          <bdi>{cutText(name)}</bdi>
        )}
      </summary>
      {isOpen && (
        <div
          className={styles.stack}
          role="group"
          aria-label={translate(
            {
              id: 'playground.object.fields',
              message: 'Fields of {prop}',
              description: 'Name of a group of controls; the value is the name of a prop',
            },
            {prop: label},
          )}
        >
          <OpenFields {...props} />
        </div>
      )}
    </details>
  );
}
