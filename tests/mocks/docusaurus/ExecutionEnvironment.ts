const canUseDOM = typeof window !== 'undefined';

export default {
  canUseDOM,
  canUseEventListeners: canUseDOM,
  canUseIntersectionObserver: false,
  canUseViewport: canUseDOM,
};
