import whenIdle from './whenIdle';

/** Runs once the page is loaded and the browser has nothing better to do. */
export function whenInteractive(run: () => void): void {
  if (document.readyState === 'complete') {
    whenIdle(run);
  } else {
    window.addEventListener('load', () => whenIdle(run), {once: true});
  }
}
