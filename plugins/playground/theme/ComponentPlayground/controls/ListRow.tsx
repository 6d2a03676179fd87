import {useId, type KeyboardEvent, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/ui/Icon';
import type {Value} from '../../../client/values';
import type {ValueType} from '../../../types';
import {eventAttributes, type ControlProps} from './controlProps';
import styles from './onDemand.module.css';

export interface Props extends Pick<ControlProps, 'label' | 'path' | 'panel' | 'onChange'> {
  readonly index: number;
  /** How many rows there are. */
  readonly length: number;
  readonly value: Value;
  readonly type: ValueType;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (index: number) => void;
}

const UP = 'm10 5.6 6 6-1.4 1.4L10 8.4 5.4 13 4 11.6Z';
const DOWN = 'm10 14.4-6-6L5.4 7 10 11.6 14.6 7 16 8.4Z';
const CROSS = 'M5.4 4 4 5.4 8.6 10 4 14.6 5.4 16 10 11.4 14.6 16 16 14.6 11.4 10 16 5.4 14.6 4 10 8.6Z';

function actionNames(item: string): {up: string; down: string; remove: string} {
  return {
    up: translate(
      {id: 'playground.list.up', message: 'Move {item} up', description: 'Button; the value is an item of a list'},
      {item},
    ),
    down: translate(
      {id: 'playground.list.down', message: 'Move {item} down', description: 'Button; the value is an item of a list'},
      {item},
    ),
    remove: translate(
      {id: 'playground.list.remove', message: 'Remove {item}', description: 'Button; the value is an item of a list'},
      {item},
    ),
  };
}

/** An item of a list. On its buttons, the arrow keys move it, and Delete removes it. */
export default function ListRow(props: Props): ReactNode {
  const {index, length, label, path, value, type, panel, onChange, onMove, onRemove} = props;
  const id = useId();
  const names = actionNames(label);

  const onKeyDown = (event: KeyboardEvent): void => {
    const to = {ArrowUp: index - 1, ArrowDown: index + 1}[event.key];
    if (to !== undefined) {
      event.preventDefault();
      onMove(index, to);
    } else if (event.key === 'Delete') {
      event.preventDefault();
      onRemove(index);
    }
  };
  const action = (name: string, keyName: string, path: string, run: () => void, isDisabled = false): ReactNode => (
    <button
      {...eventAttributes(props)}
      type="button"
      className={`site-icon-button ${styles.iconButton}`}
      data-remove={keyName === 'Delete' ? '' : undefined}
      aria-label={name}
      title={name}
      aria-keyshortcuts={keyName}
      aria-disabled={isDisabled}
      onKeyDown={onKeyDown}
      onClick={run}
    >
      <Icon>
        <path d={path} />
      </Icon>
    </button>
  );
  return (
    <li className={styles.listRow}>
      <div className={styles.control}>
        <panel.ValueControl
          id={id}
          label={label}
          path={path}
          value={value}
          isOptional={false}
          type={type}
          panel={panel}
          onChange={onChange}
        />
      </div>
      <div className={styles.rowActions}>
        {action(names.up, 'ArrowUp', UP, () => onMove(index, index - 1), index === 0)}
        {action(names.down, 'ArrowDown', DOWN, () => onMove(index, index + 1), index === length - 1)}
        {action(names.remove, 'Delete', CROSS, () => onRemove(index))}
      </div>
    </li>
  );
}
