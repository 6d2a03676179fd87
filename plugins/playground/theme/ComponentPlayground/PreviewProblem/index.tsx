import {useEffect, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {RetryButton} from '@site/src/ui/LoadFailure';
import useFocusNear from '@site/src/ui/useFocusNear';
import styles from './onDemand.module.css';

export interface Props {
  /**
   * `threw`: the component stopped. `warned`: it is shown, and said something. `refused`: it was not rendered, to keep the page
   * alive. `unreachable`: its code could not be fetched.
   */
  readonly kind: 'threw' | 'warned' | 'refused' | 'unreachable';
  /** In the package's own words, if the package said it. */
  readonly messages: readonly string[];
  readonly onBack: () => void;
  /** Fetches the code once more, where it could not be fetched. */
  readonly onRetry?: () => void;
}

function Headline({kind}: Pick<Props, 'kind'>): ReactNode {
  switch (kind) {
    case 'threw':
      return (
        <Translate id="playground.problem.threw" description="Above the message of a component that threw an error">
          The component stopped with an error:
        </Translate>
      );
    case 'warned':
      return (
        <Translate id="playground.problem.warned" description="Above what a component printed to the console">
          The component printed a warning:
        </Translate>
      );
    case 'refused':
      return (
        <Translate id="playground.problem.refused" description="Above the reasons why a preview was not rendered">
          These values could freeze the page, so there is no preview:
        </Translate>
      );
    case 'unreachable':
      return (
        <Translate id="playground.problem.unreachable" description="Above the name of a module that was not fetched">
          The code of the component could not be loaded. Check the connection, then try again.
        </Translate>
      );
  }
}

/**
 * The problem of a preview, and a button that goes back to the last state without one. Screen readers read an alert at once, but
 * of a status only what comes after it.
 */
export default function PreviewProblem({kind, messages, onBack, onRetry}: Props): ReactNode {
  const retry = useFocusNear();
  const back = useFocusNear();
  const isStatus = kind === 'warned';
  const [isSaid, setSaid] = useState(!isStatus);
  useEffect(() => setSaid(true), []);
  return (
    <div role={isStatus ? 'status' : 'alert'} className={styles.problem} data-problem={kind}>
      <p>{isSaid && <Headline kind={kind} />}</p>
      {messages.map((message) => (
        <pre key={message} dir="auto">
          {message}
        </pre>
      ))}
      {onRetry && <RetryButton onRetry={onRetry} button={retry} />}
      <button ref={back} type="button" className="site-button" data-look="outlined" onClick={onBack}>
        <Translate id="playground.back" description="Button that undoes the last change of a playground">
          Back
        </Translate>
      </button>
    </div>
  );
}
