import {useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {LIMITS} from '../../../client/propLimits';
import {isList, isObject, type Value} from '../../../client/values';
import {printPath} from '../../../paths';
import {moveFocus} from '@site/src/ui/focusVisible';
import {eventAttributes, type KindProps} from './controlProps';
import {addedItem, typeOfValue} from './controlValues';
import ListRow from './ListRow';
import styles from './onDemand.module.css';

/** A long list shows so many of its items, and as many more with each press. */
const ROWS_AT_ONCE = 10;

const FOCUSABLE = 'input, select, textarea, summary, button';

function countUp(length: number): readonly number[] {
  return Array.from({length}, (_, index) => index);
}

/** A copy of the list in which an item stands elsewhere. */
function moved<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

function useRowKeys(length: number): [readonly number[], (keys: readonly number[]) => void] {
  const [keys, setKeys] = useState(() => countUp(length));
  if (keys.length !== length) {
    setKeys(countUp(length));
  }
  return [keys.length === length ? keys : countUp(length), setKeys];
}

/** A list: a control for each item, which can be moved and removed, and a button that adds one. */
export default function ListControl(props: KindProps<'list'>): ReactNode {
  const {id, label, describedBy, path, value, type, panel, onChange} = props;
  const list: readonly Value[] = value !== undefined && isList(value) ? value : [];
  const [keys, setKeys] = useRowKeys(list.length);
  const [count, setCount] = useState(ROWS_AT_ONCE);
  const rows = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const focusNext = useRef<{readonly row: number; readonly target: string}>();

  // The focus follows what was added, and stays where something was removed.
  useLayoutEffect(() => {
    const next = focusNext.current;
    focusNext.current = undefined;
    if (next) {
      const row = rows.current?.children[Math.min(next.row, list.length - 1)];
      moveFocus(row?.querySelector<HTMLElement>(next.target) ?? add.current);
    }
  });

  const isFull = list.length >= LIMITS.listLength;
  const addItem = (): void => {
    if (!isFull) {
      focusNext.current = {row: list.length, target: FOCUSABLE};
      setKeys([...keys, Math.max(-1, ...keys) + 1]);
      setCount(Math.max(count, list.length + 1));
      onChange(path, [...list, addedItem(list, type.of)]);
    }
  };
  const moveItem = (from: number, to: number): void => {
    if (to >= 0 && to < list.length) {
      setKeys(moved(keys, from, to));
      onChange(path, moved(list, from, to));
    }
  };
  const removeItem = (index: number): void => {
    focusNext.current = {row: index, target: '[data-remove]'};
    setKeys(keys.filter((_, at) => at !== index));
    onChange(
      path,
      list.filter((_, at) => at !== index),
    );
  };

  return (
    <div id={id} role="group" aria-label={label} aria-describedby={describedBy} className={styles.stack}>
      <ul ref={rows} className={styles.rows}>
        {list.slice(0, count).map((item, index) => (
          <ListRow
            key={keys[index]}
            index={index}
            length={list.length}
            path={[...path, index]}
            label={printPath([...path, index])}
            value={item}
            // Of what may be anything, the value tells which controls it needs.
            type={type.of.kind === 'code' && isObject(item) ? typeOfValue(item) : type.of}
            panel={panel}
            onChange={onChange}
            onMove={moveItem}
            onRemove={removeItem}
          />
        ))}
      </ul>
      <div className={styles.actions}>
        {list.length > count && (
          <button
            {...eventAttributes(props)}
            type="button"
            className={`site-button ${styles.button}`}
            data-look="outlined"
            onClick={() => {
              focusNext.current = {row: count, target: FOCUSABLE};
              setCount(count + ROWS_AT_ONCE);
            }}
          >
            <Translate
              id="playground.list.more"
              description="Button; the value is the number of items that are not shown yet"
              values={{count: list.length - count}}
            >
              {'Show more ({count} left)'}
            </Translate>
          </button>
        )}
        <button
          {...eventAttributes(props)}
          ref={add}
          type="button"
          className={`site-button ${styles.button}`}
          data-look="outlined"
          aria-disabled={isFull}
          aria-label={translate(
            {
              id: 'playground.list.add',
              message: 'Add to {prop}',
              description: 'Name of the button that adds an item to a list',
            },
            {prop: label},
          )}
          onClick={addItem}
        >
          <Translate id="playground.list.add.short" description="Button that adds an item to a list">
            Add
          </Translate>
        </button>
        {isFull && (
          <span className={styles.note}>
            <Translate id="playground.list.full" values={{count: LIMITS.listLength}}>
              {'A list has at most {count} items here.'}
            </Translate>
          </span>
        )}
      </div>
    </div>
  );
}
