import Joi from 'joi';
import {optionsValidator} from '../../src/node/options';

/** The plugin takes no options. */
type ProductionErrorsOptions = Readonly<Record<string, never>>;

/** Throws one error that names every option that was given. */
export const validateOptions = optionsValidator('production-errors', Joi.object<ProductionErrorsOptions>({}));
