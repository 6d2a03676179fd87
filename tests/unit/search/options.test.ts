import {searchHosts, validateOptions} from '../../../plugins/search/options';
import {searchOptions} from '../../../src/node/settings';

const ENVIRONMENT = {
  ALGOLIA_APP_ID: 'ABCDE12345',
  ALGOLIA_API_KEY: '0123456789abcdef0123456789abcdef',
  ALGOLIA_INDEX_NAME: 'mui-x',
};

test('without settings the own index answers, and no host is asked', () => {
  expect(validateOptions({options: searchOptions({PATH: '/bin', ALGOLIA_APP_ID: ' '})})).toEqual({id: 'default'});
  expect(searchHosts({})).toEqual([]);
});

test('with all settings DocSearch answers, and its hosts may be asked', () => {
  const options = validateOptions({options: searchOptions(ENVIRONMENT)});
  expect(options.algolia).toEqual({
    appId: 'ABCDE12345',
    apiKey: '0123456789abcdef0123456789abcdef',
    indexName: 'mui-x',
  });
  expect(searchHosts(options)).toEqual(expect.arrayContaining(['https://abcde12345-dsn.algolia.net']));
  expect(searchHosts(options).every((host) => /^https:\/\/[\w.-]+$/.test(host))).toBe(true);
});

test('settings that are given by half are all named', () => {
  const {ALGOLIA_APP_ID} = ENVIRONMENT;
  const all = 'set all of ALGOLIA_APP_ID, ALGOLIA_API_KEY, ALGOLIA_INDEX_NAME, or none';
  expect(() => validateOptions({options: searchOptions({ALGOLIA_APP_ID})})).toThrow(
    `[search] invalid options: ALGOLIA_API_KEY is missing: ${all}; ALGOLIA_INDEX_NAME is missing: ${all}`,
  );
});

test('malformed settings are all named, by their variables', () => {
  const malformed = {ALGOLIA_APP_ID: 'nope', ALGOLIA_API_KEY: 'x', ALGOLIA_INDEX_NAME: '<b>'};
  expect(() => validateOptions({options: searchOptions(malformed)})).toThrow(
    '[search] invalid options: ALGOLIA_APP_ID must be 10 capital letters and digits; ' +
      'ALGOLIA_API_KEY must be the search-only key, 32 hexadecimal digits; ' +
      'ALGOLIA_INDEX_NAME must be the name of an index',
  );
});
