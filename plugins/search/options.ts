import Joi from 'joi';
import {optionsValidator} from '../../src/node/options';
import type {AlgoliaSettings} from './types';

export interface SearchOptions {
  /** Where DocSearch looks; without it the site's own index answers. */
  readonly algolia?: AlgoliaSettings;
}

/** The environment variables that the settings come from. */
const VARIABLES = {
  appId: 'ALGOLIA_APP_ID',
  apiKey: 'ALGOLIA_API_KEY',
  indexName: 'ALGOLIA_INDEX_NAME',
} as const satisfies Readonly<Record<keyof AlgoliaSettings, string>>;

function setting(name: keyof AlgoliaSettings, pattern: RegExp, form: string): Joi.StringSchema {
  return Joi.string()
    .pattern(pattern)
    .required()
    .messages({
      'any.required': `${VARIABLES[name]} is missing: set all of ${Object.values(VARIABLES).join(', ')}, or none`,
      'string.empty': `${VARIABLES[name]} is empty`,
      'string.pattern.base': `${VARIABLES[name]} must be ${form}`,
    });
}

const SCHEMA = Joi.object<SearchOptions>({
  algolia: Joi.object({
    appId: setting('appId', /^[A-Z0-9]{10}$/, '10 capital letters and digits'),
    apiKey: setting('apiKey', /^[0-9a-f]{32}$/, 'the search-only key, 32 hexadecimal digits'),
    indexName: setting('indexName', /^[\w .-]+$/, 'the name of an index'),
  }),
});

/** Fills in the defaults, and throws one error that names every problem. */
export const validateOptions = optionsValidator('search', SCHEMA);

/**
 * The settings of the search in the environment: DocSearch where `ALGOLIA_…` are set, the site's own index where they are
 * not. What is set by half or malformed is told by the plugin, which checks what it is given.
 */
export function searchSettings(environment: Readonly<Record<string, string | undefined>>): SearchOptions {
  const given = Object.entries(VARIABLES).flatMap(([name, variable]) => {
    const value = environment[variable]?.trim();
    return value ? [[name, value] as const] : [];
  });
  return given.length === 0 ? {} : {algolia: Object.fromEntries(given) as unknown as AlgoliaSettings};
}

/** The hosts that DocSearch asks, for the Content-Security-Policy. */
export function searchHosts({algolia}: SearchOptions): string[] {
  if (!algolia?.appId) {
    return [];
  }
  const appId = algolia.appId.toLowerCase();
  return [
    `https://${appId}-dsn.algolia.net`,
    `https://${appId}.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`),
  ];
}
