import {useEffect, useState} from 'react';
import type {EmotionCache} from '@emotion/cache';
import type {Direction} from '../themePreferences';
import type * as RightToLeft from './rightToLeftCache';

/** The code that mirrors styles, fetched when a reader first chooses right-to-left. */
let mirroring: typeof RightToLeft | undefined;

export interface DirectionCache {
  /** The direction that the cache writes styles for. */
  readonly direction: Direction;
  readonly cache: EmotionCache;
}

/**
 * The Emotion cache for a direction. The code that mirrors styles is fetched when it is first needed.
 *
 * @param wanted the reader's direction
 * @param leftToRight the surrounding cache, used unchanged for left-to-right
 * @returns `undefined` if a page that starts right-to-left still waits for the code. After a later change the previous
 *   cache is used until the code has arrived. If the code cannot be fetched, styles stay left-to-right.
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
