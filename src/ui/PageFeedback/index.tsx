import {useEffect, useRef, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {canonicalPath} from '../../site/paths';
import styles from './styles.module.css';

export interface Props {
  /** Address of the page. */
  readonly path: string;
}

const ANSWERS = [
  {id: 'yes', label: () => translate({id: 'site.feedback.yes', message: 'Yes'})},
  {id: 'no', label: () => translate({id: 'site.feedback.no', message: 'No'})},
] as const;

/**
 * Asks whether a page was helpful. The answer is the click alone, told to the analytics by the attributes of the button;
 * nothing is kept and nothing is written.
 */
export default function PageFeedback({path}: Props): ReactNode {
  const [isAnswered, setAnswered] = useState(false);
  const thanks = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isAnswered) {
      // The pressed button is gone: the focus stays where it was.
      thanks.current?.focus({preventScroll: true});
    }
  }, [isAnswered]);

  if (isAnswered) {
    return (
      <p ref={thanks} role="status" tabIndex={-1} className={styles.thanks}>
        <Translate id="site.feedback.thanks">Thank you, that helps.</Translate>
      </p>
    );
  }
  const question = translate({id: 'site.feedback.question', message: 'Was this page helpful?'});
  return (
    <div role="group" aria-label={question} className={styles.feedback}>
      <span>{question}</span>
      {ANSWERS.map(({id, label}) => (
        <button
          key={id}
          type="button"
          data-touch=""
          onClick={() => setAnswered(true)}
          data-ga-event-category="feedback"
          data-ga-event-action={id}
          data-ga-event-label={canonicalPath(path)}
        >
          {label()}
        </button>
      ))}
    </div>
  );
}
