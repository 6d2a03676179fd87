/** Watches the page until it is stopped, and then tells how long it did not respond at most, in milliseconds. */
export function watchFrames(): () => number {
  let last = performance.now();
  let longest = 0;
  const next = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    frame = requestAnimationFrame(next);
  };
  let frame = requestAnimationFrame(next);

  return () => {
    cancelAnimationFrame(frame);
    return Math.round(Math.max(longest, performance.now() - last));
  };
}
