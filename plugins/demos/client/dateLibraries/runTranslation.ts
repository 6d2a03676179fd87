import * as React from 'react';
import siteConfig from '@generated/docusaurus.config';
import type {ComponentType} from 'react';
import type {DemoModule, DemoTranslation} from '../../types';
import {prepareModules, type Require} from '../editor/siteModules';
import {sitePackages} from '../editor/sitePackages';
import {TRANSLATED_SCRIPTS} from './translatedUrl';

type Run = (require: Require, exports: Record<string, unknown>, react: typeof React) => void;

declare global {
  interface Window {
    /** Left by the scripts of translated demos. */
    [TRANSLATED_SCRIPTS]?: Readonly<Record<string, Run>>;
  }
}

async function loadScript({script, version}: DemoTranslation): Promise<Run> {
  const element = document.createElement('script');
  element.src = `${siteConfig.baseUrl.replace(/\/$/, '')}${script}?v=${version}`;
  await new Promise((resolve, reject) => {
    element.addEventListener('load', resolve);
    element.addEventListener('error', () => reject(new Error(`${script} could not be loaded.`)));
    document.head.append(element);
  }).finally(() => element.remove());
  const run = window[TRANSLATED_SCRIPTS]?.[script];
  if (!run) {
    throw new Error(`${script} is not the script of a demo.`);
  }
  return run;
}

/**
 * Runs a demo in another date library, with the packages that the demo has fetched; the library comes from those of the editor.
 *
 * @param demo the demo in the library that it is written with
 * @throws when the script or a package cannot be fetched
 */
export async function runTranslation(translation: DemoTranslation, demo: DemoModule): Promise<DemoModule> {
  const [run, sources] = await Promise.all([loadScript(translation), translation.loadSources()]);
  const text = sources.default.files[0]?.text ?? '';
  const exports: Record<string, unknown> = {};
  run(await prepareModules(text, {own: demo.modules ?? {}, packages: sitePackages}), exports, React);
  return {...demo, default: exports['default'] as ComponentType};
}
