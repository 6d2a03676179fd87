import Joi from 'joi';
import {validateRoomOptions} from '../../src/node/options';

/** The room takes no options. */
export type PlaygroundOptions = Readonly<Record<string, never>>;

const schema = Joi.object<PlaygroundOptions>({});

/**
 * Checks the room's options.
 *
 * @throws one error that names every fault
 */
export function readPlaygroundOptions(options: unknown): PlaygroundOptions {
  return validateRoomOptions('playground', schema, options);
}
