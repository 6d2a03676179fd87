import {show} from '@site/src/ui/listFilter';
import {elementAfter, elementBefore} from '@site/src/ui/StaticBlock/contentElements';

const LIST = '[data-api-section]';
const HEADING = 'h2, h3';

/** The heading above a list, and everything between the two. */
function elementsAbove(frame: Element): HTMLElement[] {
  const found: HTMLElement[] = [];
  let element = elementBefore(frame) as HTMLElement | null;
  while (element) {
    found.push(element);
    if (element.matches(HEADING)) {
      return found;
    }
    element = elementBefore(element) as HTMLElement | null;
  }
  return [];
}

/** What follows a list and belongs to it, such as the text on inheritance below the props. */
function elementsBelow(frame: Element, headings: ReadonlySet<Element | undefined>): HTMLElement[] {
  const found: HTMLElement[] = [];
  let element = elementAfter(frame) as HTMLElement | null;
  while (element && !element.matches('h2') && !headings.has(element)) {
    found.push(element);
    element = elementAfter(element) as HTMLElement | null;
  }
  return found;
}

/**
 * Hides the sections of a page that a filter leaves without rows, with their headings, and shows the others.
 *
 * @param isEmpty tells it of a list
 */
export function showSections(lists: Iterable<Element>, isEmpty: (list: Element) => boolean): void {
  const sections = [...lists].flatMap((list) => {
    const frame = list.closest('[data-wide]');
    return frame && list.matches(LIST) ? [{list, frame, above: elementsAbove(frame)}] : [];
  });
  const headings = new Set<Element | undefined>(sections.map(({above}) => above.at(-1)));
  for (const {list, frame, above} of sections) {
    const isShown = !isEmpty(list);
    [...above, frame as HTMLElement, ...elementsBelow(frame, headings)].forEach((element) => show(element, isShown));
  }
}
