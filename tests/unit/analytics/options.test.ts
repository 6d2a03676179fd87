import type {LoadContext, Plugin} from '@docusaurus/types';
import analytics from '../../../plugins/analytics';
import {validateOptions} from '../../../plugins/analytics/options';

/** What the plugin writes for the pages. */
async function writtenData(plugin: Plugin): Promise<unknown[]> {
  const createData = jest.fn<Promise<string>, unknown[]>().mockResolvedValue('');
  await plugin.contentLoaded?.({actions: {createData}} as never);
  return createData.mock.calls;
}

test('without a measurement id pages get nothing at all', async () => {
  for (const options of [{}, {consent: 'required'}]) {
    const plugin = analytics({} as LoadContext, validateOptions({options}));
    expect(Object.keys(plugin)).toEqual(['name']);
    expect(await writtenData(plugin)).toEqual([]);
  }
});

test('with one, pages get a client module and what it needs to know', async () => {
  const plugin = analytics({} as LoadContext, validateOptions({options: {measurementId: 'G-ABC123'}}));
  expect(plugin.getClientModules?.()).toEqual([expect.stringMatching(/client.analytics$/)]);
  expect(await writtenData(plugin)).toEqual([
    ['settings.json', {measurementId: 'G-ABC123', tagHost: 'https://www.googletagmanager.com', needsConsent: false}],
  ]);
});

test('consent may be required', async () => {
  const plugin = analytics(
    {} as LoadContext,
    validateOptions({options: {measurementId: 'G-ABC123', consent: 'required'}}),
  );
  expect(await writtenData(plugin)).toEqual([['settings.json', expect.objectContaining({needsConsent: true})]]);
});

test('all problems are named at once', () => {
  expect(() =>
    validateOptions({options: {measurementId: 'one two', tagHost: 'tag.example', consent: 'never', split: 1}}),
  ).toThrow(
    /^\[analytics\] invalid options: "measurementId" .*; "tagHost" .*; "consent" must be one of \[assumed, required\]; "split" is not allowed$/,
  );
});
