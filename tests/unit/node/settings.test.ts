import {readFileSync} from 'node:fs';
import path from 'node:path';
import {
  analyticsOptions,
  fontProvider,
  hostingOptions,
  readSettings,
  SETTINGS,
  type Setting,
} from '../../../src/node/settings';
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
  ['SITE_URL', 'https://.'],
  ['SITE_URL', 'https://a..b'],
  ['SITE_URL', 'https://mui-.com'],
  ['SITE_URL', 'https://mui.com:'],
  ['ORGANIZATION_NAME', '.'],
  ['ORGANIZATION_NAME', '..'],
  ['ORGANIZATION_NAME', '-a'],
  ['PROJECT_NAME', '.'],
  ['PROJECT_NAME', '..'],
  ['PROJECT_NAME', '--force'],
  ['DEPLOYMENT_BRANCH', '--force'],
  ['DEPLOYMENT_BRANCH', '../x'],
  ['DEPLOYMENT_BRANCH', 'a..b'],
  ['DEPLOYMENT_BRANCH', 'a//b'],
  ['DEPLOYMENT_BRANCH', '/a'],
  ['DEPLOYMENT_BRANCH', 'a/'],
  ['DEPLOYMENT_BRANCH', 'a/.b'],
  ['DEPLOYMENT_BRANCH', '.a'],
  ['DEPLOYMENT_BRANCH', 'a.'],
  ['DEPLOYMENT_BRANCH', 'a.lock'],
  ['DEPLOYMENT_BRANCH', 'a.lock/b'],
  ['DEPLOYMENT_BRANCH', 'HEAD'],
  ['PAGES_DOMAIN', 'a..b'],
  ['HSTS_SUBDOMAINS', 'yes'],
  ['DOCS_HOST', 'a..b'],
  ['DOCS_HOST', `${'a'.repeat(64)}.example`],
  ['ICON_STYLESHEET', 'javascript:alert(1)'],
  ['ICON_STYLESHEET', 'nonsense'],
  ['ICON_STYLESHEET', 'https://fonts.example'],
  ['ICON_STYLESHEET', 'https://fonts.example/a"b'],
  ['FONT_STYLESHEET', 'javascript:"{family}"'],
  ['FONT_STYLESHEET', 'https://fonts.example/css'],
  ['FONT_STYLESHEET', 'https://{family}.example/css'],
  ['FONT_HOST', 'nonsense'],
  ['FONT_HOST', 'https://fonts.example/'],
  ['ANALYTICS_HOST', 'https://.'],
  ['ANALYTICS_DATA_HOSTS', 'https://*.'],
])('%s cannot be %s', (name, value) => {
  expect(() => readSettings({[name]: value})).toThrow(new RegExp(`^\\[settings\\].*\n${name} must be `));
});

test.each<[string, string, Readonly<Record<string, string>>?]>([
  ['SITE_URL', 'http://127.0.0.1:3000'],
  ['SITE_URL', 'https://xn--bcher-kva.example'],
  ['ORGANIZATION_NAME', 'mui-org'],
  ['PROJECT_NAME', '.github'],
  ['PROJECT_NAME', 'docs.example.com'],
  ['DEPLOYMENT_BRANCH', 'release/v6.x'],
  ['DEPLOYMENT_BRANCH', 'gh-pages'],
  ['PAGES_DOMAIN', 'localhost', {SITE_URL: 'http://localhost:3000'}],
  ['ICON_STYLESHEET', 'https://fonts.example:8443/icons.css?v=1&b={c}'],
  ['FONT_STYLESHEET', 'https://fonts.example/{family}.css'],
])('%s can be %s', (name, value, others = {}) => {
  expect(readSettings({...others, [name]: value})).toMatchObject({[name]: value});
});

