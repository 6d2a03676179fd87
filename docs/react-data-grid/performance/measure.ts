/** What happened in the page's main thread while something was done. */
export interface Measurement {
  /** From the first step to the frame after the last, in milliseconds. */
  duration: number;
  /** Frames that the screen could have shown, and did not. */
  lostFrames: number;
  /** In milliseconds. Browsers that do not report tasks: the longest frame. */
  longestTask: number;
}

export function nextFrame() {
  return new Promise<number>((resolve) => {
    requestAnimationFrame(resolve);
  });
}

/** How long the screen shows a frame, in milliseconds: the median of ten. */
async function frameInterval() {
  const gaps: number[] = [];
  let last = await nextFrame();
  for (let count = 0; count < 10; count += 1) {
    const now = await nextFrame();
    gaps.push(now - last);
    last = now;
  }
  return Math.max(1, gaps.sort((a, b) => a - b)[5]!);
}

function observeTasks() {
  let longest = 0;
  const isSupported =
    PerformanceObserver.supportedEntryTypes?.includes('longtask') ?? false;
  const observer = new PerformanceObserver((list) => {
    longest = Math.max(longest, ...list.getEntries().map((e) => e.duration));
  });
  if (isSupported) {
    observer.observe({ type: 'longtask' });
  }
  return {
    isSupported,
    stop() {
      observer
        .takeRecords()
        .forEach(({ duration }) => (longest = Math.max(longest, duration)));
      observer.disconnect();
      return longest;
    },
  };
}

/**
 * Takes one step in each frame.
 *
 * @param isDone asked after the last step, so that the frames until then count too
 */
export async function measure(
  steps: number,
  step: (index: number) => void,
  signal: AbortSignal,
  isDone: () => boolean = () => true,
): Promise<Measurement> {
  const interval = await frameInterval();
  const tasks = observeTasks();
  const gaps: number[] = [];
  const start = await nextFrame();
  let last = start;
  for (let index = 0; index < steps || !isDone(); index += 1) {
    signal.throwIfAborted();
    if (index < steps) {
      step(index);
    }
    const now = await nextFrame();
    gaps.push(now - last);
    last = now;
  }
  // A task is reported after the frame in which it ended.
  await nextFrame();
  const longest = tasks.stop();
  return {
    duration: last - start,
    lostFrames: gaps.reduce(
      (lost, gap) => lost + Math.max(0, Math.round(gap / interval) - 1),
      0,
    ),
    longestTask: tasks.isSupported ? longest : Math.max(...gaps),
  };
}
