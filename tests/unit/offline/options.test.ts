import {validateOptions} from '../../../plugins/offline/options';
import {offlineOptions, readSettings} from '../../../src/node/settings';

test('defaults and overrides', () => {
  expect(validateOptions({options: {host: 'mui.com'}})).toEqual({
    id: 'default',
    host: 'mui.com',
    isOn: true,
    wholeFolders: [],
    productFiles: [],
    frames: [],
    maxFiles: 6000,
    maxOldFiles: 1500,
  });
  const given = {host: 'docs.localhost', isOn: false, wholeFolders: ['x/index/'], maxFiles: 1, maxOldFiles: 0};
  expect(validateOptions({options: given})).toEqual({id: 'default', productFiles: [], frames: [], ...given});
});

test('every problem is named at once', () => {
  expect(() =>
    validateOptions({options: {isOn: 'yes', wholeFolders: ['/x'], maxFiles: 0, maxOldFiles: -1, hosts: []}}),
  ).toThrow(
    /^\[offline\] invalid options: "host" is required; "isOn" must be a boolean; "wholeFolders\[0\]".*; "maxFiles" must be.*; "maxOldFiles" must be.*; "hosts" is not allowed$/,
  );
});

test('the home of the worker is the host of the site, unless the settings name another', () => {
  expect(offlineOptions(readSettings({SITE_URL: 'https://docs.example.com:8080'}))).toEqual({host: 'docs.example.com'});
  expect(offlineOptions(readSettings({DOCS_HOST: 'docs.localhost'}))).toEqual({host: 'docs.localhost'});
});

test('the kill switch is a setting', () => {
  expect(offlineOptions(readSettings({OFFLINE: 'off'}))).toEqual({host: 'mui.com', isOn: false});
});