test('a domain of GitHub Pages is that of the site', () => {
  const domain = {PAGES_DOMAIN: 'docs.example.com'};
  expect(() => readSettings({...domain, SITE_URL: 'https://docs.example.com'})).not.toThrow();
  const message = 'Set SITE_URL=https://docs.example.com too.';
  expect(() => readSettings(domain)).toThrow(
    `\nPAGES_DOMAIN is "docs.example.com", but SITE_URL is "https://mui.com". ${message}`,
  );
  expect(() => readSettings({...domain, SITE_URL: 'https://example.com'})).toThrow(message);
});

describe('a variable that is nearly named as a setting', () => {
  const problemOf = (environment: Record<string, string>): string => {
    try {
      readSettings(environment);
      return '';
    } catch (error) {
      return (error as Error).message.split('\n').slice(1).join('\n');
    }
  };

  test.each([
    ['OFLINE', 'OFFLINE'],
    ['SITE_URI', 'SITE_URL'],
    ['STIE_URL', 'SITE_URL'],
    ['MUI_LICENCE_KEY', 'MUI_LICENSE_KEY'],
    ['ANALYTIC_HOSTS', 'ANALYTICS_HOST'],
    ['ALGOLIA_APPID', 'ALGOLIA_APP_ID'],
  ])('%s stops the build, which asks for %s and does not show the value', (name, meant) => {
    expect(problemOf({[name]: 'secret'})).toBe(
      `${name} is no setting. Did you mean ${meant}? If it belongs to another program, set ${meant} too, or unset it.`,
    );
  });

  test('is named with what is malformed', () => {
    expect(problemOf({OFLINE: 'off', ANALYTICS_ID: 'UA-1'})).toMatch(/^OFLINE is no setting.*\nANALYTICS_ID must be /);
  });

  test('says nothing if it is empty, or if the setting is there too', () => {
    expect(problemOf({OFLINE: ' '})).toBe('');
    expect(problemOf({OFLINE: 'off', OFFLINE: 'off'})).toBe('');
  });

  // Of shells, Node and hosts, in as far as they look like settings.
  test.each(
    (
      'PATH HOME HOST HOSTNAME SITE ONLINE URL BRANCH SITE_ID SITE_NAME BASE_URL NODE_URL DEPLOY_URL PROJECT_ID DOCS_PORT ' +
      'DOCKER_HOST CI_PROJECT_NAME CI_PAGES_DOMAIN CI_PAGES_URL GITHUB_REPOSITORY GITHUB_SERVER_URL RUNNER_NAME ' +
      'ACTIONS_RUNTIME_URL REPOSITORY_URL DEPLOY_PRIME_URL VERCEL_URL CF_PAGES_URL CF_PAGES_BRANCH npm_config_site_urls ' +
      'CIRCLE_PROJECT_REPONAME DEPLOYMENT_ID PROJECT_PATH Site_Uri'
    ).split(' '),
  )('%s is none', (name) => {
    expect(problemOf({[name]: 'anything'})).toBe('');
  });
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
    hosts: {
      scriptHosts: ['https://tag.example'],
      connectHosts: ['https://a.example', 'https://*.b.example'],
      imageHosts: ['https://tag.example', 'https://a.example', 'https://*.b.example'],
    },
  });
  expect(contributions({})).toEqual({});
});

test('subdomains of the host are left alone unless a setting says otherwise', () => {
  expect(hostingOptions(readSettings({}))).toEqual({hasSecureSubdomains: false});
  const domain = {SITE_URL: 'https://docs.example.com', PAGES_DOMAIN: 'docs.example.com'};
  expect(hostingOptions(readSettings({...domain, HSTS_SUBDOMAINS: 'on'}))).toEqual({
    hasSecureSubdomains: true,
    pagesDomain: 'docs.example.com',
  });
});

test('the font provider is a setting', () => {
  expect(fontProvider(readSettings({FONT_HOST: 'https://files.example'}))).toEqual({
    iconStylesheet: SETTINGS.ICON_STYLESHEET.fallback,
    familyStylesheet: SETTINGS.FONT_STYLESHEET.fallback,
    fontHost: 'https://files.example',
  });
});
