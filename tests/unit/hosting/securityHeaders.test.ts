import {HOSTING_OPTIONS_SCHEMA} from '../../../plugins/hosting/options';
import {headerRules} from '../../../plugins/hosting/node/rules';
import {validateRoomOptions} from '../../../src/node/options';

const TWO_YEARS_S = 2 * 365 * 24 * 60 * 60;

test('what every address says to browsers, value by value', () => {
  const [rule] = headerRules(
    {pages: ['index.html'], scripts: []},
    validateRoomOptions('hosting', HOSTING_OPTIONS_SCHEMA, {}),
  );
  expect(rule).toMatchObject({
    pattern: '/*',
    headers: {
      'Strict-Transport-Security': `max-age=${TWO_YEARS_S}; includeSubDomains`,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    },
  });
});
