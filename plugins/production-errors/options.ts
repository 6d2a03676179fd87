import Joi from 'joi';
import {validateRoomOptions} from '../../src/node/options';
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

/**
 * Fills in the defaults of the room's options.
 *
 * @throws one error that names every fault
 */
export function readProductionErrorsOptions(options: unknown): ProductionErrorsOptions {
  return validateRoomOptions('production-errors', schema, options);
}
