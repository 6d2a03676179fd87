import Joi from 'joi';
import {optionsValidator} from '../../src/node/options';

export interface DemosOptions {
  /** Path of the folder that holds pages and demos, from the project's root. */
  readonly docs: string;
}

/** Where pages and demos are, unless the option `docs` says otherwise. */
export const DEFAULT_DOCS_FOLDER = 'docs';

const schema = Joi.object<DemosOptions>({
  docs: Joi.string().default(DEFAULT_DOCS_FOLDER),
});

/** Fills in the defaults, and throws one error that names every problem. */
export const validateOptions = optionsValidator('demos', schema);
