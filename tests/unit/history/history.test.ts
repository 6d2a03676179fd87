import {existsSync} from 'node:fs';
import {documentedPackages} from '@site/src/node/packages/api/packages';
import {historyFile, historyOf, ProductHistory, PRODUCTS_WITH_HISTORY} from '@site/src/node/history/history';

const history = new ProductHistory({
  releases: ['6.0.0', '6.1.0', '6.2.0', '6.3.0'],
  entries: [
    ['prop', 'Grid', 'late', ['6.1.0', 'added'], ['6.2.0', 'type', 'number', 'string'], ['6.3.0', 'default', '1', '2']],
    ['prop', 'Grid', 'early', ['6.2.0', 'default', '1', '2']],
    ['prop', 'Grid', 'back', ['6.1.0', 'added'], ['6.2.0', 'removed'], ['6.3.0', 'added']],
    ['export', '@mui/x-grid', 'Panel', ['6.2.0', 'added']],
  ],
});

test('since when there is something, and what changed in it', () => {
  expect(history.of('prop', 'Grid', 'late')).toEqual({
    since: '6.1.0',
    changes: [
      {version: '6.2.0', kind: 'type', before: 'number', after: 'string'},
      {version: '6.3.0', kind: 'default', before: '1', after: '2'},
    ],
  });
});

test('what the first release had says nothing, but for its changes', () => {
  expect(history.of('prop', 'Grid', 'early')).toEqual({
    changes: [{version: '6.2.0', kind: 'default', before: '1', after: '2'}],
  });
  expect(history.of('prop', 'Grid', 'rows')).toEqual({});
});

test('what came back counts from then on', () => {
  expect(history.of('prop', 'Grid', 'back')).toEqual({since: '6.3.0'});
});

test('an exported name is found whichever package exports it', () => {
  expect(history.of('export', '', 'Panel')).toEqual({since: '6.2.0'});
});

test('the committed history reaches up to the documented packages', () => {
  for (const productId of PRODUCTS_WITH_HISTORY) {
    expect(existsSync(historyFile(productId))).toBe(true);
    const first = documentedPackages().find((source) => source.productId === productId);
    expect([productId, historyOf(productId).releases.at(-1)]).toEqual([productId, first?.version]);
  }
});

test('the committed history tells of releases that it has, in their order', () => {
  for (const productId of PRODUCTS_WITH_HISTORY) {
    const {releases, entries} = historyOf(productId);
    for (const [section, owner, name, ...events] of entries) {
      const places = events.map(([version]) => releases.indexOf(version));
      expect([section, owner, name, Math.min(...places) > 0]).toEqual([section, owner, name, true]);
      expect(places).toEqual([...places].sort((a, b) => a - b));
    }
  }
});
