import Joi from 'joi';
import {optionsValidator} from '../../src/node/options';

export interface MarkdownOptions {
  /** Folder of the written pages and their demos, from the site's folder. */
  readonly docs: string;
}

const SCHEMA = Joi.object<MarkdownOptions>({docs: Joi.string().default('docs')});

/** Fills in the defaults, and throws one error that names every problem. */
export const validateOptions = optionsValidator('markdown', SCHEMA);
