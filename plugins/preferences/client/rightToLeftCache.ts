import createCache, {type EmotionCache} from '@emotion/cache';
import {prefixer} from 'stylis';
import mirror from 'stylis-plugin-rtl';
import {keepSvgTransforms} from './keepSvgTransforms';

const mirrored = new WeakMap<EmotionCache, EmotionCache>();

/**
 * The cache that mirrors styles for right-to-left, one for each cache it stands in for; its styles go where the other's
 * go.
 *
 * @param leftToRight the cache that demos use otherwise
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
