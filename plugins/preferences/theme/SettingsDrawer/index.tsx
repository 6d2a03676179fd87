import {useRef, useState, type ComponentType, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {moveFocus} from '@site/src/ui/focusVisible';
import Icon from '@site/src/ui/Icon';
import type {Props as DrawerProps} from '../../client/settings/Drawer';
import styles from './styles.module.css';

type Drawer = ComponentType<DrawerProps>;

async function fetchDrawer(): Promise<Drawer> {
  return (await import('../../client/settings/Drawer')).default;
}

/** Fetches the drawer before the press. If that fails, the press tries again and shows the error. */
function fetchAhead(): void {
  fetchDrawer().catch(() => undefined);
}

/** The button that opens the reader's settings. Their code is fetched when the reader is about to press it. */
export default function SettingsDrawer(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const isBrowser = useIsBrowser();
  const [OpenDrawer, setOpenDrawer] = useState<Drawer>();
  const [hasFailed, setFailed] = useState(false);

  const open = async (): Promise<void> => {
    setFailed(false);
    try {
      const fetched = await fetchDrawer();
      setOpenDrawer(() => fetched);
    } catch {
      setFailed(true);
    }
  };
  const close = (): void => {
    setOpenDrawer(undefined);
    moveFocus(button.current);
  };

  const label = translate({
    id: 'preferences.settings.button',
    message: 'Settings',
    description: 'Name of the button that opens the settings of colors, direction, density and code',
  });
  return (
    <div className={styles.place}>
      <button
        ref={button}
        type="button"
        className="site-icon-button"
        data-touch=""
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={OpenDrawer !== undefined}
        disabled={!isBrowser}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => void open()}
        data-ga-event-category="settings"
        data-ga-event-action="open"
      >
        <Icon>
          <path
            fill="none"
            stroke="currentColor"
            strokeWidth="1.6"
            strokeLinecap="round"
            d="M2.5 6h6M14.5 6h3M2.5 14h3M11.5 14h6M14.1 6a2.6 2.6 0 1 1-5.2 0 2.6 2.6 0 0 1 5.2 0ZM11.1 14a2.6 2.6 0 1 1-5.2 0 2.6 2.6 0 0 1 5.2 0Z"
          />
        </Icon>
      </button>
      {hasFailed && (
        <p role="alert" className={styles.failure}>
          <Translate id="preferences.settings.failure" description="Shown when the settings could not be loaded">
            The settings could not be loaded. Check the connection, then try again.
          </Translate>
        </p>
      )}
      {OpenDrawer && createPortal(<OpenDrawer onClose={close} />, document.body)}
    </div>
  );
}
