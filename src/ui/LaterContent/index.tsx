import {startTransition, useEffect, useState, type ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
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
  const {action} = useHistory();
  const {hash} = useLocation();
  const isBrowser = useIsBrowser();
  const [isNext, setNext] = useState(!isBrowser || action === 'POP');
  const isShown = isNext || hash !== '';
  useEffect(() => (isNext ? undefined : afterPaint(() => startTransition(() => setNext(true)))), [isNext]);
  // What follows the content stays out of sight.
  return isShown ? children : <div className={styles.rest} />;
}
