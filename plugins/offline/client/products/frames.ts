/** How long the document of a frame may take, in milliseconds. */
const PATIENCE_MS = 15_000;

function load(path: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const frame = document.createElement('iframe');
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      frame.remove();
      resolve();
    };
    const timer = setTimeout(end, PATIENCE_MS);
    frame.hidden = true;
    frame.title = '';
    // With an origin of its own, as when a demo is edited. Its script waits for a message that does not come.
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.addEventListener('load', end);
    signal.addEventListener('abort', end);
    frame.src = path;
    document.body.append(frame);
  });
}

/**
 * Has the browser keep the documents of sandboxed frames in its own cache. These are immutable; a worker does not see the requests
 * for them, so that it cannot answer these from a saved product.
 *
 * @param signal ends the wait
 */
export async function keepFrames(paths: readonly string[], signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  await Promise.all(paths.map((path) => load(path, signal)));
}
