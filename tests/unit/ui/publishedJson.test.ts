import {LOAD_TIMEOUT_MS} from '@site/src/site/limits';
import publishedJson from '@site/src/ui/publishedJson';

jest.mock('@generated/docusaurus.config', () => ({__esModule: true, default: {baseUrl: '/base/'}}), {virtual: true});

/** How a browser gets the data of a page that it came to from another. */

const fetched = jest.fn<Promise<unknown>, [string, RequestInit?]>();

beforeEach(() => {
  fetched.mockReset();
  global.fetch = fetched as never;
});

it('fetches the version that the page was built with, below the base URL, once', async () => {
  fetched.mockResolvedValue({ok: true, json: () => Promise.resolve({name: 'TreeView'})});
  const load = publishedJson('/x/api/tree-view/tree-view.json', 'abc');
  await expect(Promise.all([load(), load()])).resolves.toEqual([
    {default: {name: 'TreeView'}},
    {default: {name: 'TreeView'}},
  ]);
  await load();
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/base/x/api/tree-view/tree-view.json?v=abc']);
});

it('fetches nothing before it is asked', () => {
  publishedJson('/x/api/a.json', 'abc');
  expect(fetched).not.toHaveBeenCalled();
});

it('tries again after it failed', async () => {
  fetched.mockResolvedValueOnce({ok: false, status: 404});
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  fetched.mockResolvedValueOnce({ok: true, json: () => Promise.resolve([])});
  const load = publishedJson('/x/api/a.json', 'abc');
  await expect(load()).rejects.toThrow('/base/x/api/a.json?v=abc: 404');
  await expect(load()).rejects.toThrow('offline');
  await expect(load()).resolves.toEqual({default: []});
});

it('fails where the host falls silent, and tries again', async () => {
  jest.useFakeTimers();
  fetched.mockImplementationOnce(
    (_url, request) =>
      new Promise((_resolve, reject) => request?.signal?.addEventListener('abort', () => reject(new Error('aborted')))),
  );
  fetched.mockResolvedValueOnce({ok: true, json: () => Promise.resolve([])});
  const load = publishedJson('/x/api/a.json', 'abc');
  const silent = load();
  void jest.advanceTimersByTimeAsync(LOAD_TIMEOUT_MS);
  await expect(silent).rejects.toThrow('aborted');
  await expect(load()).resolves.toEqual({default: []});
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});
