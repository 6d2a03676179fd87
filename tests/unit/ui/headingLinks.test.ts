/** @jest-environment jsdom */
import '../../../src/ui/headingLinks';

const writeText = jest.fn<Promise<void>, [string]>();

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', {value: {writeText}, configurable: true});
  document.execCommand = jest.fn(() => false);
  document.body.innerHTML =
    '<h2 id="plans">Plans<a class="hash-link" href="#plans"><b></b></a></h2><a href="#other"></a>';
});

afterEach(() => jest.useRealTimers());

async function click(selector: string, init?: MouseEventInit): Promise<void> {
  document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, ...init}));
  await jest.advanceTimersByTimeAsync(50);
}

function status(): Element | null {
  return document.querySelector('[role="status"]');
}

test('copies the URL of the heading and says so for two seconds', async () => {
  await click('.hash-link b');
  expect(writeText).toHaveBeenCalledWith('http://localhost/#plans');
  expect(status()).toHaveTextContent('Link copied');
  await jest.advanceTimersByTimeAsync(1940);
  expect(status()).not.toBeNull();
  await jest.advanceTimersByTimeAsync(100);
  expect(status()).toBeNull();
});

test('says it once, however often it is clicked', async () => {
  await click('.hash-link');
  await click('.hash-link');
  expect(document.querySelectorAll('[role="status"]')).toHaveLength(1);
});

test.each([{ctrlKey: true}, {metaKey: true}, {shiftKey: true}, {altKey: true}, {button: 1}])(
  'leaves a click with %j to the browser',
  async (init) => {
    await click('.hash-link', init);
    expect(writeText).not.toHaveBeenCalled();
  },
);

test('leaves other links alone', async () => {
  await click('a[href="#other"]');
  expect(writeText).not.toHaveBeenCalled();
});

test('says nothing where nothing could be copied', async () => {
  writeText.mockRejectedValue(new Error('denied'));
  await click('.hash-link');
  expect(status()).toBeNull();
});
