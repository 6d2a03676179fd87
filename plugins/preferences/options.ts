import Joi from 'joi';
import {validateRoomOptions} from '../../src/node/options';

export interface PreferencesOptions {
  /** Colors of the browser's own frame, by mode. */
  readonly themeColor: {readonly light: string; readonly dark: string};
}

const schema = Joi.object<PreferencesOptions>({
  themeColor: Joi.object({light: Joi.string().required(), dark: Joi.string().required()}).required(),
});

/**
 * Checks the room's options.
 *
 * @throws one error that names every fault
 */
export function readPreferencesOptions(options: unknown): PreferencesOptions {
  return validateRoomOptions('preferences', schema, options);
}
