import Joi from 'joi';
import {optionsValidator} from '../../src/node/options';

export interface TemplatesOptions {
  /** The demo that the page shows: path of its file from the project's root. */
  readonly demo: string;
  /** Whether another plugin makes demos of files; set by that plugin's contributions. */
  readonly hasDemos: boolean;
}

const schema = Joi.object<TemplatesOptions>({
  demo: Joi.string()
    .pattern(/\.tsx$/)
    .default('docs/introduction/dashboard-template/Dashboard.tsx')
    .messages({'string.pattern.base': '{{#label}} must be the path of a .tsx file'}),
  hasDemos: Joi.boolean().default(false),
});

/** Fills in the defaults, and throws one error that names every problem. */
export const validateOptions = optionsValidator('templates', schema);
