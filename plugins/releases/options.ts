import Joi from 'joi';
import {optionsValidator} from '../../src/node/options';
import {DIFFED_PRODUCTS} from './node/diffedProducts';
import type {DiffedProduct} from './node/diff/apiDiff';

export interface ReleasesOptions {
  /** How many releases the feed holds, the newest ones. */
  readonly feedEntries: number;
  /** The products whose majors are compared. */
  readonly diffs: readonly DiffedProduct[];
}

const diff = Joi.object({
  productId: Joi.string().required(),
  packages: Joi.array()
    .items(Joi.object({name: Joi.string().required(), olderAlias: Joi.string().required()}))
    .min(1)
    .required(),
  transform: Joi.string().required(),
  surroundings: Joi.string().allow('').required(),
});

const schema = Joi.object<ReleasesOptions>({
  feedEntries: Joi.number().integer().positive().default(20),
  diffs: Joi.array().items(diff).unique('productId').default(DIFFED_PRODUCTS),
});

/** Fills in the defaults, and throws one error that names every problem. */
export const validateOptions = optionsValidator('releases', schema);
