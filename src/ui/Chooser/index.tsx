import {useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {fittingChoices, type Choice} from '../../site/choices';
import type {ProductId} from '../../site/products';
import {choicesLink, keepChoices, linkedChoices, readChoices, type Choices} from '../choices';
import CopyButton from '../CopyButton';
import SegmentedControl from '../SegmentedControl';
import ChoiceCard from './ChoiceCard';
import type {Question} from './question';
import styles from './styles.module.css';

export interface Props<C extends Choice> {
  /** Names the chooser in the memory of the tab, and for analytics. */
  readonly id: string;
  /** What the chooser is called for screen readers. */
  readonly name: string;
  readonly productId: ProductId;
  readonly questions: readonly Question[];
  readonly choices: readonly C[];
  readonly titleOf: (choice: C) => ReactNode;
  readonly reasonOf: (choice: C) => string;
  readonly pictureOf?: (choice: C) => ReactNode;
}

/** The answers of a link or of the tab that this page has. */
function known(questions: readonly Question[], found: Choices): Choices {
  return Object.fromEntries(
    questions.map(({id, answers}) => [id, answers.find((answer) => answer.id === found[id])?.id ?? '']),
  );
}

/**
 * Finds what fits by a few questions. Everything is in the server's HTML with the answers that it fits, so that it can be
 * read without scripts. Answers can be linked, and are kept for the tab.
 */
export default function Chooser<C extends Choice>(props: Props<C>): ReactNode {
  const {id, name, productId, questions, choices, titleOf, reasonOf, pictureOf} = props;
  const [answers, setAnswers] = useState<Choices>({});
  const list = useRef<HTMLUListElement>(null);
  const names = questions.map((question) => question.id).join();
  // The questions of a chooser are the same as long as the page is open, but their texts are made anew by each rendering.
  const asked = useRef(questions);
  const current = useRef<Choices>();

  /** What is chosen at the moment: what is pressed before the effect below runs must not hide what a link chooses. */
  const currentAnswers = useCallback((): Choices => {
    current.current ??= known(asked.current, readChoices(id, names.split(',')) ?? {});
    return current.current;
  }, [id, names]);
  const show = useCallback((next: Choices) => {
    current.current = next;
    setAnswers(next);
  }, []);

  useEffect(() => {
    show(currentAnswers());
    const follow = (): void => {
      const linked = linkedChoices(window.location.hash, names.split(','));
      if (linked) {
        show(known(asked.current, linked));
      }
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [currentAnswers, show, names]);

  const change = (part: Choices): void => {
    const next = {...currentAnswers(), ...part};
    show(next);
    keepChoices(id, names.split(','), next);
  };
  const fitting = fittingChoices(choices, answers);
  const isAnswered = Object.values(answers).some((answer) => answer !== '');
  return (
    <section aria-label={name} className={styles.chooser} data-wide="">
      <div className={styles.questions} data-markdown="skip">
        {questions.map((question) => (
          <SegmentedControl
            key={question.id}
            look="lines"
            label={question.label}
            options={[
              {
                value: '',
                label: translate({id: 'site.chooser.any', message: 'Any', description: 'Answer: it does not matter'}),
              },
              ...question.answers.map((answer) => ({value: answer.id, label: answer.label})),
            ]}
            value={answers[question.id] ?? ''}
            onChoose={(answer) => change({[question.id]: answer})}
          />
        ))}
      </div>
      <div className={styles.bar} data-answered={isAnswered ? '' : undefined} data-markdown="skip">
        <p role="status">
          {isAnswered &&
            (fitting.length === 0 ? (
              <Translate id="site.chooser.nothing" description="No choice fits all answers">
                Nothing fits all answers. Set one of them to “Any”.
              </Translate>
            ) : (
              <Translate id="site.chooser.count" values={{count: fitting.length}}>
                {'Matches: {count}. The best is first.'}
              </Translate>
            ))}
        </p>
        {isAnswered && (
          <>
            <CopyButton
              className="site-button"
              data-look="outlined"
              label={translate({id: 'site.chooser.link', message: 'Copy link', description: 'Button: link to answers'})}
              getText={() => choicesLink(answers)}
              data-ga-event-category={id}
              data-ga-event-action="link-click"
            />
            <button
              type="button"
              className="site-button"
              data-look="outlined"
              data-touch=""
              data-ga-event-category={id}
              data-ga-event-action="clear"
              onClick={() => {
                change(known(questions, {}));
                // The button is gone.
                list.current?.focus({preventScroll: true});
              }}
            >
              <Translate id="site.chooser.clear" description="Button that takes all answers back">
                Show all
              </Translate>
            </button>
          </>
        )}
      </div>
      <ul ref={list} tabIndex={-1} aria-label={name} className={styles.list}>
        {fitting.map((choice) => (
          <ChoiceCard
            key={choice.id}
            choice={choice}
            productId={productId}
            questions={questions}
            title={titleOf(choice)}
            reason={reasonOf(choice)}
            picture={pictureOf?.(choice)}
          />
        ))}
      </ul>
    </section>
  );
}
