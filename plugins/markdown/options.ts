import Joi from 'joi';
import {optionsValidator} from '../../src/node/options';

/** The plugin takes no options. */
type MarkdownOptions = Readonly<Record<string, never>>;

const SCHEMA = Joi.object<MarkdownOptions>({});

/** Throws one error that names every problem. */
export const validateOptions = optionsValidator('markdown', SCHEMA);
