import type * as reloadOnce from '../../../plugins/hosting/client/reloadOnce';
import {FakeTab, settle} from '../ui/fakeTab';

interface FakeRoute {
  component: {preload: () => Promise<unknown>};
  routes?: FakeRoute[];
}

const mockRoutes: FakeRoute[] = [];
jest.mock('@generated/routes', () => ({__esModule: true, default: mockRoutes}), {virtual: true});
jest.mock(
  '@generated/docusaurus.config',
  () => ({__esModule: true, default: {url: 'https://docs.example', baseUrl: '/'}}),
  {virtual: true},
);

const BUILD = '/assets/js/runtime~main.aaaa.js';
const NEXT_BUILD = '/assets/js/runtime~main.bbbb.js';
/** As the site is published; the tab may have it from another host. */
const URL_IN_PAGE = 'https://docs.example/x/introduction/';

let tab: FakeTab;
let fetchPage: jest.Mock;
let lastModule: typeof reloadOnce;

interface HostAnswer {
  readonly html: string;
  readonly status?: number;
  readonly contentType?: string;
  /** Where a redirect led. */
  readonly url?: string;
}

/** What the host answers under the page's URL by now. */
function hostAnswers({html, status = 200, contentType = 'text/html; charset=utf-8', url}: HostAnswer): void {
  fetchPage.mockImplementation(() =>
    Promise.resolve({
      ok: status < 400,
      status,
      url: url ?? 'https://mui.com/x/introduction/',
      headers: new Headers({'content-type': contentType}),
      text: () => Promise.resolve(html),
    }),
  );
}

function pageOf(build: string, url = URL_IN_PAGE): string {
  return `<meta property=og:url content=${url} /><script src="${build}">`;
}

function hostHas(build: string): void {
  hostAnswers({html: pageOf(build)});
}

/** The tab gets a document of a build. */
async function open(build: string): Promise<void> {
  tab.runningScript = build;
  tab.open();
  lastModule = await import('../../../plugins/hosting/client/reloadOnce');
}

/** React has taken over the page, or the reader follows a link from it. */
function routeUpdate(from: string | null): () => void {
  const location = {pathname: '/x/introduction/'};
  const previousLocation = from === null ? null : {pathname: from};
  return lastModule.onRouteUpdate({location, previousLocation} as Parameters<typeof lastModule.onRouteUpdate>[0]);
}

async function missScript(url = '/assets/js/12.cccc.js'): Promise<void> {
  tab.failScript(url);
  await settle();
}

beforeEach(async () => {
  jest.useFakeTimers();
  tab = new FakeTab();
  fetchPage = jest.fn();
  mockRoutes.length = 0;
  Object.assign(globalThis, {fetch: fetchPage});
  await open(BUILD);
});
afterEach(() => jest.useRealTimers());

test('where the host has another build, a page whose script is gone is loaded anew', async () => {
  hostHas(NEXT_BUILD);
  await missScript();
  expect(tab.reload).toHaveBeenCalledTimes(1);
  expect(fetchPage).toHaveBeenCalledWith(
    '/x/introduction/',
    expect.objectContaining({cache: 'no-store', mode: 'same-origin'}),
  );
});

test('a build that comes again in spite of that is not loaded a second time', async () => {
  hostHas(NEXT_BUILD);
  await missScript();
  await open(BUILD);
  await missScript();
  expect(tab.reload).not.toHaveBeenCalled();
});

test('each build may load anew once', async () => {
  hostHas(NEXT_BUILD);
  await missScript();
  await open(NEXT_BUILD);
  hostHas('/assets/js/runtime~main.dddd.js');
  await missScript();
  expect(tab.reload).toHaveBeenCalledTimes(1);
});

describe('the page stays where the host answers with', () => {
  test.each<[string, HostAnswer]>([
    ['the same build', {html: pageOf(BUILD)}],
    ['an error', {html: pageOf(NEXT_BUILD), status: 503}],
    ['that the page is gone', {html: pageOf(NEXT_BUILD), status: 404}],
    ['a login page', {html: '<title>Log in to the network</title>'}],
    ['a page of another site that is made with the same tool', {html: pageOf(NEXT_BUILD, 'https://status.example/')}],
    ['another page for any URL', {html: pageOf(NEXT_BUILD, 'https://docs.example/404.html/')}],
    ['a page of no build', {html: `<meta property=og:url content=${URL_IN_PAGE}>`}],
    ['no HTML', {html: pageOf(NEXT_BUILD), contentType: 'text/plain'}],
    ['a redirect to a login', {html: pageOf(NEXT_BUILD), url: 'https://mui.com/login/'}],
  ])('%s', async (_what, answer) => {
    hostAnswers(answer);
    await missScript();
    expect(fetchPage).toHaveBeenCalledTimes(1);
    expect(tab.reload).not.toHaveBeenCalled();
  });
});

