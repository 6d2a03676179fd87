import Joi from 'joi';
import {optionsValidator} from '../../src/node/options';

export interface TranslationsOptions {
  /** Path of the folder that holds the English pages, from the project's root. */
  readonly docs: string;
  /** Folders below `docs` whose pages a plugin writes, in every language: nobody translates them. */
  readonly generated: readonly string[];
}

/** What this site gives to the plugin: to its plugin, to its remark plugin, and to its commands, which run without the config. */
export const SITE_TRANSLATIONS = {docs: 'docs', generated: ['api']} satisfies TranslationsOptions;

const schema = Joi.object<TranslationsOptions>({
  docs: Joi.string().default('docs'),
  generated: Joi.array().items(Joi.string()).default([]),
});

/** Fills in the defaults, and throws one error that names every problem. */
export const validateOptions = optionsValidator('translations', schema);
