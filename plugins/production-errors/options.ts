import Joi from 'joi';
import {optionsValidator} from '../../src/node/options';
import {DOCUMENTED_PACKAGES} from '../../src/site/packages';

export interface ProductionErrorsOptions {
  /** The packages to begin at; those of the same family that they are built on are read too. */
  readonly packages: readonly string[];
}

const schema = Joi.object<ProductionErrorsOptions>({
  packages: Joi.array()
    .items(Joi.string())
    .min(1)
    .default(DOCUMENTED_PACKAGES.map(({name}) => name)),
});

/** Fills in the defaults, and throws one error that names every problem. */
export const validateOptions = optionsValidator('production-errors', schema);
