import {FakeTab, settle} from '../ui/fakeTab';

const BUILD = '/assets/js/runtime~main.aaaa.js';
const NEXT_BUILD = '/assets/js/runtime~main.bbbb.js';

let tab: FakeTab;
let fetchPage: jest.Mock;

/** What the host answers under the page's URL by now. */
function hostAnswers(html: string, status = 200): void {
  fetchPage.mockImplementation(() => Promise.resolve({ok: status < 400, status, text: () => Promise.resolve(html)}));
}

function hostHas(build: string): void {
  hostAnswers(`<script src="${build}">`);
}

/** The tab gets a document of a build. */
async function open(build: string): Promise<void> {
  tab.runningScript = build;
  tab.open();
  await import('../../../plugins/hosting/client/reloadOnce');
}

async function missScript(url = '/assets/js/12.cccc.js'): Promise<void> {
  tab.failScript(url);
  await settle();
}

beforeEach(async () => {
  tab = new FakeTab();
  fetchPage = jest.fn();
  Object.assign(globalThis, {fetch: fetchPage});
  await open(BUILD);
});

test('where the host has another build, a page whose script is gone is loaded anew', async () => {
  hostHas(NEXT_BUILD);
  await missScript();
  expect(tab.reload).toHaveBeenCalledTimes(1);
  expect(fetchPage).toHaveBeenCalledWith('/x/introduction/', {cache: 'no-store'});
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

test('where the host has the same build, the page stays', async () => {
  hostHas(BUILD);
  await missScript();
  expect(tab.reload).not.toHaveBeenCalled();
});

test('where the host answers with an error, the page stays', async () => {
  hostAnswers(`<script src="${NEXT_BUILD}">`, 503);
  await missScript();
  expect(tab.reload).not.toHaveBeenCalled();
});

test('where something answers that is no page of the site, the page stays', async () => {
  hostAnswers('<title>Log in to the network</title>');
  await missScript();
  expect(tab.reload).not.toHaveBeenCalled();
});

test('where the host does not answer, the page stays', async () => {
  fetchPage.mockRejectedValue(new TypeError('Failed to fetch'));
  await missScript();
  expect(tab.reload).not.toHaveBeenCalled();
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
  expect(tab.reload).not.toHaveBeenCalled();
});
