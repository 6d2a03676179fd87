import {DEFAULT_PLUGIN_ID} from '@docusaurus/utils';
import type {ObjectSchema} from 'joi';

/** The argument of a plugin's `validateOptions`. */
interface Given {
  readonly options?: unknown;
}

/** Validated options: with defaults, and with the id that Docusaurus gives to each plugin. */
type Validated<Options> = Options & {readonly id: string};

/**
 * Makes the `validateOptions` that a plugin exports: it fills in the defaults and names all problems at once.
 *
 * @param plugin the plugin's name, which the message begins with
 * @param schema a Joi object schema with the defaults in it
 * @returns a function that throws `[demos] invalid options: "rows" must be a number; "colour" is not allowed`
 */
export function optionsValidator<Options>(
  plugin: string,
  schema: ObjectSchema<Options>,
): (given: Given) => Validated<Options> {
  return ({options}) => {
    const {id = DEFAULT_PLUGIN_ID, ...own} = (options ?? {}) as {readonly id?: string};
    const result = schema.validate(own, {abortEarly: false, convert: false});
    if (result.error) {
      throw new Error(`[${plugin}] invalid options: ${result.error.details.map(({message}) => message).join('; ')}`);
    }
    return {...result.value, id};
  };
}
