import {useCallback, useEffect, useRef, useState} from 'react';
import type {ProductId} from '@site/src/site/products';
import {loadEngine} from './loadEngine';
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

/**
 * Answers what is typed. The engine is loaded at the first use; a newer text replaces one that is still being answered.
 *
 * @param ownProduct the product of the page the reader is on
 */
export default function useSearch(text: string, ownProduct: ProductId | null, baseUrl: string): Search {
  const [coverage, setCoverage] = useState<Coverage>('loading');
  const [engine, setEngine] = useState<SearchEngine>();
  const [{answer, answered}, setAnswer] = useState<Pick<Search, 'answer' | 'answered'>>({
    answer: undefined,
    answered: '',
  });
  const [completed, setCompleted] = useState('');
  const latest = useRef('');

  const load = useCallback(() => {
    setCoverage('loading');
    loadEngine(baseUrl).then(setEngine, () => setCoverage('none'));
  }, [baseUrl]);

  useEffect(load, [load]);

  useEffect(() => {
    const question = text.trim();
    latest.current = question;
    if (!engine) {
      return;
    }
    if (question === '') {
      setAnswer({answer: undefined, answered: ''});
      setCompleted('');
      return;
    }
    const onAnswer = (better: SearchAnswer): void => {
      if (latest.current === question) {
        setAnswer({answer: better, answered: question});
      }
    };
    void engine.answer(question, ownProduct, onAnswer).then(({hasFullText}) => {
      if (latest.current === question) {
        setCoverage(hasFullText ? 'full' : 'names');
        setCompleted(question);
      }
    });
  }, [engine, text, ownProduct]);

  return {coverage, answer, answered, completed, retry: load};
}
