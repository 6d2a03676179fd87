import {useRef, type KeyboardEvent, type MouseEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from '../MenuButton/styles.module.css';
import useCloseOutside from '../useCloseOutside';

export interface Props {
  readonly label: ReactNode;
  /** Name of the menu for screen readers, if its label is a picture. */
  readonly name?: string;
  /** Class of what is pressed. */
  readonly summaryClass: string;
  readonly className?: string | undefined;
  /** The links, each in an `<li>`. */
  readonly children: ReactNode;
}

/** A short list of links that opens below its label, also without scripts. */
export default function LinkMenu({label, name, summaryClass, className, children}: Props): ReactNode {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = useRef(() => menu.current?.removeAttribute('open')).current;
  // It may have been opened before React listens, so nobody asks whether it is open.
  useCloseOutside(menu, true, close);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      close();
      menu.current?.querySelector('summary')?.focus();
    }
  };
  const onClick = (event: MouseEvent): void => {
    if ((event.target as Element).closest('a')) {
      close();
    }
  };
  return (
    // The keys and clicks are those of the summary and the links inside.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details ref={menu} className={clsx(styles.root, className)} onKeyDown={onKeyDown} onClick={onClick}>
      <summary className={summaryClass} aria-label={name} title={name} data-touch="">
        {label}
      </summary>
      <ul className={styles.menu} data-opens="below">
        {children}
      </ul>
    </details>
  );
}
