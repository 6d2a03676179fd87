import type {Page} from '@playwright/test';

/** On elements whose text looks different from that of those before them. */
const MARK = 'data-distinct-text';

/** How many elements of one look are checked: the first may be covered by another element, or scrolled out of its region. */
const MOST_OF_A_LOOK = 2;

/**
 * Marks the first elements of each look: same tag, classes and text style, on the same backgrounds. A page has thousands of
 * elements with text, in some dozens of looks. Texts of a drawing are all marked, as a shape beside them may be their background.
 *
 * @param within a selector of where to look
 * @returns a selector of the marked elements
 */
export async function markDistinctText(page: Page, within: string): Promise<string> {
  await page.evaluate(
    ([scope, mark, most]) => {
      const backgrounds = new Map<Element, string>();
      /** What is behind the text of an element, from the element outward. */
      const behind = (element: Element | null): string => {
        if (!element) {
          return '';
        }
        let result = backgrounds.get(element);
        if (result === undefined) {
          const {backgroundColor, backgroundImage, opacity, filter, mixBlendMode} = getComputedStyle(element);
          const own = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode].join(' ');
          result = `${own === 'rgba(0, 0, 0, 0) none 1 none normal' ? '' : `${own}, `}${behind(element.parentElement)}`;
          backgrounds.set(element, result);
        }
        return result;
      };
      const hasText = (element: Element): boolean =>
        element.matches('a, input, textarea, select') ||
        [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
      const look = (element: Element): string => {
        const {color, fill, fontSize, fontWeight, textShadow, textDecoration} = getComputedStyle(element);
        return [
          element.localName,
          element.getAttribute('class'),
          element.closest(':disabled, [aria-disabled="true"]') !== null,
          // A link in a text is compared with the text around it.
          element.parentElement?.localName,
          element.parentElement?.getAttribute('class'),
          ...[color, fill, fontSize, fontWeight, textShadow, textDecoration],
          behind(element),
        ].join('; ');
      };
      const counts = new Map<string, number>();
      const isSeen = {contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true};
      for (const element of document.querySelectorAll(`:is(${scope}), :is(${scope}) *`)) {
        if (hasText(element) && element.checkVisibility(isSeen)) {
          const key = look(element);
          const count = (counts.get(key) ?? 0) + 1;
          counts.set(key, count);
          element.toggleAttribute(mark, count <= most || element instanceof SVGElement);
        }
      }
    },
    [within, MARK, MOST_OF_A_LOOK] as const,
  );
  return `[${MARK}]`;
}

/** Takes the marks of {@link markDistinctText} away. */
export async function unmarkDistinctText(page: Page): Promise<void> {
  await page.evaluate(
    (mark) => document.querySelectorAll(`[${mark}]`).forEach((element) => element.removeAttribute(mark)),
    MARK,
  );
}
