import type {FromFrame} from '../frameMessages';

/** Whether something stands in the body beside the demo: a menu, a dialog, a tooltip. */
function isOverlaid(place: Element): boolean {
  return [...document.body.children].some(
    (element) =>
      element !== place && element.tagName !== 'SCRIPT' && element.tagName !== 'STYLE' && element.childElementCount > 0,
  );
}

/** Height of the demo without the padding of its stage, which the page knows better: a frame out of sight is not laid out anew. */
function demoHeight(place: Element): number {
  const stage = place.firstElementChild;
  const padding = stage ? Number.parseFloat(getComputedStyle(stage).paddingBlockStart) : 0;
  return Math.max(0, place.getBoundingClientRect().height - 2 * padding);
}

/** Tells the page how much room the demo takes, and whether it needs more for what opens over it. */
export function followSize(place: Element, send: (message: FromFrame) => void): void {
  let last = '';
  const tell = (): void => {
    const message: FromFrame = {
      type: 'size',
      height: demoHeight(place),
      isOverlaid: isOverlaid(place),
    };
    const text = JSON.stringify(message);
    if (text !== last) {
      last = text;
      send(message);
    }
  };
  new ResizeObserver(tell).observe(place);
  new MutationObserver(tell).observe(document.body, {childList: true});
}
