/** @jest-environment node */
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {rspack} from '@docusaurus/faster';
import type {CurrentBundler} from '@docusaurus/types';
import {bundleWorker} from '../../../src/node/bundleWorker';

let folder: string;
const closed = jest.fn();

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'worker-'));
  closed.mockClear();
});
afterEach(() => rmSync(folder, {recursive: true}));

/** Docusaurus' bundler, which tells when a compiler is closed. */
function bundler(): CurrentBundler {
  const watched = {
    apply: ({hooks}: {hooks: {shutdown: {tap(name: string, run: () => void): void}}}) =>
      hooks.shutdown.tap('test', closed),
  };
  const instance = Object.assign(
    (config: {plugins: object[]}, callback: never) =>
      rspack({...config, plugins: [...config.plugins, watched]} as never, callback),
    {DefinePlugin: rspack.DefinePlugin},
  );
  return {name: 'rspack', instance} as unknown as CurrentBundler;
}

function bundled(text: string): Promise<void> {
  const entry = path.join(folder, 'entry.ts');
  writeFileSync(entry, text);
  return bundleWorker(bundler(), {
    plugin: 'offline',
    entry,
    file: path.join(folder, 'worker.js'),
    constants: {__OFFLINE__: {build: 'main.1'}},
  });
}

test('a worker becomes one script with its constants, and its compiler is closed', async () => {
  await bundled('declare const __OFFLINE__: {build: string}; console.log(__OFFLINE__.build as string);');
  expect(readFileSync(path.join(folder, 'worker.js'), 'utf8')).toContain('console.log("main.1")');
  expect(closed).toHaveBeenCalledTimes(1);
});

test('a worker that does not compile is named, and its compiler is closed', async () => {
  await expect(bundled("import './missing';")).rejects.toThrow(/^\[offline\] the worker does not compile: [^]*missing/);
  expect(closed).toHaveBeenCalledTimes(1);
});
