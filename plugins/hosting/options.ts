import Joi from 'joi';
import {optionsValidator} from '../../src/node/options';
import type {DocumentFolder} from '../../src/node/hosting/documentFolder';
import type {Redirect} from '../../src/node/hosting/redirects';

/** Hosts other than the site's own that its pages may use. Each is an origin: `https://www.example.com`. */
export interface HostingOptions {
  /** Where scripts come from: the tag host of the analytics. They may also send data there. */
  readonly scriptHosts: readonly string[];
  /** Where stylesheets come from: the host of the icon font. */
  readonly styleHosts: readonly string[];
  /** Where pictures come from, besides the site and `data:` URLs. */
  readonly imageHosts: readonly string[];
  /** Where font files come from. */
  readonly fontHosts: readonly string[];
  /** Where data comes from or goes to, besides the script hosts. */
  readonly connectHosts: readonly string[];
  /** Where forms are sent: sandboxes that take a demo by a form. */
  readonly formHosts: readonly string[];
  /** URL patterns of files whose content never changes under one name. */
  readonly immutable: readonly string[];
  /** Folders of documents with a policy of their own. */
  readonly documents: readonly DocumentFolder[];
  /** Whether `Strict-Transport-Security` includes the subdomains of the host, which the site may share with others. */
  readonly hasSecureSubdomains: boolean;
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
/** A line break in a value would begin another line of `_headers`. */
const headerValue = Joi.string().pattern(/^[^\r\n]+$/, 'line');

const documentFolder = Joi.object<DocumentFolder>({
  pattern: Joi.string()
    .pattern(/^\/[^/\s*]+\/\*$/, 'folder')
    .required(),
  policy: headerValue.required(),
  headers: Joi.object().pattern(/^[A-Za-z][A-Za-z-]*$/, headerValue),
});

const schema = Joi.object<HostingOptions>({
  scriptHosts: origins,
  styleHosts: origins,
  imageHosts: origins,
  fontHosts: origins,
  connectHosts: origins,
  formHosts: origins,
  immutable: Joi.array()
    .items(Joi.string().pattern(/^\/\S*$/, 'address'))
    .default(['/assets/*', '/fonts/*']),
  documents: Joi.array().items(documentFolder).default([]),
  hasSecureSubdomains: Joi.boolean().default(false),
  // Joi calls a default that is a function to get the value.
  redirects: Joi.function().default(() => withoutRedirects),
  pagesDomain: Joi.string().hostname(),
});

/** Fills in the defaults, and throws one error that names every problem. */
export const validateOptions = optionsValidator('hosting', schema);
