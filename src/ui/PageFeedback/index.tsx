import {useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {canonicalPath} from '../../site/paths';
import type {Props} from './FeedbackReason';
import styles from './styles.module.css';

export type {Props} from './FeedbackReason';

const ANSWERS = [
  {id: 'yes', label: () => translate({id: 'site.feedback.yes', message: 'Yes'})},
  {id: 'no', label: () => translate({id: 'site.feedback.no', message: 'No'})},
] as const;

type Answer = (typeof ANSWERS)[number]['id'];

/**
 * Asks whether a page was helpful. The answer is told to the analytics by the attributes of the button; the question is
 * shown only once they have begun (`data-analytics` on the root element), since without them an answer goes nowhere.
 */
export default function PageFeedback(props: Props): ReactNode {
  const [answer, setAnswer] = useState<Answer>();
  const [Reason, setReason] = useState<ComponentType<Props>>();
  const thanks = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (answer === 'no') {
      import('./FeedbackReason').then(
        (module) => setReason(() => module.default),
        // The answer is told all the same.
        () => undefined,
      );
    }
    if (answer) {
      // The pressed button is gone: the text in its place takes the focus.
      thanks.current?.focus({preventScroll: true});
    }
  }, [answer]);

  if (answer) {
    return (
      <div className={styles.answered}>
        <p ref={thanks} role="status" tabIndex={-1} className={styles.thanks}>
          <Translate id="site.feedback.thanks">Thank you, that helps.</Translate>
        </p>
        {Reason && <Reason {...props} />}
      </div>
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
          onClick={() => setAnswer(id)}
          data-ga-event-category="feedback"
          data-ga-event-action={id}
          data-ga-event-label={canonicalPath(props.path)}
        >
          {label()}
        </button>
      ))}
    </div>
  );
}
