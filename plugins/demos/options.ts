import Joi from 'joi';
import {optionsValidator} from '../../src/node/options';

/** The plugin takes no options. */
type DemosOptions = Readonly<Record<string, never>>;

const schema = Joi.object<DemosOptions>({});

/** Throws one error that names every problem. */
export const validateOptions = optionsValidator('demos', schema);
