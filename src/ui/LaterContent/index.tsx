import {startTransition, useEffect, useState, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import afterPaint from '../afterPaint';
import styles from './styles.module.css';

export interface Props {
  readonly children: ReactNode;
}

/**
 * The content of a page below its first screen. A navigation shows it after that screen is painted, or at once where the reader goes
 * to a place in the page: to a heading, or back to where they were. `plugins/docs/node/pageSections.ts` puts content into these.
 */
export default function LaterContent({children}: Props): ReactNode {
  const {action, location} = useHistory();
  const isBrowser = useIsBrowser();
  const [isShown, setShown] = useState(!isBrowser || action === 'POP' || location.hash !== '');
  useEffect(() => {
    if (isShown) {
      return undefined;
    }
    return afterPaint(() => startTransition(() => setShown(true)));
  }, [isShown]);
  // What follows the content stays out of sight.
  return isShown ? children : <div className={styles.rest} />;
}
