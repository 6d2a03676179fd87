import type {ReactNode} from 'react';
import clsx from 'clsx';
import ColorModeToggle from '@theme-original/Navbar/ColorModeToggle';
import SettingsDrawer from '@theme/SettingsDrawer';
import type {Props} from '@theme/Navbar/ColorModeToggle';
import styles from './styles.module.css';

/** The color mode switch and the button that opens the settings. Small screens only show the button. */
export default function NavbarColorModeToggle(props: Props): ReactNode {
  return (
    <>
      <span className={styles.counted} data-ga-event-category="settings" data-ga-event-action="mode">
        <ColorModeToggle {...props} className={clsx(styles.mode, props.className)} />
      </span>
      <SettingsDrawer />
    </>
  );
}
