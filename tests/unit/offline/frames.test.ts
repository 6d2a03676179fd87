/** @jest-environment jsdom */
import {keepFrames} from '../../../plugins/offline/client/products/frames';

test('a reader who stops does not wait for a frame that does not load', async () => {
  const stop = new AbortController();
  const kept = keepFrames(['/frame.html', '/other.html'], stop.signal);
  expect(document.querySelectorAll('iframe[sandbox="allow-scripts"]')).toHaveLength(2);
  stop.abort();
  await kept;
  expect(document.querySelector('iframe')).toBeNull();
  await expect(keepFrames(['/frame.html'], stop.signal)).rejects.toThrow('aborted');
});
