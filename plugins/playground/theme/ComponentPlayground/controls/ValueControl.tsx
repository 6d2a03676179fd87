import {useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {
  isCode,
  isDate,
  isElement,
  isList,
  isObject,
  isReference,
  type ReferenceValue,
  type Value,
} from '../../../client/values';
import type {Path} from '../../../paths';
import {isScalarOf} from '../../../checkValue';
import type {ValueType} from '../../../types';
import ChoiceControl from './ChoiceControl';
import CodeControl from './CodeControl';
import ColorControl from './ColorControl';
import {eventAttributes, type ControlPanel, type ValueControlProps} from './controlProps';
import {isUnclearDefault} from './controlValues';
import {DateControl, DateRangeControl} from './DateControl';
import ListControl from './ListControl';
import NumberControl from './NumberControl';
import ObjectControl from './ObjectControl';
import OneOfControl from './OneOfControl';
import SlotControl from './SlotControl';
import SwitchControl from './SwitchControl';
import TextControl from './TextControl';
import {useHeld} from './useHeld';
import styles from './onDemand.module.css';

/** Whether the control for a type can show a value. What it cannot show is edited as code. */
function isShownAs(type: ValueType, value: Value): boolean {
  switch (type.kind) {
    case 'dateRange':
      return isList(value) && value.length === 2 && value.every((date) => date === null || isDate(date));
    case 'list':
      return isList(value);
    case 'object':
      return isObject(value);
    case 'oneOf':
      return isCode(value) || type.types.some((one) => isShownAs(one, value));
    case 'node':
      return typeof value === 'string' || typeof value === 'number' || isElement(value) || isReference(value);
    case 'function':
    case 'code':
      return true;
    case 'boolean':
    case 'number':
    case 'string':
    case 'color':
    case 'choice':
    case 'date':
      return isScalarOf(value, type);
  }
}

/** Types whose control is not code. */
type PlainType = Exclude<ValueType, {kind: 'function' | 'code'}>;

function isPlain(type: ValueType): type is PlainType {
  return type.kind !== 'function' && type.kind !== 'code';
}

interface PlainProps extends ValueControlProps {
  readonly type: PlainType;
}

function KindControl({type, ...props}: PlainProps): ReactNode {
  switch (type.kind) {
    case 'boolean':
      // A switch has two states; a default in words is a third.
      return props.isOptional && isUnclearDefault(props.defaultValue) ? (
        <ChoiceControl {...props} type={{kind: 'choice', options: [false, true]}} />
      ) : (
        <SwitchControl {...props} type={type} />
      );
    case 'number':
      return <NumberControl {...props} type={type} />;
    case 'string':
      return <TextControl {...props} type={type} />;
    case 'node':
      return <TextControl {...props} type={type} />;
    case 'color':
      return <ColorControl {...props} type={type} />;
    case 'choice':
      return <ChoiceControl {...props} type={type} />;
    case 'date':
      return <DateControl {...props} type={type} />;
    case 'dateRange':
      return <DateRangeControl {...props} type={type} />;
    case 'list':
      return <ListControl {...props} type={type} />;
    case 'object':
      return <ObjectControl {...props} type={type} />;
    case 'oneOf':
      return <OneOfControl {...props} type={type} />;
  }
}

interface StructureProps extends ValueControlProps {
  /** Whether it is edited as JSON. */
  readonly isText: boolean;
  /** Whether there are controls that can show it. */
  readonly hasControls: boolean;
  readonly onText: (isText: boolean) => void;
}

/** A list or an object: controls for what is in it, or all of it as JSON. */
function StructureControl({isText, hasControls, onText, ...props}: StructureProps): ReactNode {
  const {type} = props;
  return (
    <div className={styles.stack}>
      {isText || !isPlain(type) ? <CodeControl {...props} /> : <KindControl {...props} type={type} />}
      <button
        {...eventAttributes(props)}
        type="button"
        className={`site-button ${styles.link}`}
        data-look="plain"
        aria-pressed={isText}
        // What is no list or object stays text.
        aria-disabled={!hasControls}
        aria-label={translate(
          {
            id: 'playground.json.label',
            message: 'Edit as JSON: {prop}',
            description: 'Name of a button that stays pressed; the value is the name of a prop',
          },
          {prop: props.label},
        )}
        onClick={() => hasControls && onText(!isText)}
      >
        <Translate id="playground.json" description="Button that stays pressed: edits a list or an object as text">
          Edit as JSON
        </Translate>
      </button>
    </div>
  );
}

/** The choices for a slot; `undefined` for what is no slot. */
function slotChoices(path: Path, panel: ControlPanel): readonly ReferenceValue[] | undefined {
  const [prop, slot] = path;
  return prop === 'slots' && path.length === 2 ? (panel.slotChoices?.[String(slot)] ?? []) : undefined;
}

/**
 * The control for a value, by the kind of its type. It changes the value at its path, or inside it. A value that does not
 * fit the type is edited as code, and stays so while the reader is in the text.
 */
export default function ValueControl(props: ValueControlProps): ReactNode {
  const {type, value, path, panel} = props;
  const {isHeld, handlers} = useHeld();
  // What is typed as JSON is none until it is complete, and the field must stay meanwhile.
  const [isText, setText] = useState(false);
  const choices = slotChoices(path, panel);
  if (choices) {
    return <SlotControl {...props} choices={choices} />;
  }
  const hasControls = isPlain(type) && (value === undefined || isShownAs(type, value));
  const isStructure = hasControls && (type.kind === 'list' || type.kind === 'object');
  if ((isStructure && !isHeld) || isText) {
    return <StructureControl {...props} isText={isText} hasControls={hasControls} onText={setText} />;
  }
  if (isHeld || !hasControls) {
    return (
      <div {...handlers}>
        <CodeControl {...props} />
      </div>
    );
  }
  return <KindControl {...props} type={type} />;
}
