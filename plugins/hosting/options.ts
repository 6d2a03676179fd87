import Joi from 'joi';
import {optionsValidator} from '../../src/node/options';
import type {Redirect} from '../../src/node/hosting/redirects';

/** Hosts other than the site's own that its pages may use. Each is an origin: `https://www.example.com`. */
export interface HostingOptions {
  /** Where scripts come from: the tag host of the analytics. They may also send data there. */
  readonly scriptHosts: readonly string[];
  /** Where stylesheets come from: the host of the icon font. */
  readonly styleHosts: readonly string[];
  /** Where font files come from. */
  readonly fontHosts: readonly string[];
  /** Where data comes from or goes to, besides the script hosts. */
  readonly connectHosts: readonly string[];
  /** Where forms are sent: sandboxes that take a demo by a form. */
  readonly formHosts: readonly string[];
  /** URL patterns of files whose content never changes under one name. */
  readonly immutable: readonly string[];
  /** URLs of files, outside the folders of the pages, that a browser must revalidate each time. */
  readonly revalidated: readonly string[];
  /**
   * The redirects of other plugins: groups in the sidebar, and pages that moved. A function, because Docusaurus writes all other
   * options into the code that every page loads.
   */
  readonly redirects: () => readonly Redirect[];
  /** A custom domain for GitHub Pages. */
  readonly pagesDomain?: string;
}

const withoutRedirects = (): readonly Redirect[] => [];

const origins = Joi.array()
  .items(Joi.string().pattern(/^https:\/\/[^/\s;,]+$/, 'origin'))
  .default([]);
const urls = Joi.array().items(Joi.string().pattern(/^\/\S*$/, 'address'));

const schema = Joi.object<HostingOptions>({
  scriptHosts: origins,
  styleHosts: origins,
  fontHosts: origins,
  connectHosts: origins,
  formHosts: origins,
  immutable: urls.default(['/assets/*', '/fonts/*']),
  revalidated: urls.default([]),
  // Joi calls a default that is a function to get the value.
  redirects: Joi.function().default(() => withoutRedirects),
  pagesDomain: Joi.string().hostname(),
});

/** Fills in the defaults, and throws one error that names every problem. */
export const validateOptions = optionsValidator('hosting', schema);
