import {getLicenseKey, setLicenseKey} from '../../../plugins/license/client/holder';

test('holds the key that was set last', () => {
  expect(getLicenseKey()).toBeUndefined();
  setLicenseKey('one');
  setLicenseKey('two');
  expect(getLicenseKey()).toBe('two');
});
