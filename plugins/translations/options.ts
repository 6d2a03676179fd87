import Joi from 'joi';
import {optionsValidator} from '../../src/node/options';

export interface TranslationsOptions {
  /** Folders below `docs` whose pages a plugin writes, in every language: nobody translates them. */
  readonly generated: readonly string[];
}

const schema = Joi.object<TranslationsOptions>({
  generated: Joi.array().items(Joi.string()).default([]),
});

/** Fills in the defaults, and throws one error that names every problem. */
export const validateOptions = optionsValidator('translations', schema);
