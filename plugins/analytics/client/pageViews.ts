import {productOfPath} from '@site/src/site/paths';
import {tag} from './tag';

let frame = 0;
let timer = 0;

function send(): void {
  const {origin, pathname, search} = window.location;
  const {productId, categoryId} = productOfPath(pathname);
  tag('event', 'page_view', {
    page_title: document.title,
    // Without the hash, which names a part of the page.
    page_location: origin + pathname + search,
    productId,
    productCategoryId: categoryId,
  });
}

/**
 * Sends a page view, debounced with timeout 0: if several pages follow each other at once, only the last one counts. The
 * timeout starts in the next animation frame, because the title is set in the frame after the page has rendered. A hidden
 * tab has no frames, so its page counts when it is first shown.
 */
export function sendPageView(): void {
  cancelAnimationFrame(frame);
  clearTimeout(timer);
  frame = requestAnimationFrame(() => {
    timer = window.setTimeout(send, 0);
  });
}
