const BLOCK = '[data-static-block]';

function inBlock(element: Element | null, end: 'firstElementChild' | 'lastElementChild'): Element | null {
  return element?.matches(BLOCK) ? (element[end] ?? element) : element;
}

/** The element of a page's content before another, also where one of them is in a block. */
export function elementBefore(element: Element): Element | null {
  const around = element.parentElement?.closest(BLOCK);
  return inBlock(element.previousElementSibling ?? around?.previousElementSibling ?? null, 'lastElementChild');
}

/** The element of a page's content after another, also where one of them is in a block. */
export function elementAfter(element: Element): Element | null {
  const around = element.parentElement?.closest(BLOCK);
  return inBlock(element.nextElementSibling ?? around?.nextElementSibling ?? null, 'firstElementChild');
}

/** The elements of a page's content, also those in blocks. */
export function contentElements(page: Element): Element[] {
  return [...page.children].flatMap((child) => (child.matches(BLOCK) ? [...child.children] : [child]));
}