test('a page that has moved within the site is loaded anew', async () => {
  hostAnswers({html: pageOf(NEXT_BUILD, 'https://docs.example/x/moved/'), url: 'https://mui.com/x/moved/'});
  await missScript();
  expect(tab.reload).toHaveBeenCalledTimes(1);
});

test('where the host does not answer, the page stays', async () => {
  fetchPage.mockRejectedValue(new TypeError('Failed to fetch'));
  await missScript();
  expect(tab.reload).not.toHaveBeenCalled();
});

test('a host that hangs is not waited for for ever, and asked again later', async () => {
  const limit = jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), milliseconds);
    return controller.signal;
  });
  fetchPage.mockImplementation(
    (_url: string, {signal}: {signal: AbortSignal}) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('', 'TimeoutError')));
      }),
  );
  await missScript();
  await missScript();
  expect(fetchPage).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(10_000);
  await settle();
  hostHas(NEXT_BUILD);
  await missScript();
  expect(tab.reload).toHaveBeenCalledTimes(1);
  limit.mockRestore();
});

test('scripts that fail together ask once', async () => {
  hostHas(BUILD);
  ['1', '2', '3'].forEach((name) => tab.failScript(`/assets/js/${name}.cccc.js`));
  await settle();
  expect(fetchPage).toHaveBeenCalledTimes(1);
});

test('a tab that cannot remember does not begin', async () => {
  hostHas(NEXT_BUILD);
  tab.isStorageBlocked = true;
  await missScript();
  expect(tab.reload).not.toHaveBeenCalled();
});

test("another site's script is nothing to load the page for", async () => {
  hostHas(NEXT_BUILD);
  await missScript('https://www.googletagmanager.com/gtag/js');
  expect(fetchPage).not.toHaveBeenCalled();
});

test('a page in the place of a script counts as a script that is gone; other errors do not', async () => {
  hostHas(NEXT_BUILD);
  tab.report('error', {target: null, error: new TypeError('of a demo')});
  await settle();
  expect(fetchPage).not.toHaveBeenCalled();
  tab.report('error', {target: null, error: new SyntaxError("Unexpected token '<'")});
  await settle();
  expect(tab.reload).toHaveBeenCalledTimes(1);
});

test('a reader with an open dialog keeps the page until it is closed', async () => {
  hostHas(NEXT_BUILD);
  tab.hasOpenDialog = true;
  await missScript();
  expect(tab.reload).not.toHaveBeenCalled();
  tab.hasOpenDialog = false;
  jest.advanceTimersByTime(1000);
  expect(tab.reload).toHaveBeenCalledTimes(1);
});

describe('the code of a page that a link leads to', () => {
  const gone = new Error('Loading chunk 12 failed');
  const nested = jest.fn<Promise<unknown>, []>();

  beforeEach(async () => {
    nested.mockReset().mockRejectedValue(gone);
    const whole = () => Promise.resolve('outer');
    mockRoutes.push({component: {preload: whole}, routes: [{component: {preload: nested}}]});
    await open(BUILD);
    hostHas(BUILD);
  });

  function preload(): Promise<unknown> {
    return Promise.all(
      mockRoutes
        .flatMap(({component, routes = []}) => [component, ...routes.map((r) => r.component)])
        .map((c) => c.preload()),
    );
  }

  test('comes as it did where nothing fails', async () => {
    nested.mockResolvedValue('inner');
    expect(await preload()).toEqual(['outer', 'inner']);
    expect(fetchPage).not.toHaveBeenCalled();
  });

  test('may fail without Docusaurus hearing of it', async () => {
    routeUpdate(null)();
    routeUpdate('/x/other/');
    expect(await preload()).toEqual(['outer', undefined]);
    expect(fetchPage).toHaveBeenCalledTimes(1);
    expect(tab.reload).not.toHaveBeenCalled();
  });

  test('may not before React has taken over: the server’s page stays', async () => {
    await expect(preload()).rejects.toBe(gone);
  });

  test('loads the page anew for each link where the host has another build, also without storage', async () => {
    routeUpdate(null)();
    hostHas(NEXT_BUILD);
    tab.isStorageBlocked = true;
    tab.hasOpenDialog = true;
    for (let click = 1; click <= 2; click += 1) {
      routeUpdate('/x/other/');
      await preload();
      expect(tab.reload).toHaveBeenCalledTimes(click);
    }
  });

  test('is no reason to load anew what a pointer has only touched, more than once', async () => {
    routeUpdate(null)();
    hostHas(NEXT_BUILD);
    await preload();
    await preload();
    expect(tab.reload).toHaveBeenCalledTimes(1);
  });

  test('that has come ends the following of a link', async () => {
    routeUpdate(null)();
    const arrive = routeUpdate('/x/other/');
    arrive();
    tab.isStorageBlocked = true;
    hostHas(NEXT_BUILD);
    await preload();
    expect(tab.reload).not.toHaveBeenCalled();
  });
});
