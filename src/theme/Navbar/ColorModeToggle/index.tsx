import type {ReactNode} from 'react';
import clsx from 'clsx';
import ColorModeToggle from '@theme-original/Navbar/ColorModeToggle';
import SettingsDrawer from '@theme/SettingsDrawer';
import type {Props} from '@theme/Navbar/ColorModeToggle';
import styles from './styles.module.css';

/** The switch of the mode and, beside it, the button to all that a reader may set; small screens have the button alone. */
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
