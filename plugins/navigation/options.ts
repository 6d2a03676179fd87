import Joi from 'joi';
import {validateRoomOptions} from '../../src/node/options';

export interface NavigationOptions {
  /** Path of the file that exports the sidebars, from the project's root. */
  readonly sidebars: string;
  /** Path of the folder that holds the pages, from the project's root. */
  readonly docs: string;
}

const schema = Joi.object<NavigationOptions>({
  sidebars: Joi.string().default('sidebars.ts'),
  docs: Joi.string().default('docs'),
});

/**
 * Fills in the defaults of the room's options.
 *
 * @throws one error that names every fault
 */
export function readNavigationOptions(options: unknown): NavigationOptions {
  return validateRoomOptions('navigation', schema, options);
}
