/**
 * Demos start when they come near the viewport, so the page is scrolled once to the end of what is shown. Runs in the page.
 *
 * @param end in CSS pixels
 */
export async function scrollThrough(end: number): Promise<void> {
  const pause = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 150));
  for (let top = 0; top < Math.min(end, document.documentElement.scrollHeight); top += 500) {
    window.scrollTo({top, behavior: 'instant'});
    await pause();
  }
  window.scrollTo({top: 0, behavior: 'instant'});
}
