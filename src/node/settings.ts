/** A setting of the build, an environment variable. */
export interface Setting {
  /** What it does, in the words of the README's table. */
  readonly meaning: string;
  /** The value if the environment variable is missing or empty. */
  readonly fallback?: string;
  /** The pattern of valid values. */
  readonly pattern: RegExp;
  /** The pattern in words, for the message `SITE_URL must be …`. */
  readonly form: string;
  /** Whether messages must not show the value. */
  readonly isSecret?: boolean;
}

const HTTPS_ORIGIN = String.raw`https:\/\/[a-z0-9.-]+(?::\d+)?`;
/** A host source of a Content-Security-Policy: `https://*.example.com` matches all subdomains. */
const HTTPS_SOURCE = String.raw`https:\/\/(?:\*\.)?[a-z0-9.-]+(?::\d+)?`;
const HOST_NAME = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/;
const GITHUB_NAME = /^[\w.-]+$/;

/** All settings of a build. A test compares them with the table in the README. */
export const SETTINGS = {
  SITE_URL: {
    meaning: 'URL of the site, without its path',
    fallback: 'https://mui.com',
    pattern: /^https?:\/\/[a-z0-9.-]+(?::\d+)?$/,
    form: 'an address without a path and without a slash at its end, such as https://mui.com',
  },
  ORGANIZATION_NAME: {
    meaning: 'Owner of this repository on GitHub, for source links and `docusaurus deploy`',
    fallback: 'mui',
    pattern: GITHUB_NAME,
    form: 'the name of a GitHub account, such as mui',
  },
  PROJECT_NAME: {
    meaning: 'Name of this repository on GitHub',
    fallback: 'mui-x-docs',
    pattern: GITHUB_NAME,
    form: 'the name of a GitHub repository, such as mui-x-docs',
  },
  DEPLOYMENT_BRANCH: {
    meaning: 'Branch that `docusaurus deploy` pushes to',
    fallback: 'gh-pages',
    pattern: /^[\w./-]+$/,
    form: 'the name of a branch, such as gh-pages',
  },
  PAGES_DOMAIN: {
    meaning: 'Own domain of GitHub Pages, written into `build/CNAME`; without it no such file',
    pattern: HOST_NAME,
    form: 'the name of a host, such as docs.example.com',
  },
  DOCS_HOST: {
    meaning: 'The one host on which pages register their service worker; without it the host of `SITE_URL`',
    pattern: HOST_NAME,
    form: 'the name of a host without port, such as mui.com',
  },
  OFFLINE: {
    meaning: '`off` is the kill switch: the worker of this build removes itself and its caches',
    fallback: 'on',
    pattern: /^(?:on|off)$/,
    form: 'on or off',
  },
  ANALYTICS_ID: {
    meaning: 'Measurement id of the analytics; without it pages have no script and send nothing',
    pattern: /^(?:G|GT)-[A-Z0-9]{4,20}$/,
    form: 'a measurement id, such as G-1A2B3C4D5E',
  },
  ANALYTICS_HOST: {
    meaning: 'Where the tag script comes from',
    fallback: 'https://www.googletagmanager.com',
    pattern: new RegExp(`^${HTTPS_ORIGIN}$`),
    form: 'the https address of a host, such as https://www.googletagmanager.com',
  },
  ANALYTICS_DATA_HOSTS: {
    meaning: 'Where the tag script sends to besides, separated by spaces',
    fallback: 'https://*.google-analytics.com https://*.analytics.google.com',
    pattern: new RegExp(`^${HTTPS_SOURCE}(?: +${HTTPS_SOURCE})*$`),
    form: 'https URLs of hosts with spaces between them',
  },
  ANALYTICS_CONSENT: {
    meaning: '`assumed` measures unless a reader objects, `required` only once the page says that the reader agreed',
    fallback: 'assumed',
    pattern: /^(?:assumed|required)$/,
    form: 'assumed or required',
  },
  MUI_LICENSE_KEY: {
    meaning: 'License key of the Pro and Premium packages; without it they draw their watermark',
    pattern: /^[0-9a-f]{32}[A-Za-z0-9+/]+=*$/i,
    form: 'a license key as it was issued: 32 hexadecimal digits and what follows them, without spaces',
    isSecret: true,
  },
} as const satisfies Readonly<Record<string, Setting>>;

export type SettingName = keyof typeof SETTINGS;

/** The names of the settings that always have a value. */
type SettledName = {
  [Name in SettingName]: (typeof SETTINGS)[Name] extends {readonly fallback: string} ? Name : never;
}[SettingName];

export type Settings = Readonly<Record<SettledName, string> & Partial<Record<SettingName, string>>>;

/**
 * Reads the settings of a build. Empty values count as missing, because GitHub workflows pass unset variables as empty ones.
 *
 * @param environment the environment of the process
 * @throws one error that names every malformed setting and its valid form
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const values: Record<string, string> = {};
  const problems: string[] = [];
  for (const [name, setting] of Object.entries<Setting>(SETTINGS)) {
    const value = environment[name]?.trim() || setting.fallback;
    if (value === undefined) {
      continue;
    }
    if (!setting.pattern.test(value)) {
      problems.push(`${name} must be ${setting.form}${setting.isSecret ? '' : `; it is "${value}"`}.`);
    }
    values[name] = value;
  }
  if (problems.length > 0) {
    throw new Error(`[settings] the environment holds what cannot be built with:\n${problems.join('\n')}`);
  }
  return values as unknown as Settings;
}

/** The options of the analytics plugin; empty without a measurement id. */
export function analyticsOptions(settings: Settings): object {
  const {ANALYTICS_ID, ANALYTICS_HOST, ANALYTICS_DATA_HOSTS, ANALYTICS_CONSENT} = settings;
  return ANALYTICS_ID === undefined
    ? {}
    : {
        measurementId: ANALYTICS_ID,
        tagHost: ANALYTICS_HOST,
        dataHosts: ANALYTICS_DATA_HOSTS.split(/ +/),
        consent: ANALYTICS_CONSENT,
      };
}

/** The options of the offline plugin. The host is that of `SITE_URL`, unless `DOCS_HOST` is set. */
export function offlineOptions({DOCS_HOST, SITE_URL, OFFLINE}: Settings): object {
  return {host: DOCS_HOST ?? new URL(SITE_URL).hostname, ...(OFFLINE === 'off' && {isOn: false})};
}

/** The environment variables of DocSearch, by option. */
export const ALGOLIA_VARIABLES = {
  appId: 'ALGOLIA_APP_ID',
  apiKey: 'ALGOLIA_API_KEY',
  indexName: 'ALGOLIA_INDEX_NAME',
} as const;

/**
 * The options of the search plugin: DocSearch if an `ALGOLIA_…` variable is set, otherwise the site's own index. The plugin
 * validates the values.
 */
export function searchOptions(environment: Readonly<Record<string, string | undefined>>): object {
  const given = Object.entries(ALGOLIA_VARIABLES).flatMap(([name, variable]) => {
    const value = environment[variable]?.trim();
    return value ? [[name, value] as const] : [];
  });
  return given.length === 0 ? {} : {algolia: Object.fromEntries(given)};
}
