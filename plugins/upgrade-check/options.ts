import Joi from 'joi';
import {optionsValidator} from '../../src/node/options';

/** The plugin takes no options; its limits are in `src/site/limits.ts`. */
export type UpgradeCheckOptions = Readonly<Record<string, never>>;

const schema = Joi.object<UpgradeCheckOptions>({});

/** Throws one error that names every problem. */
export const validateOptions = optionsValidator('upgrade-check', schema);
