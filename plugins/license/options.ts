import Joi from 'joi';
import {optionsValidator} from '../../src/node/options';

export interface LicenseOptions {
  /**
   * Gives the key, or nothing. A function, because Docusaurus writes other options into the code that all pages load, and
   * the key belongs where the packages are that need it.
   */
  readonly key: () => string | undefined;
}

const schema = Joi.object<LicenseOptions>({key: Joi.function().required()});

/** Fills in the defaults, and throws one error that names every problem. */
export const validateOptions = optionsValidator('license', schema);
