/** The styles that a demo brings along. */
export interface DemoStyles {
  /** Path of the demo's file from the project's root. */
  readonly id: string;
  readonly css: string;
  /** What each Tailwind class of the demo is called in the page, so that it touches nothing else. */
  readonly classes: Readonly<Record<string, string>>;
}

const ATTRIBUTE = 'data-demo-styles';

function styleElements(page: Document): HTMLStyleElement[] {
  return [...page.querySelectorAll<HTMLStyleElement>(`style[${ATTRIBUTE}]`)];
}

/**
 * Puts the styles of a demo into a page, in place of what the same demo brought before.
 *
 * Emotion writes into the head: what stands at the end of the body wins over MUI's styles, as in an app where Emotion is
 * told to write first, wherever the demo's elements are.
 */
export function addDemoStyles({id, css}: Pick<DemoStyles, 'id' | 'css'>, page: Document = document): void {
  let element = styleElements(page).find((candidate) => candidate.getAttribute(ATTRIBUTE) === id);
  if (!element) {
    element = page.createElement('style');
    element.setAttribute(ATTRIBUTE, id);
    page.body.append(element);
  }
  element.textContent = css;
}

/** Gives the styles of all demos that have run to another document, such as the frame that a demo runs in. */
export function copyDemoStyles(page: Document): void {
  for (const element of styleElements(document)) {
    addDemoStyles({id: element.getAttribute(ATTRIBUTE) ?? '', css: element.textContent ?? ''}, page);
  }
}
