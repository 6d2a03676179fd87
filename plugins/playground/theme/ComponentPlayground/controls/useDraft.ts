import {useEffect, useMemo, useRef, useState} from 'react';
import {debounce} from '@site/src/ui/debounce';

/** How long a typed text rests before it counts, in milliseconds. */
export const TYPING_REST_MS = 300;

export interface Draft {
  /** What the field shows: what is typed, or else what holds. */
  readonly text: string;
  /** What is wrong with the typed text. */
  readonly problem: string | undefined;
  readonly onText: (text: string) => void;
  readonly onBlur: () => void;
}

/**
 * A text that is typed in bursts, and counts after a rest or when the field is left. As long as the reader types, the field
 * keeps what is typed, even where the same value is written in another way; a text that is wrong stays until it is fixed.
 *
 * @param held the text of the value that holds
 * @param commit takes a text over, or says what is wrong with it
 * @param restMs how long the text rests before it counts, in milliseconds
 */
export function useDraft(
  held: string,
  commit: (text: string) => string | undefined,
  restMs: number = TYPING_REST_MS,
): Draft {
  const [draft, setDraft] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const state = useRef({commit, isTyping: false, hasProblem: false});
  state.current.commit = commit;
  const settle = useMemo(
    () =>
      debounce((text: string) => {
        const found = state.current.commit(text);
        state.current.hasProblem = found !== undefined;
        setProblem(found);
      }, restMs),
    [restMs],
  );
  useEffect(() => () => settle.flush(), [settle]);

  // A value that comes from elsewhere replaces what was typed.
  useEffect(() => {
    if (!state.current.isTyping) {
      state.current.hasProblem = false;
      setDraft(undefined);
      setProblem(undefined);
    }
  }, [held]);

  return {
    text: draft ?? held,
    problem,
    onText: (text) => {
      state.current.isTyping = true;
      setDraft(text);
      settle(text);
    },
    onBlur: () => {
      settle.flush();
      state.current.isTyping = false;
      if (!state.current.hasProblem) {
        setDraft(undefined);
      }
    },
  };
}
