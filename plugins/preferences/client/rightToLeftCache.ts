import createCache, {type EmotionCache} from '@emotion/cache';
import {prefixer} from 'stylis';
import mirror from 'stylis-plugin-rtl';
import {keepSvgTransforms} from './keepSvgTransforms';

const mirrored = new WeakMap<EmotionCache, EmotionCache>();

/**
 * An Emotion cache that mirrors styles for right-to-left. It inserts its styles into the same container as the cache that
 * it replaces.
 *
 * @param leftToRight the cache to replace; each has one replacement
 */
export function rightToLeftCache(leftToRight: EmotionCache): EmotionCache {
  const made = mirrored.get(leftToRight);
  if (made) {
    return made;
  }
  const {nonce, sheet} = leftToRight;
  const cache = createCache({
    key: 'rtl',
    container: sheet.container,
    prepend: sheet.prepend,
    stylisPlugins: [keepSvgTransforms, prefixer, mirror],
    ...(nonce !== undefined && {nonce}),
  });
  mirrored.set(leftToRight, cache);
  return cache;
}
