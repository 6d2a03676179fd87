import {useEffect, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useFocusNear from '@site/src/ui/useFocusNear';
import type {ConsentReason} from '../../../client/linkSecurity';
import type {LinkProblem} from '../../../client/stateLink';
import styles from './onDemand.module.css';

export interface Props {
  /** The parts of the link that were dropped. */
  readonly problems: readonly LinkProblem[];
  /** The parts of the link that wait for the reader's consent. */
  readonly consent: readonly ConsentReason[];
  /** Called when the reader consents. */
  readonly onRun: () => void;
}

/**
 * Lists the parts of a link that were dropped, and those that wait for the reader's consent. The list is put into the page after
 * its place, so that screen readers announce it.
 */
export default function LinkNotice({problems, consent, onRun}: Props): ReactNode {
  const [isSaid, setSaid] = useState(false);
  const [hasRun, setRun] = useState(false);
  const button = useFocusNear();
  const waits = consent.length > 0 && !hasRun;
  const isCode = consent.every(({kind}) => kind === 'code');
  useEffect(() => setSaid(true), []);
  if (problems.length === 0 && !waits) {
    return null;
  }
  return (
    <div role="status" className={styles.notice}>
      {isSaid && problems.length > 0 && (
        <>
          <p>
            <Translate id="playground.link.problems" description="Above the parts of a link that were left out">
              Not all of this link could be used:
            </Translate>
          </p>
          <ul>
            {problems.map(({path, message}, index) => (
              <li key={index}>
                {path && <code>{path}</code>} {message}
              </li>
            ))}
          </ul>
        </>
      )}
      {isSaid && waits && (
        <>
          <p>
            {isCode ? (
              <Translate id="playground.link.consent" description="Above the parts of a link that are code">
                This link contains code. Read it before you run it:
              </Translate>
            ) : (
              <Translate
                id="playground.link.consentToAny"
                description="Above the parts of a link that are addresses, styles, HTML and the like"
              >
                Parts of this link can run code or load something from elsewhere. Read them before you use them:
              </Translate>
            )}
          </p>
          <ul>
            {consent.map(({path, text}, index) => (
              <li key={index}>
                <code>{path}</code>
                <pre dir="ltr">{text}</pre>
              </li>
            ))}
          </ul>
          <button
            ref={button}
            type="button"
            className="site-button"
            data-look="outlined"
            onClick={() => {
              setRun(true);
              onRun();
            }}
          >
            {isCode ? (
              <Translate id="playground.link.run" description="Button that runs the code of a link">
                Run code
              </Translate>
            ) : (
              <Translate
                id="playground.link.use"
                description="Button that uses the addresses, styles and the like of a link"
              >
                Use them
              </Translate>
            )}
          </button>
        </>
      )}
    </div>
  );
}
