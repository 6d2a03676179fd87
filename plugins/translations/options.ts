import Joi from 'joi';
import {optionsValidator} from '../../src/node/options';

export interface TranslationsOptions {
  /** Path of the folder that holds the English pages, from the project's root. */
  readonly docs: string;
  /** Folders below `docs` whose pages a plugin writes, in every language: nobody translates them. */
  readonly generated: readonly string[];
}

const schema = Joi.object<TranslationsOptions>({
  docs: Joi.string().default('docs'),
  generated: Joi.array().items(Joi.string()).default([]),
});

/** Fills in the defaults, and throws one error that names every problem. */
export const validateOptions = optionsValidator('translations', schema);
