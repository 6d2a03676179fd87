import Joi from 'joi';
import {optionsValidator} from '../../src/node/options';

/** The plugin takes no options. */
export type BundleOptions = Readonly<Record<string, never>>;

const schema = Joi.object<BundleOptions>({});

/** Throws one error that names every problem. */
export const validateOptions = optionsValidator('bundle', schema);
