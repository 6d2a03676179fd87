import type {ObjectSchema} from 'joi';

/**
 * Validates the options of a room, filling in its defaults.
 *
 * @param room the room's name, which the message begins with
 * @param schema a Joi object schema with the defaults in it
 * @param options what `docusaurus.config.ts` gave
 * @throws one error that names all faults: `[demos] invalid options: "rows" must be a number; "colour" is not allowed`
 */
export function validateRoomOptions<Options>(room: string, schema: ObjectSchema<Options>, options: unknown): Options {
  const result = schema.validate(options ?? {}, {abortEarly: false, convert: false});
  if (result.error) {
    const faults = result.error.details.map((detail) => detail.message).join('; ');
    throw new Error(`[${room}] invalid options: ${faults}`);
  }
  return result.value;
}
