import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {SITE} from '@site/src/site/site';
import type {SearchAnswer} from '../../client/searchEngine';
import type {Coverage} from '../../client/useSearch';
import styles from './onDemand.module.css';

/** How much of a long question is repeated to the reader. */
const LONGEST_REPEAT = 60;

function shortened(text: string): string {
  const letters = [...text];
  return letters.length > LONGEST_REPEAT ? `${letters.slice(0, LONGEST_REPEAT).join('')}…` : text;
}

function Missing({onRetry}: {readonly onRetry: () => void}): ReactNode {
  return (
    <div role="alert" className={styles.notice}>
      <p>
        <Translate id="search.missing" description="When the index of the search cannot be fetched">
          The search index could not be loaded. You may be offline, or a new version of the site is being published.
        </Translate>
      </p>
      <button type="button" className={styles.action} onClick={onRetry}>
        <Translate id="search.retry" description="Button below the message that the index could not be loaded">
          Try again
        </Translate>
      </button>
    </div>
  );
}

function NoResults({answered}: {readonly answered: string}): ReactNode {
  const issues = `${SITE.packagesRepository}/issues?q=${encodeURIComponent(shortened(answered))}`;
  return (
    <div className={styles.notice}>
      <p className={styles.noticeTitle}>
        <Translate
          id="search.empty"
          description="When nothing was found; the value is what was searched for"
          values={{query: <bdi>{shortened(answered)}</bdi>}}
        >
          {'Nothing found for “{query}”'}
        </Translate>
      </p>
      <p>
        <Translate id="search.empty.advice" description="What to do when nothing was found">
          Try fewer or other words, or the name of a prop, a slot, a CSS class or a demo.
        </Translate>{' '}
        <a href={issues} target="_blank" rel="noopener noreferrer">
          <Translate id="search.empty.issues" description="Link to a search of the issues on GitHub">
            Search the issues on GitHub
          </Translate>
        </a>
      </p>
    </div>
  );
}

function NamesOnly(): ReactNode {
  return (
    <p className={styles.remark}>
      {process.env.NODE_ENV === 'development' ? (
        <Translate id="search.namesOnly.development" description="On a writer's own machine, below the results">
          The dev server has no index of the text: this finds titles and names. Build the site to search in full.
        </Translate>
      ) : (
        <Translate id="search.namesOnly" description="When the index of the text cannot be fetched, below the results">
          The text of the pages cannot be searched just now: this finds titles and names.
        </Translate>
      )}
    </p>
  );
}

export interface Props {
  readonly coverage: Coverage;
  readonly answer: SearchAnswer | undefined;
  readonly answered: string;
  readonly count: number;
  readonly onRetry: () => void;
}

/** What is to be said besides the results: how many there are, what is missing, what was understood. */
export default function Status({coverage, answer, answered, count, onRetry}: Props): ReactNode {
  if (coverage === 'none') {
    return <Missing onRetry={onRetry} />;
  }
  const isComplete = coverage !== 'loading' && answer !== undefined;
  const spoken = isComplete
    ? translate(
        {id: 'search.count', message: 'Results: {count}', description: 'Spoken when the results have changed'},
        {count: String(count)},
      )
    : '';
  return (
    <>
      <p role="status" className="site-hidden">
        {spoken}
      </p>
      {answer?.fixed && count > 0 && (
        <p className={styles.remark}>
          <Translate
            id="search.mended"
            description="When a word was mistyped; the value is what was searched for instead"
            values={{words: <strong>{answer.fixed}</strong>}}
          >
            {'Results for {words}'}
          </Translate>
        </p>
      )}
      {isComplete && count === 0 && [...answered].length > 1 && <NoResults answered={answered} />}
      {coverage === 'names' && <NamesOnly />}
    </>
  );
}
