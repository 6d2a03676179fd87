import {FakeTab, settle} from '../ui/fakeTab';

const MINUTE_MS = 60_000;

/** A worker, as its page sees it. */
class FakeWorker {
  readonly postMessage = jest.fn();
  readonly #listeners: (() => void)[] = [];

  constructor(public state: string) {}

  addEventListener(_name: string, listener: () => void): void {
    this.#listeners.push(listener);
  }

  become(state: string): void {
    this.state = state;
    this.#listeners.forEach((listener) => listener());
  }
}

interface FakeRegistration {
  active: FakeWorker | null;
  waiting: FakeWorker | null;
  installing: FakeWorker | null;
  readonly update: jest.Mock;
  readonly addEventListener: jest.Mock;
}

let tab: FakeTab;
let registration: FakeRegistration;
let observed: jest.Mock;
const register = jest.fn();

/** @param workerStart when the worker began to fetch the document, in milliseconds; 0 if it did not */
function setWorkerStart(workerStart: number): void {
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue([{workerStart}] as unknown as PerformanceEntryList);
}

/** The page is open, and the worker knows of it. */
async function openPage(): Promise<void> {
  tab.open();
  const {reportUsed} = await import('../../../plugins/offline/client/registration');
  void reportUsed('/x/', '/x/introduction/');
  await settle();
}

/** The reader comes back to the tab. */
function comeBack(): void {
  tab.visibilityState = 'visible';
  tab.report('visibilitychange');
}

beforeEach(() => {
  jest.useFakeTimers({now: new Date('2026-01-01')});
  tab = new FakeTab();
  registration = {
    active: new FakeWorker('activated'),
    waiting: null,
    installing: null,
    update: jest.fn(() => Promise.resolve()),
    addEventListener: jest.fn(),
  };
  register.mockReset().mockImplementation(() => Promise.resolve(registration));
  observed = jest.fn();
  Object.assign(globalThis, {
    PerformanceObserver: class {
      readonly observe = observed;
    },
  });
  Object.defineProperty(globalThis, 'navigator', {value: {serviceWorker: {register}}, configurable: true});
  setWorkerStart(3);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('the worker is asked for past every cache, for the docs alone', async () => {
  await openPage();
  const [[url, options]] = register.mock.calls as [[string, object]];
  expect(options).toEqual({scope: '/x/', updateViaCache: 'none'});
  const {pathname, searchParams} = new URL(url, 'https://mui.com');
  expect(pathname).toBe('/x/sw.js');
  // The parameters that plugin-pwa gives its worker.
  expect(JSON.parse(searchParams.get('params') ?? '')).toEqual({offlineMode: true});
});

describe('looking for a newer worker', () => {
  test('a reader who goes to and fro asks for none', async () => {
    await openPage();
    for (let minute = 0; minute < 10; minute += 1) {
      comeBack();
      jest.advanceTimersByTime(MINUTE_MS);
    }
    comeBack();
    expect(registration.update).not.toHaveBeenCalled();
  });

  test('one who comes back after more than ten minutes does, once', async () => {
    await openPage();
    jest.advanceTimersByTime(10 * MINUTE_MS + 1);
    comeBack();
    comeBack();
    expect(registration.update).toHaveBeenCalledTimes(1);
  });

  test('a tab that goes out of sight does not', async () => {
    await openPage();
    jest.advanceTimersByTime(11 * MINUTE_MS);
    tab.visibilityState = 'hidden';
    tab.report('visibilitychange');
    expect(registration.update).not.toHaveBeenCalled();
  });
});

describe('a newer worker', () => {
  test('is told not to wait, and the page loads anew when it serves', async () => {
    const next = new FakeWorker('installed');
    registration.waiting = next;
    await openPage();
    expect(next.postMessage.mock.calls).toEqual([[{type: 'SKIP_WAITING'}]]);
    expect(tab.reload).not.toHaveBeenCalled();
    next.become('activated');
    await settle();
    expect(tab.reload).toHaveBeenCalledTimes(1);
  });

  test('that is the first of all takes nobody’s place', async () => {
    setWorkerStart(0);
    registration.installing = new FakeWorker('installing');
    registration.active = null;
    await openPage();
    registration.installing.become('installed');
    registration.installing.become('activated');
    await settle();
    expect(tab.reload).not.toHaveBeenCalled();
  });
});

describe('a worker that could not be had', () => {
  const load = () => import('../../../plugins/offline/client/registration');

  test('is registered again by the next page of the document', async () => {
    tab.open();
    const {reportUsed} = await load();
    register.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(reportUsed('/x/', '/x/introduction/')).rejects.toThrow('Failed to fetch');
    await reportUsed('/x/', '/x/react-charts/');
    expect(register).toHaveBeenCalledTimes(2);
    expect(registration.active?.postMessage.mock.calls).toEqual([[{type: 'USED', urls: ['/x/react-charts/']}]]);
  });

  test('because its install failed is no worker, and registered again', async () => {
    tab.open();
    const {ensureWorker} = await load();
    const dropped = {...registration, active: null, update: jest.fn(() => Promise.resolve())};
    register.mockResolvedValueOnce(dropped);
    await expect(ensureWorker('/x/')).rejects.toThrow('The worker was given up.');
    await ensureWorker('/x/');
    await ensureWorker('/x/');
    expect(register).toHaveBeenCalledTimes(2);
    jest.advanceTimersByTime(11 * MINUTE_MS);
    comeBack();
    expect(registration.update).toHaveBeenCalledTimes(1);
    expect(dropped.update).not.toHaveBeenCalled();
  });

  test('is looked for once, however often it was registered', async () => {
    tab.open();
    const {ensureWorker} = await load();
    registration.active = null;
    await expect(ensureWorker('/x/')).rejects.toThrow();
    await expect(ensureWorker('/x/')).rejects.toThrow();
    expect(register).toHaveBeenCalledTimes(2);
    expect(registration.addEventListener).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(11 * MINUTE_MS);
    comeBack();
    expect(registration.update).toHaveBeenCalledTimes(1);
  });
});

describe('what the document loads', () => {
  test('is told to the worker that did not see it', async () => {
    setWorkerStart(0);
    await openPage();
    expect(registration.active?.postMessage.mock.calls).toEqual([[{type: 'USED', urls: ['/x/introduction/']}]]);
    expect(observed).toHaveBeenCalledWith({type: 'resource', buffered: true});
  });

  test('is not told of if it is only fetched to be saved', async () => {
    setWorkerStart(0);
    let observe: (list: object) => void = () => undefined;
    Object.assign(globalThis, {
      PerformanceObserver: class {
        constructor(callback: (list: object) => void) {
          observe = callback;
        }
        readonly observe = observed;
      },
    });
    await openPage();
    const {leaveUnreported} = await import('../../../plugins/offline/client/registration');
    leaveUnreported(['/x/react-charts/']);
    const names = ['https://mui.com/x/react-charts/', 'https://mui.com/assets/js/a.js'];
    observe({getEntries: () => names.map((name) => ({name}))});
    expect(registration.active?.postMessage).toHaveBeenLastCalledWith({type: 'USED', urls: [names[1]]});
  });

  test('needs no telling where the worker gave it', async () => {
    await openPage();
    expect(observed).not.toHaveBeenCalled();
  });
});
