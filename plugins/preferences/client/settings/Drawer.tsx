import {useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Icon from '@site/src/ui/Icon';
import ReaderPreferences from '../../theme/ReaderPreferences';
import {resetPreferences} from '../resetPreferences';
import ApiGroup from './ApiGroup';
import CodeGroup from './CodeGroup';
import DensityGroup from './DensityGroup';
import PageGroup from './PageGroup';
import PaletteGroup from './PaletteGroup';
import styles from './styles.module.css';

export interface Props {
  /** Called when the drawer has closed, by whatever the reader did. */
  readonly onClose: () => void;
}

/** Everything that a reader may set, in a drawer at the end of the page. What is chosen shows at once. */
export default function Drawer({onClose}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const last = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  // Counts, so that the fields begin anew, whatever is written in them.
  const [resets, setResets] = useState(0);

  useEffect(() => dialog.current?.showModal(), []);

  const close = (): void => dialog.current?.close();

  // A modal dialog keeps the focus out of the page; this keeps it out of the browser's own parts.
  const keepFocus = (event: KeyboardEvent): void => {
    const [end, start] = event.shiftKey ? [first.current, last.current] : [last.current, first.current];
    if (event.key === 'Tab' && document.activeElement === end) {
      event.preventDefault();
      start?.focus();
    }
  };

  const closeOutside = ({target}: MouseEvent): void => {
    if (target === dialog.current) {
      close();
    }
  };

  return (
    // The dialog has its keys from the browser; a press on its ground is a second way to what Escape does.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={closeOutside}
      onKeyDown={keepFocus}
    >
      <div className={styles.panel}>
        <header className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            <Translate id="preferences.settings" description="Title of the drawer of settings">
              Settings
            </Translate>
          </h2>
          <button
            ref={first}
            type="button"
            className={styles.iconButton}
            aria-label={translate({
              id: 'preferences.close',
              message: 'Close settings',
              description: 'Name of a button',
            })}
            onClick={close}
          >
            <Icon>
              <path
                d="m5 5 10 10M15 5 5 15"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.6"
                strokeLinecap="round"
              />
            </Icon>
          </button>
        </header>
        <div className={styles.groups}>
          <ReaderPreferences key={resets}>
            <PageGroup />
            <DensityGroup />
            <PaletteGroup />
            <CodeGroup />
            <ApiGroup />
          </ReaderPreferences>
        </div>
        <footer className={styles.foot}>
          <button
            ref={last}
            type="button"
            className={styles.resetAll}
            onClick={() => {
              resetPreferences();
              setResets(resets + 1);
            }}
          >
            <Translate id="preferences.resetAll" description="Button that takes back all settings">
              Reset all settings
            </Translate>
          </button>
          <span role="status" className={styles.status}>
            {resets > 0 && (
              <Translate id="preferences.resetAll.done" description="Said after all settings were taken back">
                Everything is as it was at first.
              </Translate>
            )}
          </span>
        </footer>
      </div>
    </dialog>
  );
}
