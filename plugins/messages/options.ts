import Joi from 'joi';
import {optionsValidator} from '../../src/node/options';

/** The plugin has no options: which packages print messages is typed once, in `src/site/packages.ts`. */
type MessagesOptions = Readonly<Record<string, never>>;

/** Throws one error that names every option that was given. */
export const validateOptions = optionsValidator('messages', Joi.object<MessagesOptions>({}));
