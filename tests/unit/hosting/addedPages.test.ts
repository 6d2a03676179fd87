import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {addPages, pagesAdded} from '../../../src/node/hosting/addedPages';
import {writeRedirectPages} from '../../../src/node/hosting/redirectPages';

test('pages are waited for whose writing begins later in the same turn', async () => {
  const done: string[] = [];
  const waiting = pagesAdded().then(() => done.push('all there'));
  const adding = addPages(wait(20)).then(() => done.push('written'));
  await Promise.all([waiting, adding]);
  expect(done).toEqual(['written', 'all there']);
});

test('the pages of redirects are waited for', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mui-x-docs-redirects-'));
  const redirects = Array.from({length: 50}, (_, index) => ({from: `/old/${index}/`, to: '/new/'}));
  const writing = writeRedirectPages(folder, redirects, '/');
  await pagesAdded();
  expect(redirects.filter(({from}) => !existsSync(path.join(folder, from, 'index.html')))).toEqual([]);
  await writing;
  rmSync(folder, {recursive: true});
});

test('work that is done, well or not, is waited for no more', async () => {
  await addPages(Promise.resolve());
  await expect(addPages(Promise.reject(new Error('disk full')))).rejects.toThrow('disk full');
  await expect(pagesAdded()).resolves.toBeUndefined();
});
