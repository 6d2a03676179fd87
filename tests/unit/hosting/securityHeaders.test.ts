import {validateOptions} from '../../../plugins/hosting/options';
import {headerRules} from '../../../plugins/hosting/node/rules';

const TWO_YEARS_S = 2 * 365 * 24 * 60 * 60;

test('what every URL says to browsers, value by value', () => {
  const [rule] = headerRules({pages: ['index.html'], scripts: []}, validateOptions({options: {}}));
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
