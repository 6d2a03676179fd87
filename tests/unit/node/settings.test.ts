import {readFileSync} from 'node:fs';
import path from 'node:path';
import {analyticsOptions, readSettings, SETTINGS, type Setting} from '../../../src/node/settings';
import {contributions} from '../../../plugins/analytics';

/** A license key in its form, and nobody's. */
const KEY = `${'0123456789abcdef'.repeat(2)}T1JERVI6MQ==`;

test('an empty environment builds the site with the defaults', () => {
  const defaults = Object.entries<Setting>(SETTINGS).flatMap(([name, {fallback}]) =>
    fallback === undefined ? [] : [[name, fallback]],
  );
  expect(readSettings({})).toEqual(Object.fromEntries(defaults));
  expect(readSettings({}).ANALYTICS_ID).toBeUndefined();
});

test('an empty value is none', () => {
  expect(readSettings({SITE_URL: '', ANALYTICS_ID: ' ', MUI_LICENSE_KEY: ''})).toEqual(readSettings({}));
});

test('what is set wins, without the spaces around it', () => {
  expect(
    readSettings({SITE_URL: 'http://localhost:3000', ANALYTICS_ID: ' G-ABC1234567\n', MUI_LICENSE_KEY: KEY}),
  ).toMatchObject({SITE_URL: 'http://localhost:3000', ANALYTICS_ID: 'G-ABC1234567', MUI_LICENSE_KEY: KEY});
});

test('every problem is named at once, with what it is and should be, and a key is not repeated', () => {
  const read = () =>
    readSettings({SITE_URL: 'mui.com', ANALYTICS_ID: 'UA-1', OFFLINE: 'no', MUI_LICENSE_KEY: 'secret'});
  expect(read).toThrow(
    new Error(
      [
        '[settings] the environment holds what cannot be built with:',
        'SITE_URL must be an address without a path and without a slash at its end, such as https://mui.com; it is "mui.com".',
        'OFFLINE must be on or off; it is "no".',
        'ANALYTICS_ID must be a measurement id, such as G-1A2B3C4D5E; it is "UA-1".',
        'MUI_LICENSE_KEY must be a license key as it was issued: 32 hexadecimal digits and what follows them, without spaces.',
      ].join('\n'),
    ),
  );
});

test.each([
  ['SITE_URL', 'https://mui.com/'],
  ['SITE_URL', 'https://mui.com/docs'],
  ['SITE_URL', 'javascript:alert(1)'],
  ['DOCS_HOST', 'https://mui.com'],
  ['DOCS_HOST', 'mui.com:8080'],
  ['DOCS_HOST', "mui.com';alert(1)"],
  ['ANALYTICS_HOST', 'http://tag.example'],
  ['ANALYTICS_HOST', 'https://*.tag.example'],
  ['ANALYTICS_HOST', 'https://tag.example; script-src *'],
  ['ANALYTICS_DATA_HOSTS', 'https://a.example,https://b.example'],
  ['ANALYTICS_CONSENT', 'yes'],
  ['PROJECT_NAME', 'a/b'],
  ['DEPLOYMENT_BRANCH', 'a b'],
  ['PAGES_DOMAIN', '-a.example'],
])('%s cannot be %s', (name, value) => {
  expect(() => readSettings({[name]: value})).toThrow(new RegExp(`^\\[settings\\].*\n${name} must be `));
});

test('the table in the README has every setting with its default, and no other', () => {
  const readme = readFileSync(path.resolve(__dirname, '../../../README.md'), 'utf8');
  const rows = [...readme.matchAll(/^\| `([A-Z_]+)` +\| (.*?) +\| (.*?) +\|$/gm)].map(([, ...cells]) => cells);
  const expected = Object.entries<Setting>(SETTINGS).map(([name, {meaning, fallback}]) => [
    name,
    meaning,
    fallback === undefined ? 'none' : `\`${fallback}\``,
  ]);
  expect(rows).toEqual(expected);
});

test('without a measurement id the analytics plugin gets no options', () => {
  expect(analyticsOptions(readSettings({ANALYTICS_HOST: 'https://tag.example'}))).toEqual({});
});

test('the analytics plugin gets its settings, and adds its hosts to the policy of the pages', () => {
  const settings = readSettings({
    ANALYTICS_ID: 'G-ABC1234567',
    ANALYTICS_HOST: 'https://tag.example',
    ANALYTICS_DATA_HOSTS: 'https://a.example  https://*.b.example',
    ANALYTICS_CONSENT: 'required',
  });
  expect(analyticsOptions(settings)).toEqual({
    measurementId: 'G-ABC1234567',
    tagHost: 'https://tag.example',
    dataHosts: ['https://a.example', 'https://*.b.example'],
    consent: 'required',
  });
  expect(contributions(analyticsOptions(settings))).toEqual({
    hosts: {scriptHosts: ['https://tag.example'], connectHosts: ['https://a.example', 'https://*.b.example']},
  });
  expect(contributions({})).toEqual({});
});
