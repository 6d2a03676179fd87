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
  /** Whether no better answer to that text will come. */
  readonly isComplete: boolean;
  /** Tries again to load what could not be loaded. */
  readonly retry: () => void;
}

type Answered = Pick<Search, 'answer' | 'answered' | 'isComplete'>;

const NO_ANSWER: Answered = {answer: undefined, answered: '', isComplete: false};

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
  const [state, setState] = useState(NO_ANSWER);
  const latest = useRef<object>();

  const load = useCallback(() => {
    let isCurrent = true;
    setEngine(undefined);
    setState(NO_ANSWER);
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
      setState(NO_ANSWER);
      return;
    }
    const onAnswer = (better: SearchAnswer): void => {
      if (latest.current === request) {
        setState({answer: better, answered: question, isComplete: false});
      }
    };
    void engine.answer(question, ownProduct, onAnswer, filter).then(({hasFullText}) => {
      if (latest.current === request) {
        setCoverage(hasFullText ? 'full' : 'names');
        setState((latestAnswer) => ({...latestAnswer, isComplete: true}));
      }
    });
  }, [engine, text, ownProduct, filter]);

  return {coverage, ...state, retry: load};
}
