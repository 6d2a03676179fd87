import Joi from 'joi';
import {optionsValidator} from '../../src/node/options';

/** The plugin takes no options. */
export type PlaygroundOptions = Readonly<Record<string, never>>;

const schema = Joi.object<PlaygroundOptions>({});

/** Fills in the defaults, and throws one error that names every problem. */
export const validateOptions = optionsValidator('playground', schema);
