import Joi from 'joi';
import {validateRoomOptions} from '../kit/options';

export interface TranslationsOptions {
  /** Path of the folder that holds the English pages, from the project's root. */
  readonly docs: string;
  /** Folders below `docs` whose pages a room writes, in every language: nobody translates them. */
  readonly generated: readonly string[];
}

const schema = Joi.object<TranslationsOptions>({
  docs: Joi.string().default('docs'),
  generated: Joi.array().items(Joi.string()).default([]),
});

/**
 * Fills in the defaults of the room's options.
 *
 * @throws one error that names every fault
 */
export function readTranslationsOptions(options: unknown): TranslationsOptions {
  return validateRoomOptions('translations', schema, options);
}
