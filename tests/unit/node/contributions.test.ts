import {connectPlugins} from '../../../src/node/contributions';

/** The options that a plugin gets in the end. */
function optionsOf(listed: Parameters<typeof connectPlugins>[0], file: string): Record<string, unknown> {
  const entry = connectPlugins(listed).find((plugin) => Array.isArray(plugin) && plugin[0] === file);
  return (entry as [string, Record<string, unknown>])[1];
}

const HOSTING = './plugins/hosting/index.ts';
const SEARCH = ['./plugins/search/index.ts', {algolia: {appId: 'ABCDE12345'}}] as const;

test('a plugin takes what others contribute, and keeps its own options', () => {
  const options = optionsOf([SEARCH, [HOSTING, {connectHosts: ['https://a.example']}]], HOSTING);
  expect(options['connectHosts']).toEqual(
    expect.arrayContaining(['https://a.example', 'https://abcde12345-dsn.algolia.net']),
  );
});

test('a plugin that contributes may be listed after the one that takes it', () => {
  expect(optionsOf([HOSTING, SEARCH], HOSTING)['connectHosts']).toHaveLength(5);
});

test('without those that contribute there is nothing to take', () => {
  expect(optionsOf([HOSTING], HOSTING)).toMatchObject({scriptHosts: [], connectHosts: []});
});

test('a plugin that takes nothing gets the options of the list', () => {
  expect(optionsOf([SEARCH], SEARCH[0])).toEqual(SEARCH[1]);
});

test('the API reference learns where demos are, and of none without the plugin', () => {
  const api = './plugins/api-reference/index.ts';
  expect(optionsOf(['./plugins/demos/index.ts', api], api)).toEqual({demoFolders: ['docs']});
  expect(optionsOf([api], api)).toEqual({demoFolders: []});
});
