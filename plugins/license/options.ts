import Joi from 'joi';
import {validateRoomOptions} from '../../src/node/options';

export interface LicenseOptions {
  /**
   * Gives the key, or nothing. A function, because Docusaurus writes other options into the code that all pages load, and
   * the key belongs where the packages are that need it.
   */
  readonly key: () => string | undefined;
}

const schema = Joi.object<LicenseOptions>({key: Joi.function().required()});

/**
 * Checks the options.
 *
 * @throws one error that names every fault
 */
export function readLicenseOptions(options: unknown): LicenseOptions {
  return validateRoomOptions('license', schema, options);
}
