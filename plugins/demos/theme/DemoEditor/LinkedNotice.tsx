import {useEffect, useRef, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {eventDataOf} from '../../client/eventData';
import {looksReordered} from '../../client/linkedCode/packCode';
import styles from './onDemand.module.css';

export interface Props {
  /** Name of the demo. */
  readonly demo: string;
  readonly code: string;
  /** Whether the code waits for the reader's consent. */
  readonly isWaiting: boolean;
  readonly onRun: () => void;
  readonly onDiscard: () => void;
}

function Question({code}: Pick<Props, 'code'>): ReactNode {
  return (
    <>
      <strong>
        <Translate id="demos.link.consent" description="Above code that came with a link and has not run">
          This code came with a link. Read it before you run it.
        </Translate>
      </strong>{' '}
      {looksReordered(code) && (
        <Translate id="demos.link.reordered" description="A warning above code that came with a link">
          It contains invisible characters that change the order in which other characters are shown.
        </Translate>
      )}
    </>
  );
}

/**
 * Says that code came with a link, and lets the reader decide. What it says is put into the page after it, so that screen readers
 * announce it.
 */
export default function LinkedNotice({demo, code, isWaiting, onRun, onDiscard}: Props): ReactNode {
  const notice = useRef<HTMLDivElement>(null);
  const [isSaid, setSaid] = useState(false);
  const eventData = eventDataOf(demo, true);
  useEffect(() => setSaid(true), []);
  const run = (): void => {
    onRun();
    // The button goes, and would leave the focus to nothing.
    notice.current?.focus();
  };
  return (
    <div ref={notice} tabIndex={-1} className={styles.linked}>
      <p role="status">
        {isSaid &&
          (isWaiting ? (
            <Question code={code} />
          ) : (
            <Translate id="demos.link.running" description="Above code that came with a link and may run">
              This code came with a link and runs in the theme of that link.
            </Translate>
          ))}
      </p>
      <span className={styles.actions}>
        {isWaiting && (
          <button type="button" className={styles.run} onClick={run} {...eventData('link-run')}>
            <Translate id="demos.link.run" description="Button that runs code which came with a link">
              Run this code
            </Translate>
          </button>
        )}
        <button type="button" onClick={onDiscard} {...eventData('link-discard')}>
          <Translate id="demos.link.discard" description="Button that takes away code which came with a link">
            Discard
          </Translate>
        </button>
      </span>
    </div>
  );
}
