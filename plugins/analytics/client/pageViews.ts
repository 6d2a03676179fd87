import {productOfPath} from '@site/src/site/paths';
import {tag} from './tag';

let frame = 0;
let timer = 0;

function send(): void {
  const {origin, pathname, search} = window.location;
  const {productId, categoryId} = productOfPath(pathname);
  tag('event', 'page_view', {
    page_title: document.title,
    // Without the hash, which names a place in the page.
    page_location: origin + pathname + search,
    productId,
    productCategoryId: categoryId,
  });
}

/**
 * Sends a page view, debounced with timeout 0: of several pages that follow each other at once,
 * only the one that stays counts. The title of the page is set in the animation frame after the page has rendered, so the
 * timeout begins there. A page in a tab that nobody looks at has no frames: it counts when it is first shown.
 */
export function sendPageView(): void {
  cancelAnimationFrame(frame);
  clearTimeout(timer);
  frame = requestAnimationFrame(() => {
    timer = window.setTimeout(send, 0);
  });
}
