import {validateOptions} from '../../../plugins/hosting/options';
import {headerRules} from '../../../plugins/hosting/node/rules';

const TWO_YEARS_S = 2 * 365 * 24 * 60 * 60;

test('what every URL says to browsers, value by value', () => {
  const [rule] = headerRules({pages: ['index.html'], scripts: []}, validateOptions({options: {}}));
  expect(rule).toEqual({
    pattern: '/*',
    headers: {
      'Content-Security-Policy': "frame-ancestors 'self'",
      'X-Frame-Options': 'SAMEORIGIN',
      'Strict-Transport-Security': `max-age=${TWO_YEARS_S}`,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    },
  });
});

test('subdomains need https only if a deployment says so', () => {
  const [rule] = headerRules({pages: [], scripts: []}, validateOptions({options: {hasSecureSubdomains: true}}));
  expect(rule?.headers['Strict-Transport-Security']).toBe(`max-age=${TWO_YEARS_S}; includeSubDomains`);
});
