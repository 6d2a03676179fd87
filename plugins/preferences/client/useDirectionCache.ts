import {useEffect, useState} from 'react';
import type {EmotionCache} from '@emotion/cache';
import type {Direction} from '../themePreferences';
import type * as RightToLeft from './rightToLeftCache';

/** The code that mirrors styles, once a reader who reads from right to left had it fetched. */
let mirroring: typeof RightToLeft | undefined;

export interface DirectionCache {
  /** The direction whose styles are there. */
  readonly direction: Direction;
  readonly cache: EmotionCache;
}

/**
 * The styles' cache for a direction. Mirroring is fetched when it is first wanted.
 *
 * @param wanted the reader's direction
 * @param leftToRight the cache of the surroundings, used as it is for left-to-right
 * @returns `undefined` while mirroring is on its way for the first rendering; a later change shows what was there until
 *   it has arrived, and what cannot be fetched stays left-to-right
 */
export default function useDirectionCache(wanted: Direction, leftToRight: EmotionCache): DirectionCache | undefined {
  const [startedWith] = useState(wanted);
  const [isSettled, setSettled] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    if (wanted === 'rtl' && !mirroring) {
      const settle = (): void => {
        if (isCurrent) {
          setSettled(true);
        }
      };
      import('./rightToLeftCache').then((module) => {
        mirroring = module;
        settle();
      }, settle);
    }
    return () => {
      isCurrent = false;
    };
  }, [wanted]);

  if (wanted === 'rtl' && mirroring) {
    return {direction: 'rtl', cache: mirroring.rightToLeftCache(leftToRight)};
  }
  const isAwaited = wanted === 'rtl' && startedWith === 'rtl' && !isSettled;
  return isAwaited ? undefined : {direction: 'ltr', cache: leftToRight};
}
