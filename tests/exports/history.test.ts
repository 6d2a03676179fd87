import {readFileSync} from 'node:fs';
import path from 'node:path';
import {diffOf, diffText} from '../../scripts/apiDiff/writeDiff';
import {COMPARED_PRODUCTS} from '../../scripts/apiDiff/products';
import {packagesOfRelease} from '../../scripts/history/packages';
import {downloadRelease, publishedReleases} from '../../scripts/history/registry';
import {readSnapshot} from '../../scripts/history/snapshot';
import {eventsOfStep} from '../../scripts/history/steps';
import {historyOf} from '../../src/node/history/history';
import type {HistoryEntry} from '../../src/node/history/types';

jest.setTimeout(300_000);

const CHARTS = 'x-charts';

/** What the history says of one release: entries with that release's events alone. */
function saidOf(version: string): HistoryEntry[] {
  return historyOf(CHARTS).entries.flatMap(([section, owner, name, ...events]): HistoryEntry[] => {
    const own = events.filter(([release]) => release === version);
    return own.length > 0 ? [[section, owner, name, ...own]] : [];
  });
}

test('the history has every stable release that the registry has, up to the documented one', async () => {
  expect(await publishedReleases(CHARTS)).toEqual(historyOf(CHARTS).releases);
});

test('what the last release of the charts changed is what its packages and those before it say', async () => {
  const [before = '', version = ''] = historyOf(CHARTS).releases.slice(-2);
  const read = async (release: string) => {
    await downloadRelease(CHARTS, release);
    return readSnapshot(packagesOfRelease(CHARTS, release), CHARTS);
  };
  const step = eventsOfStep(version, await read(before), await read(version));
  const made = [...step].map(([key, events]) => [...(JSON.parse(key) as unknown[]), ...events]);
  expect(made.length).toBeGreaterThan(5);
  expect(made.map((entry) => JSON.stringify(entry)).sort()).toEqual(
    saidOf(version)
      .map((entry) => JSON.stringify(entry))
      .sort(),
  );
});

test('the API changes of the pickers are what the packages of both majors say', async () => {
  const product = COMPARED_PRODUCTS.find(({productId}) => productId === 'x-date-pickers');
  if (!product) {
    throw new Error('The pickers are not compared.');
  }
  const file = path.resolve(__dirname, '../../plugins/releases/node/apiDiffs/x-date-pickers.json');
  expect(diffText(await diffOf(product))).toBe(readFileSync(file, 'utf8'));
});
