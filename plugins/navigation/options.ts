import Joi from 'joi';
import {optionsValidator} from '../../src/node/options';

export interface NavigationOptions {
  /** Path of the file that exports the sidebars, from the project's root. */
  readonly sidebars: string;
  /** Path of the folder that holds the pages, from the project's root. */
  readonly docs: string;
  /** Whether a link to a missing page stops the build (`throw`) or stays as it is (`ignore`). */
  readonly onMissingPages: 'throw' | 'ignore';
}

const schema = Joi.object<NavigationOptions>({
  sidebars: Joi.string().default('sidebars.ts'),
  docs: Joi.string().default('docs'),
  onMissingPages: Joi.string().valid('throw', 'ignore').default('throw'),
});

/** Fills in the defaults, and throws one error that names every problem. */
export const validateOptions = optionsValidator('navigation', schema);
