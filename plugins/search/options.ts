import Joi from 'joi';
import {optionsValidator} from '../../src/node/options';
import {ALGOLIA_VARIABLES} from '../../src/node/settings';
import type {AlgoliaSettings} from './types';

export interface SearchOptions {
  /** Where DocSearch looks; without it the site's own index answers. */
  readonly algolia?: AlgoliaSettings;
}

function setting(name: keyof AlgoliaSettings, pattern: RegExp, form: string): Joi.StringSchema {
  return Joi.string()
    .pattern(pattern)
    .required()
    .messages({
      'any.required': `${ALGOLIA_VARIABLES[name]} is missing: set all of ${Object.values(ALGOLIA_VARIABLES).join(', ')}, or none`,
      'string.empty': `${ALGOLIA_VARIABLES[name]} is empty`,
      'string.pattern.base': `${ALGOLIA_VARIABLES[name]} must be ${form}`,
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
