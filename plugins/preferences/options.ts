import Joi from 'joi';
import {optionsValidator} from '../../src/node/options';

export interface PreferencesOptions {
  /** Colors of the browser's own frame, by mode. */
  readonly themeColor: {readonly light: string; readonly dark: string};
}

const schema = Joi.object<PreferencesOptions>({
  themeColor: Joi.object({light: Joi.string().required(), dark: Joi.string().required()}).required(),
});

/** Fills in the defaults, and throws one error that names every problem. */
export const validateOptions = optionsValidator('preferences', schema);
