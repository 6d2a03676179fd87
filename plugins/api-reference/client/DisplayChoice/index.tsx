import {useSyncExternalStore, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useApiDisplay from '@theme/useApiDisplay';
import {API_DISPLAYS} from '@site/src/site/storage';
import {displayName} from '../displayNames';
import {hasChosen, noteChoice, subscribeChoice} from '../firstChoice';
import {keepScrollPosition} from '../keepScrollPosition';
import styles from './somePages.module.css';

/**
 * The choice of the display of a page's rows. Attributes of `<html>` and CSS mark the current one from the first paint on;
 * screen readers learn it once React runs.
 */
export default function DisplayChoice(): ReactNode {
  const {display, chooseApiDisplay} = useApiDisplay();
  if (!chooseApiDisplay) {
    return null;
  }
  const label = translate({
    id: 'apiReference.display.page',
    message: 'Display',
    description: 'Name of a choice for an API page',
  });
  return (
    <div role="group" aria-label={label} className={styles.choice} data-api-choice="page">
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      {API_DISPLAYS.map((one) => {
        const {name, hint} = displayName(one);
        return (
          <button
            key={one}
            type="button"
            className={`site-button ${styles.display}`}
            aria-pressed={display === one}
            title={hint}
            data-api-choose={one}
            onClick={() => {
              noteChoice();
              keepScrollPosition(one, () => chooseApiDisplay(one));
            }}
          >
            {name}
          </button>
        );
      })}
    </div>
  );
}

/** Says where the display is changed, until it is. It stands beside a heading, so that nothing moves if it comes or goes. */
export function DisplayHint(): ReactNode {
  const isChosen = useSyncExternalStore(subscribeChoice, hasChosen, () => true);
  const {chooseApiDisplay} = useApiDisplay();
  if (!chooseApiDisplay) {
    return null;
  }
  return (
    <div className={styles.hint}>
      {!isChosen && (
        <p data-api-hint="">
          <Translate
            id="apiReference.display.hint"
            description="Below the bar with the choice of the display, until the reader makes one; short"
          >
            Change how rows look above
          </Translate>
        </p>
      )}
    </div>
  );
}
