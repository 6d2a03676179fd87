import type {FontProvider} from '../site/fonts';
import {editDistance} from '../text/nearestName';

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

/** One part of a host's name: letters, digits and inner hyphens. */
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const HOST = String.raw`${LABEL}(?:\.${LABEL})*`;
const PORT = String.raw`(?::\d{1,5})?`;
const HTTPS_ORIGIN = `https://${HOST}${PORT}`;
/** A host source of a Content-Security-Policy: `https://*.example.com` matches all subdomains. */
const HTTPS_SOURCE = String.raw`https://(?:\*\.)?${HOST}${PORT}`;
/** The rest of an address; nothing in it ends an attribute of HTML or a directive of a policy. */
const REST = String.raw`/[^\s"'<>\\]*`;

function whole(source: string): RegExp {
  return new RegExp(`^${source}$`);
}

/**
 * The name of a branch, by the rules of git: no part begins with a dot or ends in `.lock`, and nothing reads as an option, as
 * the folder above, or as two folders.
 */
const BRANCH = /^(?![-/.])(?!HEAD$)(?!.*(?:\.\.|\/\/|\/\.|\.lock(?:\/|$)|[/.]$))[\w./+-]+$/;

/** All settings of a build. A test compares them with the table in the README. */
export const SETTINGS = {
  SITE_URL: {
    meaning: 'URL of the site, without its path',
    fallback: 'https://mui.com',
    pattern: whole(`https?://${HOST}${PORT}`),
    form: 'an address without a path and without a slash at its end, such as https://mui.com',
  },
  ORGANIZATION_NAME: {
    meaning: 'Owner of this repository on GitHub, for source links and `docusaurus deploy`',
    fallback: 'mui',
    pattern: /^[A-Za-z0-9][\w-]*$/,
    form: 'the name of a GitHub account, such as mui',
  },
  PROJECT_NAME: {
    meaning: 'Name of this repository on GitHub',
    fallback: 'mui-x-docs',
    pattern: /^(?!\.{1,2}$)[\w.][\w.-]*$/,
    form: 'the name of a GitHub repository, such as mui-x-docs',
  },
  DEPLOYMENT_BRANCH: {
    meaning: 'Branch that `docusaurus deploy` pushes to',
    fallback: 'gh-pages',
    pattern: BRANCH,
    form: 'the name of a branch, such as gh-pages',
  },
  PAGES_DOMAIN: {
    meaning: 'Own domain of GitHub Pages, written into `build/CNAME`; without it no such file',
    pattern: whole(HOST),
    form: 'the name of a host, such as docs.example.com',
  },
  HSTS_SUBDOMAINS: {
    meaning: '`on` makes browsers use https for all subdomains of the host too, for two years',
    fallback: 'off',
    pattern: /^(?:on|off)$/,
    form: 'on or off',
  },
  DOCS_HOST: {
    meaning: 'The one host on which pages register their service worker; without it the host of `SITE_URL`',
    pattern: whole(HOST),
    form: 'the name of a host without port, such as mui.com',
  },
  OFFLINE: {
    meaning: '`off` is the kill switch: the worker of this build removes itself and its caches',
    fallback: 'on',
    pattern: /^(?:on|off)$/,
    form: 'on or off',
  },
  ICON_STYLESHEET: {
    meaning: 'Stylesheet of the icon font, for pages whose front matter has `iconFont: true`',
    fallback: 'https://fonts.googleapis.com/icon?family=Material+Icons',
    pattern: whole(HTTPS_ORIGIN + REST),
    form: 'the https URL of a stylesheet',
  },
  FONT_STYLESHEET: {
    meaning: 'Stylesheet of a font, for pages whose front matter names `fonts`; the name replaces `{family}`',
    fallback: 'https://fonts.googleapis.com/css2?family={family}&display=swap',
    pattern: whole(`(?=.*/.*\\{family\\})${HTTPS_ORIGIN}${REST}`),
    form: 'the https URL of a stylesheet with {family} in it',
  },
  FONT_HOST: {
    meaning: 'Where these stylesheets load their font files from',
    fallback: 'https://fonts.gstatic.com',
    pattern: whole(HTTPS_ORIGIN),
    form: 'the https address of a host, such as https://fonts.gstatic.com',
  },
  ANALYTICS_ID: {
    meaning: 'Measurement id of the analytics; without it pages have no script and send nothing',
    pattern: /^(?:G|GT)-[A-Z0-9]{4,20}$/,
    form: 'a measurement id, such as G-1A2B3C4D5E',
  },
  ANALYTICS_HOST: {
    meaning: 'Where the tag script comes from',
    fallback: 'https://www.googletagmanager.com',
    pattern: whole(HTTPS_ORIGIN),
    form: 'the https address of a host, such as https://www.googletagmanager.com',
  },
  ANALYTICS_DATA_HOSTS: {
    meaning: 'Where the tag script sends to besides, separated by spaces',
    fallback: 'https://*.google-analytics.com https://*.analytics.google.com',
    pattern: whole(`${HTTPS_SOURCE}(?: +${HTTPS_SOURCE})*`),
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

type Environment = Readonly<Record<string, string | undefined>>;

/** The environment variables of DocSearch, by option. */
export const ALGOLIA_VARIABLES = {
  appId: 'ALGOLIA_APP_ID',
  apiKey: 'ALGOLIA_API_KEY',
  indexName: 'ALGOLIA_INDEX_NAME',
} as const;

/** Names that may belong to other programs are shorter. */
const LEAST_LETTERS = 6;

/** A mistyped name of this many letters may have two wrong ones; a shorter name one, so that `DOCS_PORT` is nobody's mistake. */
const MANY_LETTERS = 10;

/**
 * The setting that a variable's name was most likely meant to be: one edit or swap away, two if the name is long.
 *
 * @param name in capitals; other names are no settings of anybody
 */
function settingMeant(name: string, settings: readonly string[]): string | undefined {
  const letters = name.replaceAll('_', '').length;
  if (!/^[A-Z][A-Z0-9_]*$/.test(name) || letters < LEAST_LETTERS || settings.includes(name)) {
    return undefined;
  }
  const limit = letters < MANY_LETTERS ? 1 : 2;
  return settings.find((setting) => editDistance(name, setting, limit) <= limit);
}

/** Variables whose names are mistyped settings; none if the setting that was meant is there too. */
function mistypedNames(environment: Environment): string[] {
  const settings = [...Object.keys(SETTINGS), ...Object.values(ALGOLIA_VARIABLES)];
  return Object.keys(environment).flatMap((name) => {
    const meant = environment[name]?.trim() ? settingMeant(name, settings) : undefined;
    return meant === undefined || environment[meant]?.trim()
      ? []
      : [
          `${name} is no setting. Did you mean ${meant}? If it belongs to another program, set ${meant} too, or unset it.`,
        ];
  });
}

/** A domain that is not the site's: the build would name the address of another site as its own, and have no offline mode. */
function domainProblem({PAGES_DOMAIN, SITE_URL}: Readonly<Record<string, string>>): string[] {
  if (PAGES_DOMAIN === undefined || new URL(SITE_URL ?? '').hostname === PAGES_DOMAIN) {
    return [];
  }
  return [
    `PAGES_DOMAIN is "${PAGES_DOMAIN}", but SITE_URL is "${SITE_URL}". Set SITE_URL=https://${PAGES_DOMAIN} too.`,
  ];
}

/**
 * Reads the settings of a build. Empty values count as missing, because GitHub workflows pass unset variables as empty ones.
 *
 * @param environment the environment of the process
 * @throws one error that names every malformed setting and its valid form, and every variable that is nearly named as a setting:
 *   with a warning alone, a build would be deployed without what its maintainer had asked for
 */
export function readSettings(environment: Environment): Settings {
  const values: Record<string, string> = {};
  const problems = mistypedNames(environment);
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
  if (problems.length === 0) {
    problems.push(...domainProblem(values));
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

/** The options of the hosting plugin. */
export function hostingOptions({PAGES_DOMAIN, HSTS_SUBDOMAINS}: Settings): object {
  return {...(PAGES_DOMAIN && {pagesDomain: PAGES_DOMAIN}), hasSecureSubdomains: HSTS_SUBDOMAINS === 'on'};
}

/** The font provider of a deployment. */
export function fontProvider({ICON_STYLESHEET, FONT_STYLESHEET, FONT_HOST}: Settings): FontProvider {
  return {iconStylesheet: ICON_STYLESHEET, familyStylesheet: FONT_STYLESHEET, fontHost: FONT_HOST};
}

/**
 * The options of the search plugin: DocSearch if an `ALGOLIA_…` variable is set, otherwise the site's own index. The plugin
 * validates the values.
 */
export function searchOptions(environment: Environment): object {
  const given = Object.entries(ALGOLIA_VARIABLES).flatMap(([name, variable]) => {
    const value = environment[variable]?.trim();
    return value ? [[name, value] as const] : [];
  });
  return given.length === 0 ? {} : {algolia: Object.fromEntries(given)};
}
