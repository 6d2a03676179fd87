/**
 * Ejected from @docusaurus/theme-classic 3.10.2, src/theme/BackToTopButton/index.tsx (sha256 bd0ad1795786).
 *
 * Differs: a press leads to the top at once. The stock button runs past the whole page for a second, also for readers who asked for
 * reduced motion.
 */
import {useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useLocationChange, useScrollPosition} from '@docusaurus/theme-common/internal';
import styles from '@docusaurus/theme-classic/lib/theme/BackToTopButton/styles.module.css';

/** How far down the page it is of use, in CSS pixels. */
const THRESHOLD = 300;

/** Comes when a reader who is far down the page scrolls up. */
export default function BackToTopButton(): ReactNode {
  const [isShown, setShown] = useState(false);
  const isGoingToAnchor = useRef(false);
  useScrollPosition(({scrollY}, last) => {
    if (!last?.scrollY) {
      return;
    }
    if (isGoingToAnchor.current) {
      isGoingToAnchor.current = false;
    } else if (scrollY >= last.scrollY || scrollY < THRESHOLD) {
      setShown(false);
    } else if (scrollY + window.innerHeight < document.documentElement.scrollHeight) {
      setShown(true);
    }
  });
  useLocationChange(({location}) => {
    if (location.hash) {
      isGoingToAnchor.current = true;
      setShown(false);
    }
  });
  return (
    <button
      aria-label={translate({
        id: 'theme.BackToTopButton.buttonAriaLabel',
        message: 'Scroll back to top',
        description: 'The ARIA label for the back to top button',
      })}
      className={clsx(
        'clean-btn',
        ThemeClassNames.common.backToTopButton,
        styles.backToTopButton,
        isShown && styles.backToTopButtonShow,
      )}
      type="button"
      onClick={() => window.scrollTo({top: 0, behavior: 'instant'})}
    />
  );
}
