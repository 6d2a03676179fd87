import {
  startTransition,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {moveFocus} from '@site/src/ui/focusVisible';
import Icon from '@site/src/ui/Icon';
import isComposing from '@site/src/ui/isComposing';
import OfflineProducts from '@theme/OfflineProducts';
import ReaderPreferences from '../../theme/ReaderPreferences';
import {resetPreferences} from '../resetPreferences';
import ApiGroup from './ApiGroup';
import CodeGroup from './CodeGroup';
import DensityGroup from './DensityGroup';
import Group from './Group';
import PageGroup from './PageGroup';
import PaletteGroup from './PaletteGroup';
import styles from './onDemand.module.css';

export interface Props {
  /** Called when the drawer has closed, by whatever the reader did. */
  readonly onClose: () => void;
}

/**
 * Keeps the focus inside while the drawer is open. A modal `<dialog>` would do that too, but makes the whole page inert,
 * and for that the browser looks at the style of every element of it: too slow on a long page.
 *
 * @returns what lets the focus go
 */
function useFocusInside(panel: RefObject<HTMLElement>): () => void {
  const isHeld = useRef(true);
  // Before the drawer is seen: a key that is pressed as soon as it is there is meant for it.
  useLayoutEffect(() => {
    isHeld.current = true;
    const focusFirst = (): void => moveFocus(panel.current?.querySelector('button'));
    const holdFocus = ({target}: FocusEvent): void => {
      if (isHeld.current && target instanceof Node && !panel.current?.contains(target)) {
        focusFirst();
      }
    };
    focusFirst();
    document.addEventListener('focusin', holdFocus);
    return () => document.removeEventListener('focusin', holdFocus);
  }, [panel]);
  return useCallback(() => {
    isHeld.current = false;
  }, []);
}

/** Everything that a reader may set, in a drawer at the end of the page. What is chosen shows at once. */
export default function Drawer({onClose}: Props): ReactNode {
  const panel = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const last = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const letFocusGo = useFocusInside(panel);
  // A count, used as a key: a reset also empties fields with unfinished text.
  const [resets, setResets] = useState(0);
  // The groups further down are rendered after the drawer is visible.
  const [isWhole, setWhole] = useState(false);
  useEffect(() => startTransition(() => setWhole(true)), []);

  const close = (): void => {
    letFocusGo();
    onClose();
  };

  const history = useHistory();
  const location = useLocation();
  // The page that is shown, and the one that a reader who was quick is on the way to.
  const openedOn = useRef([location.key, history.location.key]);
  const latestClose = useRef(close);
  latestClose.current = close;
  // The browser's own buttons lead to another page: it is not to lie behind the drawer.
  useEffect(() => {
    if (!openedOn.current.includes(location.key)) {
      latestClose.current();
    }
  }, [location.key]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const [end, start] = event.shiftKey ? [first.current, last.current] : [last.current, first.current];
    if (isComposing(event.nativeEvent)) {
      return;
    }
    if (event.key === 'Escape') {
      // The navigation of small screens, which may lie below, stays open.
      event.preventDefault();
      close();
    } else if (event.key === 'Tab' && document.activeElement === end) {
      event.preventDefault();
      start?.focus();
    }
  };

  return (
    <>
      {/* A second way to what Escape and the cross do. */}
      <div className={styles.ground} role="presentation" onClick={close} />
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of a dialog */}
      <div
        ref={panel}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        className={styles.drawer}
        onKeyDown={onKeyDown}
      >
        <header className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            <Translate id="preferences.settings" description="Title of the drawer of settings">
              Settings
            </Translate>
          </h2>
          <button
            ref={first}
            type="button"
            className={`site-icon-button ${styles.iconButton}`}
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
            {isWhole && (
              <>
                <PaletteGroup />
                <CodeGroup />
                <ApiGroup />
                <OfflineProducts Group={Group} />
              </>
            )}
          </ReaderPreferences>
        </div>
        <div className={styles.foot}>
          <button
            ref={last}
            type="button"
            className={`site-button ${styles.resetAll}`}
            data-look="outlined"
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
        </div>
      </div>
    </>
  );
}
