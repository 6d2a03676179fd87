import Joi from 'joi';
import {validateRoomOptions} from '../../src/node/options';

export interface MarkdownOptions {
  /** Folder of the written pages and their demos, from the site's folder. */
  readonly docs: string;
}

const SCHEMA = Joi.object<MarkdownOptions>({docs: Joi.string().default('docs')});

/**
 * Checks the room's options and fills in the defaults.
 *
 * @throws one error that names every fault
 */
export function readMarkdownOptions(options: unknown): MarkdownOptions {
  return validateRoomOptions('markdown', SCHEMA, options);
}
