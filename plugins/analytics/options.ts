import Joi from 'joi';
import {optionsValidator} from '../../src/node/options';

export interface AnalyticsOptions {
  /** `G-1A2B3C4D5E`. Without it the plugin does nothing. */
  readonly measurementId?: string;
  /** The origin that the tag script comes from. */
  readonly tagHost: string;
  /** Other hosts that the tag script sends data to, as in a Content-Security-Policy: `https://*.example.com`. */
  readonly dataHosts: readonly string[];
  /** `assumed`: measured unless the reader objects. `required`: only once the page says that the reader agreed. */
  readonly consent: 'assumed' | 'required';
}

const schema = Joi.object<AnalyticsOptions>({
  measurementId: Joi.string().pattern(/^[A-Z]+-[A-Z0-9]+$/, 'measurement id'),
  tagHost: Joi.string()
    .pattern(/^https:\/\/[^/\s;,*]+$/, 'origin')
    .default('https://www.googletagmanager.com'),
  dataHosts: Joi.array()
    .items(Joi.string().pattern(/^https:\/\/[^/\s;,]+$/, 'origin'))
    .default([]),
  consent: Joi.string().valid('assumed', 'required').default('assumed'),
});

/** Fills in the defaults, and throws one error that names every problem. */
export const validateOptions = optionsValidator('analytics', schema);
