import {existsSync} from 'node:fs';
import path from 'node:path';
import type {RouteConfig} from '@docusaurus/types';
import type {FontProvider} from '../../../src/site/fonts';
import {publishedPath} from '../../../src/site/paths';
import {SITE} from '../../../src/site/site';
import {PluginError} from '../../../src/node/errors';
import type {TemplatesOptions} from '../options';

export interface TemplateRouteRequest {
  readonly siteDir: string;
  /** Base URL of the language that is built. */
  readonly baseUrl: string;
  readonly options: TemplatesOptions;
  readonly provider: FontProvider;
}

/**
 * The route of the template's page: what shows it, and the demo and the font provider as its data.
 *
 * @throws PluginError if there is no such demo
 */
export function templateRoute({siteDir, baseUrl, options, provider}: TemplateRouteRequest): RouteConfig {
  const {demo, hasDemos} = options;
  const file = path.join(siteDir, demo);
  if (!existsSync(file)) {
    throw new PluginError('templates', 'there is no such demo. Fix the option "demo", or take the plugin out.', {
      file: demo,
    });
  }
  const {familyStylesheet, iconStylesheet, fontHost} = provider;
  return {
    path: baseUrl.replace(/\/$/, '') + publishedPath(SITE.dashboardPath),
    component: '@theme/TemplatePage',
    exact: true,
    props: {provider: {familyStylesheet, iconStylesheet, fontHost}},
    ...(hasDemos && {modules: {demo: `${file}?demo`}}),
  };
}
