import {useCallback, useEffect, useRef, useState} from 'react';
import type {ProductId} from '@site/src/site/products';
import {loadEngine} from './loadEngine';
import type {ResultFilter} from './rank';
import type {SearchAnswer, SearchEngine} from './searchEngine';

/** What stands behind the answers: both engines, the names alone, or nothing. */
export type Coverage = 'loading' | 'full' | 'names' | 'none';

export interface Search {
  readonly coverage: Coverage;
  /** The answer to the text of {@link Search.answered}; nothing before the first. */
  readonly answer: SearchAnswer | undefined;
  /** The text that the answer is to, which may be older than what is in the field. */
  readonly answered: string;
  /** The text whose answer is complete: no better one will come. */
  readonly completed: string;
  /** Tries again to load what could not be loaded. */
  readonly retry: () => void;
}

const NO_ANSWER: Pick<Search, 'answer' | 'answered'> = {answer: undefined, answered: ''};

/**
 * Answers what is typed. The engine is loaded at the first use; a newer text replaces one that is still being answered.
 *
 * @param ownProduct the product of the page the reader is on
 * @param baseUrl where the pages of the searched language begin
 * @param filter leaves out what the reader does not want to see
 */
export default function useSearch(
  text: string,
  ownProduct: ProductId | null,
  baseUrl: string,
  filter: ResultFilter,
): Search {
  const [coverage, setCoverage] = useState<Coverage>('loading');
  const [engine, setEngine] = useState<SearchEngine>();
  const [{answer, answered}, setAnswer] = useState(NO_ANSWER);
  const [completed, setCompleted] = useState('');
  const latest = useRef<object>();

  const load = useCallback(() => {
    let isCurrent = true;
    setEngine(undefined);
    setAnswer(NO_ANSWER);
    setCompleted('');
    setCoverage('loading');
    loadEngine(baseUrl).then(
      (loaded) => isCurrent && setEngine(loaded),
      () => isCurrent && setCoverage('none'),
    );
    return () => {
      isCurrent = false;
    };
  }, [baseUrl]);

  useEffect(load, [load]);

  useEffect(() => {
    const question = text.trim();
    const request = {};
    latest.current = request;
    if (!engine) {
      return;
    }
    if (question === '') {
      setAnswer(NO_ANSWER);
      setCompleted('');
      return;
    }
    const onAnswer = (better: SearchAnswer): void => {
      if (latest.current === request) {
        setAnswer({answer: better, answered: question});
      }
    };
    void engine.answer(question, ownProduct, onAnswer, filter).then(({hasFullText}) => {
      if (latest.current === request) {
        setCoverage(hasFullText ? 'full' : 'names');
        setCompleted(question);
      }
    });
  }, [engine, text, ownProduct, filter]);

  return {coverage, answer, answered, completed, retry: load};
}
