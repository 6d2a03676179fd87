import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {COLOR_SCALES, THEME_COLOR} from '../../../src/site/tokens';
import {DOCS_FOLDER, docsScope, MANIFEST_FILE} from '../urls';
import {MANIFEST_ICONS} from '../icons';

export interface ManifestFacts {
  readonly title: string;
  readonly tagline: string;
  /** The language's base URL. */
  readonly baseUrl: string;
  /** The language, as in `<html lang>`. */
  readonly language: string;
  readonly direction: string;
}

/** The web app manifest with which a browser installs one language of the docs. */
export function webManifest({title, tagline, baseUrl, language, direction}: ManifestFacts): object {
  const scope = docsScope(baseUrl);
  return {
    id: scope,
    name: title,
    short_name: title,
    description: tagline,
    lang: language,
    dir: direction,
    scope,
    start_url: `${scope}introduction/`,
    display: 'standalone',
    theme_color: THEME_COLOR.light,
    background_color: COLOR_SCALES.grey[50],
    icons: MANIFEST_ICONS.map(({file, size, purpose}) => ({
      src: baseUrl + file,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  };
}

/** Writes the manifest of a built language. */
export function writeManifest({outDir, baseUrl, siteConfig, i18n}: Props): void {
  const folder = path.join(outDir, DOCS_FOLDER);
  const locale = i18n.localeConfigs[i18n.currentLocale];
  const facts: ManifestFacts = {
    title: siteConfig.title,
    tagline: siteConfig.tagline,
    baseUrl,
    language: locale?.htmlLang ?? i18n.currentLocale,
    direction: locale?.direction ?? 'ltr',
  };
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, MANIFEST_FILE), `${JSON.stringify(webManifest(facts), null, 2)}\n`);
}
