import Joi from 'joi';
import {optionsValidator} from '../../src/node/options';

export interface NavigationOptions {
  /** Whether a link to a missing page stops the build (`throw`) or stays as it is (`ignore`). */
  readonly onMissingPages: 'throw' | 'ignore';
}

const schema = Joi.object<NavigationOptions>({
  onMissingPages: Joi.string().valid('throw', 'ignore').default('throw'),
});

/** Fills in the defaults, and throws one error that names every problem. */
export const validateOptions = optionsValidator('navigation', schema);
