import type {ReactNode} from 'react';
import {SITE} from '@site/src/site/site';
import type {SearchAnswer} from '../../client/searchEngine';
import type {Coverage} from '../../client/useSearch';
import {wholeCharacters} from '../../client/wholeCharacters';
import {filterTexts} from './filterTexts';
import {FixedWords, NothingFound, resultCount, searchTexts} from './texts';
import styles from './onDemand.module.css';

/** How much of a long question is repeated to the reader. */
const LONGEST_REPEAT = 60;

/** The first letter of a word that is being typed, in a script with words of several letters. */
const BEGINNING = /^[a-z0-9]?$/i;

function shortened(text: string): string {
  const letters = [...wholeCharacters(text)];
  return letters.length > LONGEST_REPEAT ? `${letters.slice(0, LONGEST_REPEAT).join('')}…` : letters.join('');
}

function Missing({onRetry}: {readonly onRetry: () => void}): ReactNode {
  const texts = searchTexts();
  return (
    <div role="alert" className={styles.notice}>
      <p>{texts.missing}</p>
      <button type="button" className={styles.action} onClick={onRetry}>
        {texts.retry}
      </button>
    </div>
  );
}

interface NoResultsProps {
  readonly answered: string;
  /** Shows results of all products and kinds; given if a filter is on. */
  readonly onClearFilter: (() => void) | undefined;
}

function NoResults({answered, onClearFilter}: NoResultsProps): ReactNode {
  const texts = searchTexts();
  const filter = filterTexts();
  const issues = `${SITE.packagesRepository}/issues?q=${encodeURIComponent(shortened(answered))}`;
  return (
    <div className={styles.notice}>
      <p className={styles.noticeTitle}>
        <NothingFound query={shortened(answered)} />
      </p>
      {onClearFilter && (
        <>
          <p>{filter.filtered}</p>
          <button type="button" className="site-button" data-look="outlined" onClick={onClearFilter}>
            {filter.clear}
          </button>
        </>
      )}
      <p>
        {texts.advice}{' '}
        <a href={issues} target="_blank" rel="noopener noreferrer">
          {texts.issues}
        </a>
      </p>
    </div>
  );
}

function NamesOnly({onRetry}: {readonly onRetry: () => void}): ReactNode {
  const texts = searchTexts();
  return process.env.NODE_ENV === 'development' ? (
    <p className={styles.remark}>{texts.namesOnlyInDevelopment}</p>
  ) : (
    <p className={styles.remark}>
      {texts.namesOnly}{' '}
      <button type="button" className="site-button" data-look="outlined" onClick={onRetry}>
        {texts.retry}
      </button>
    </p>
  );
}

export interface Props {
  readonly coverage: Coverage;
  readonly answer: SearchAnswer | undefined;
  readonly answered: string;
  /** Whether no better answer to that text will come. */
  readonly isComplete: boolean;
  /** Whether nothing more is typed, so that the number may be told. */
  readonly isAtRest: boolean;
  readonly count: number;
  readonly onRetry: () => void;
  /** Given if a filter is on. */
  readonly onClearFilter: (() => void) | undefined;
}

/** What is to be said besides the results: how many there are, what is missing, what was understood. */
export default function Status(props: Props): ReactNode {
  const {coverage, answer, answered, isComplete, isAtRest, count, onRetry, onClearFilter} = props;
  if (coverage === 'none') {
    return <Missing onRetry={onRetry} />;
  }
  const spoken = isAtRest ? resultCount(count) : '';
  return (
    <>
      <p role="status" className="site-hidden">
        {spoken}
      </p>
      {answer?.fixed && count > 0 && (
        <p className={styles.remark}>
          <FixedWords words={answer.fixed} />
        </p>
      )}
      {isComplete && count === 0 && !BEGINNING.test(answered) && (
        <NoResults answered={answered} onClearFilter={onClearFilter} />
      )}
      {coverage === 'names' && <NamesOnly onRetry={onRetry} />}
    </>
  );
}
