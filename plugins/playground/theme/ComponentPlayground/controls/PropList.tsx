import {useCallback, useDeferredValue, useMemo, useRef, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {PROP_GROUP_TITLES} from '../../../client/propGroupTitles';
import {valueAt, type Path} from '../../../paths';
import type {Values} from '../../../client/values';
import type {PlaygroundComponent} from '../../../types';
import type {ChangeValue, ControlPanel} from './controlProps';
import PropControl from './PropControl';
import PropGroup from './PropGroup';
import PropSearch from './PropSearch';
import {FIRST_GROUP, matchingRows, propRowGroups, type PropRow} from './propRows';
import ValueControl from './ValueControl';
import styles from './onDemand.module.css';

export interface Props extends Omit<ControlPanel, 'componentName' | 'ValueControl'> {
  readonly component: PlaygroundComponent;
  /** The values that hold: the sample's, and what the reader changed. */
  readonly values: Values;
  /** The values before the reader changed any. */
  readonly startValues: Values;
  /** Names of the props that the reader changed. */
  readonly changed: ReadonlySet<string>;
  /** Paths of the props that stand first. */
  readonly firstProps: readonly string[];
  readonly onChange: ChangeValue;
  /** Takes back what the reader changed of a prop. */
  readonly onReset: (name: string) => void;
}

function groupTitle(key: string): string {
  return key === FIRST_GROUP
    ? translate({
        id: 'playground.group.first',
        message: 'Most used',
        description: 'Title of the group of props that most readers want to change first',
      })
    : (PROP_GROUP_TITLES[key]?.() ?? key);
}

/** Always the same function, which calls the given one of the last render. */
function useLatest<Parameters extends readonly unknown[]>(
  action: (...parameters: Parameters) => void,
): (...parameters: Parameters) => void {
  const latest = useRef(action);
  latest.current = action;
  return useCallback((...parameters: Parameters) => latest.current(...parameters), []);
}

/** A field inside a prop is changed if its value is not that of the start. */
function isChangedRow({path}: PropRow, {changed, values, startValues}: Props): boolean {
  return (
    changed.has(String(path[0])) &&
    (path.length === 1 || JSON.stringify(valueAt(values, path)) !== JSON.stringify(valueAt(startValues, path)))
  );
}

/** The controls of a component's props: a search, the first props, and all others by group. */
export default function PropList(props: Props): ReactNode {
  const {component, values, firstProps, startValues, checkCode, slotChoices} = props;
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text.trim());
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set([FIRST_GROUP]));
  const onChange = useLatest(props.onChange);
  const onReset = useLatest((path: Path) => {
    const [name, ...inside] = path;
    if (inside.length > 0) {
      props.onChange(path, valueAt(startValues, path));
    } else {
      props.onReset(String(name));
    }
  });
  const panel = useMemo(
    (): ControlPanel => ({componentName: component.name, ValueControl, checkCode, slotChoices}),
    [component.name, checkCode, slotChoices],
  );
  const groups = useMemo(() => propRowGroups(component, firstProps), [component, firstProps]);
  const matches = wanted === '' ? undefined : matchingRows(component, firstProps, values, wanted);

  const openGroup = useCallback((key: string, isOpen: boolean) => {
    setOpen((before) => new Set(isOpen ? [...before, key] : [...before].filter((other) => other !== key)));
  }, []);
  const controls = (rows: readonly PropRow[]): ReactNode =>
    rows.map((row) => (
      <PropControl
        key={row.key}
        prop={row.prop}
        path={row.path}
        showsPath={row.path.length > 1}
        value={valueAt(values, row.path)}
        isChanged={isChangedRow(row, props)}
        panel={panel}
        onChange={onChange}
        onReset={onReset}
      />
    ));
  return (
    <div className={styles.panel}>
      <PropSearch text={text} onText={setText} count={matches?.length} />
      {matches
        ? controls(matches)
        : groups.map(({key, rows}) => (
            <PropGroup
              key={key}
              id={key}
              title={groupTitle(key)}
              changedCount={rows.filter((row) => isChangedRow(row, props)).length}
              isOpen={open.has(key)}
              onOpen={openGroup}
            >
              {open.has(key) && controls(rows)}
            </PropGroup>
          ))}
    </div>
  );
}
