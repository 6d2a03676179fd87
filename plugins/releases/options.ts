import Joi from 'joi';
import {optionsValidator} from '../../src/node/options';

export interface ReleasesOptions {
  /** How many releases the feed holds, the newest ones. */
  readonly feedEntries: number;
}

const schema = Joi.object<ReleasesOptions>({
  feedEntries: Joi.number().integer().positive().default(20),
});

/** Fills in the defaults, and throws one error that names every problem. */
export const validateOptions = optionsValidator('releases', schema);
