import {useEffect, useId, useRef, type ReactNode} from 'react';
import {COOKIE_NAMES, PAGE_ATTRIBUTES} from '../../site/storage';
import {writeCookie} from '../cookies';
import usePageAttribute from '../usePageAttribute';
import styles from './styles.module.css';

export interface Props {
  /** Names the cookie that keeps the choice, and the attribute of `<html>` that shows it. */
  readonly choice: 'packageManager' | 'installPlan';
  readonly label: string;
  /** Each with the values of the choice for which it is on; choosing it chooses the first. */
  readonly options: readonly {readonly name: string; readonly ids: readonly string[]}[];
}

/**
 * One of the choices of an install command. It is made for all commands on all pages. Radio buttons need no script for
 * their arrow keys; which one looks chosen is up to CSS, so that it is right in the first frame.
 */
export default function InstallChoice({choice, label, options}: Props): ReactNode {
  const name = useId();
  const group = useRef<HTMLDivElement>(null);
  const attribute = PAGE_ATTRIBUTES[choice];
  const all = options.flatMap(({ids}) => ids);
  const chosen = usePageAttribute(attribute, all, all[0] ?? '');
  const choose = (value: string): void => {
    document.documentElement.setAttribute(attribute, value);
    writeCookie(COOKIE_NAMES[choice], value);
  };

  // What was pressed before React listened.
  const early = useRef(choose);
  useEffect(() => {
    const pressed = group.current?.querySelector<HTMLInputElement>('input:checked:not([checked])');
    if (pressed) {
      early.current(pressed.value);
    }
  }, []);

  return (
    <div ref={group} role="radiogroup" aria-label={label} className={styles.choice}>
      {options.map(({name: text, ids}) => (
        <label key={text} className={styles.option} {...{[attribute]: ids.join(' ')}}>
          <input
            type="radio"
            name={name}
            value={ids[0]}
            checked={ids.includes(chosen)}
            onChange={() => choose(ids[0] ?? '')}
          />
          <span>{text}</span>
        </label>
      ))}
    </div>
  );
}
