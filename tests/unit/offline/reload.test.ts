import {FakeTab} from '../ui/fakeTab';

let tab: FakeTab;

/** A worker has taken over in a new document of the tab. */
async function takeOver(): Promise<void> {
  tab.open();
  const {reloadAtRest} = await import('../../../plugins/offline/client/reload');
  reloadAtRest();
}

beforeEach(() => {
  jest.useFakeTimers({now: new Date('2026-01-01')});
  tab = new FakeTab();
});
afterEach(() => jest.useRealTimers());

test('a tab with focus reloads at once', async () => {
  await takeOver();
  expect(tab.reload).toHaveBeenCalledTimes(1);
});

test('a host that gives now one worker, now another does not make the page go round', async () => {
  await takeOver();
  jest.advanceTimersByTime(9000);
  await takeOver();
  expect(tab.reload).not.toHaveBeenCalled();
});

test('the next deployment counts again', async () => {
  await takeOver();
  jest.advanceTimersByTime(11_000);
  await takeOver();
  expect(tab.reload).toHaveBeenCalledTimes(1);
});

test('a tab that remembers nothing does not begin', async () => {
  tab.isStorageBlocked = true;
  await takeOver();
  expect(tab.reload).not.toHaveBeenCalled();
});

test('a tab without focus waits for it', async () => {
  tab.hasFocus = false;
  await takeOver();
  expect(tab.reload).not.toHaveBeenCalled();
  tab.hasFocus = true;
  tab.report('focus');
  expect(tab.reload).toHaveBeenCalledTimes(1);
});

test('a tab with an open dialog waits until it is closed', async () => {
  tab.hasOpenDialog = true;
  await takeOver();
  jest.advanceTimersByTime(60_000);
  expect(tab.reload).not.toHaveBeenCalled();
  tab.hasOpenDialog = false;
  jest.advanceTimersByTime(1000);
  expect(tab.reload).toHaveBeenCalledTimes(1);
});

test('several workers reload a waiting tab once', async () => {
  tab.hasFocus = false;
  await takeOver();
  const {reloadAtRest} = await import('../../../plugins/offline/client/reload');
  reloadAtRest();
  tab.hasFocus = true;
  tab.report('focus');
  jest.advanceTimersByTime(60_000);
  expect(tab.reload).toHaveBeenCalledTimes(1);
});
