import Joi from 'joi';
import {optionsValidator} from '../../src/node/options';

export interface LicenseOptions {
  /**
   * Returns the key, or nothing. It is a function, because Docusaurus writes other options into the code that all pages load,
   * and the key belongs only on pages with packages that need it.
   */
  readonly key: () => string | undefined;
}

const schema = Joi.object<LicenseOptions>({key: Joi.function().required()});

/** Fills in the defaults, and throws one error that names every problem. */
export const validateOptions = optionsValidator('license', schema);
